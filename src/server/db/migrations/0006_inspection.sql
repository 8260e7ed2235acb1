CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"operator_id" uuid,
	"action" text NOT NULL,
	"transaction_id" bigint,
	"item_number" smallint,
	"data" jsonb,
	"happened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_session" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"roles" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"disabled_at" timestamp with time zone,
	CONSTRAINT "operator_name_unique" UNIQUE("name"),
	CONSTRAINT "operator_name" CHECK ("operator"."name" ~ '^[a-z0-9][a-z0-9._-]{1,39}$'),
	CONSTRAINT "operator_roles" CHECK ("operator"."roles" <@ array['inspector', 'second_inspector', 'payout', 'support'] and cardinality("operator"."roles") > 0)
);
--> statement-breakpoint
CREATE TABLE "arrival" (
	"transaction_id" bigint PRIMARY KEY NOT NULL,
	"weight_in_grams" integer NOT NULL,
	"operator_id" uuid NOT NULL,
	"booked_in_at" timestamp with time zone NOT NULL,
	CONSTRAINT "arrival_weight" CHECK ("arrival"."weight_in_grams" between 1 and 100000)
);
--> statement-breakpoint
CREATE TABLE "clarification_case" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "clarification_case_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"transaction_id" bigint NOT NULL,
	"item_number" smallint NOT NULL,
	"inspection_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text,
	"missing_part" text,
	"price_in_cents" integer,
	"opened_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" text,
	CONSTRAINT "clarification_case_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "clarification_case_kind" CHECK ("clarification_case"."kind" in ('PRICE', 'ACTION')),
	CONSTRAINT "clarification_case_reason" CHECK (("clarification_case"."reason" is null) = ("clarification_case"."kind" = 'PRICE')),
	CONSTRAINT "clarification_case_part" CHECK (("clarification_case"."missing_part" is null) = ("clarification_case"."reason" is distinct from 'MISSING_PART')),
	CONSTRAINT "clarification_case_answer" CHECK (("clarification_case"."answer" is null) = ("clarification_case"."answered_at" is null) and ("clarification_case"."answer" is null) = ("clarification_case"."answered_by" is null))
);
--> statement-breakpoint
CREATE TABLE "clarification_offer" (
	"offer_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" bigint NOT NULL,
	"answer" text NOT NULL,
	CONSTRAINT "clarification_offer_answer" UNIQUE("case_id","answer"),
	CONSTRAINT "clarification_offer_kind" CHECK ("clarification_offer"."answer" in ('ACCEPT', 'RETURN', 'RECYCLE', 'APPEAL', 'DONE'))
);
--> statement-breakpoint
CREATE TABLE "inspection" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"transaction_id" bigint NOT NULL,
	"item_number" smallint NOT NULL,
	"round" smallint NOT NULL,
	"operator_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"nonce" "bytea" NOT NULL,
	"found" jsonb,
	"serial_number" text,
	"is_hazardous" boolean DEFAULT false NOT NULL,
	"commitment" "bytea",
	"committed_at" timestamp with time zone,
	"outcome" text,
	"second_price_in_cents" integer,
	"decided_at" timestamp with time zone,
	CONSTRAINT "inspection_round" UNIQUE("transaction_id","item_number","round"),
	CONSTRAINT "inspection_commitment" CHECK (("inspection"."commitment" is null) = ("inspection"."committed_at" is null) and ("inspection"."commitment" is null) = ("inspection"."found" is null)),
	CONSTRAINT "inspection_decision" CHECK ("inspection"."outcome" is null or "inspection"."commitment" is not null)
);
--> statement-breakpoint
CREATE TABLE "photo" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"transaction_id" bigint NOT NULL,
	"item_number" smallint,
	"purpose" text NOT NULL,
	"media_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"sha256" "bytea" NOT NULL,
	"operator_id" uuid NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "photo_purpose" CHECK ("photo"."purpose" in ('UNBOXING', 'FINDING')),
	CONSTRAINT "photo_media_type" CHECK ("photo"."media_type" in ('image/jpeg', 'image/png', 'image/webp')),
	CONSTRAINT "photo_item" CHECK (("photo"."item_number" is null) = ("photo"."purpose" = 'UNBOXING'))
);
--> statement-breakpoint
CREATE TABLE "return_shipment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_shipment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" bigint NOT NULL,
	"item_number" smallint NOT NULL,
	"carrier" text NOT NULL,
	"tracking_number" text NOT NULL,
	"label_pdf" "bytea" NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	"scanned_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "return_shipment_tracking_number_unique" UNIQUE("tracking_number")
);
--> statement-breakpoint
CREATE TABLE "payout_batch" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_batch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" text NOT NULL,
	"payment_type_id" smallint NOT NULL,
	"currency" text NOT NULL,
	"payout_count" integer NOT NULL,
	"total_in_cents" bigint NOT NULL,
	"sealed_file" "bytea" NOT NULL,
	"operator_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payout_batch_message_id_unique" UNIQUE("message_id"),
	CONSTRAINT "payout_batch_total" CHECK ("payout_batch"."total_in_cents" > 0 and "payout_batch"."payout_count" > 0),
	CONSTRAINT "payout_batch_currency" CHECK ("payout_batch"."currency" in ('EUR', 'PLN')),
	CONSTRAINT "payout_batch_payment_type" CHECK ("payout_batch"."payment_type_id" in (13, 14))
);
--> statement-breakpoint
CREATE TABLE "payout" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" bigint NOT NULL,
	"item_number" smallint NOT NULL,
	"attempt" smallint NOT NULL,
	"reference" text NOT NULL,
	"amount_in_cents" integer NOT NULL,
	"bonus_in_cents" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"batch_id" bigint,
	"end_to_end_id" text,
	"rejected_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payout_attempt" UNIQUE("transaction_id","item_number","attempt"),
	CONSTRAINT "payout_amount" CHECK ("payout"."amount_in_cents" > 0 and "payout"."bonus_in_cents" >= 0),
	CONSTRAINT "payout_status" CHECK ("payout"."status" in ('due', 'ordered', 'confirmed', 'rejected')),
	CONSTRAINT "payout_ordered" CHECK (("payout"."status" = 'due') = ("payout"."batch_id" is null))
);
--> statement-breakpoint
CREATE TABLE "purchase_register" (
	"country" text NOT NULL,
	"sequence" bigint NOT NULL,
	"day" date NOT NULL,
	"transaction_id" bigint NOT NULL,
	"item_number" smallint NOT NULL,
	"entry" jsonb NOT NULL,
	"previous_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "purchase_register_country_sequence_pk" PRIMARY KEY("country","sequence")
);
--> statement-breakpoint
ALTER TABLE "shipment" ADD COLUMN "first_scan_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipment" ADD COLUMN "last_scan_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "trade_item" ADD COLUMN "settled_in_cents" integer;--> statement-breakpoint
ALTER TABLE "trade_item" ADD COLUMN "bonus_in_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trade" ADD COLUMN "accept_from_bp" integer;--> statement-breakpoint
ALTER TABLE "trade" ADD COLUMN "accept_otherwise" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_session" ADD CONSTRAINT "operator_session_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrival" ADD CONSTRAINT "arrival_transaction_id_trade_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."trade"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrival" ADD CONSTRAINT "arrival_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clarification_case" ADD CONSTRAINT "clarification_case_inspection_id_inspection_id_fk" FOREIGN KEY ("inspection_id") REFERENCES "public"."inspection"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clarification_case" ADD CONSTRAINT "clarification_case_item" FOREIGN KEY ("transaction_id","item_number") REFERENCES "public"."trade_item"("transaction_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clarification_offer" ADD CONSTRAINT "clarification_offer_case_id_clarification_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."clarification_case"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection" ADD CONSTRAINT "inspection_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection" ADD CONSTRAINT "inspection_item" FOREIGN KEY ("transaction_id","item_number") REFERENCES "public"."trade_item"("transaction_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_transaction_id_trade_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."trade"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_shipment" ADD CONSTRAINT "return_shipment_device" FOREIGN KEY ("transaction_id","item_number") REFERENCES "public"."trade_item"("transaction_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batch" ADD CONSTRAINT "payout_batch_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_transaction_id_trade_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."trade"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_batch_id_payout_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_register" ADD CONSTRAINT "purchase_register_device" FOREIGN KEY ("transaction_id","item_number") REFERENCES "public"."trade_item"("transaction_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_trade" ON "audit_log" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "audit_log_time" ON "audit_log" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "operator_session_operator" ON "operator_session" USING btree ("operator_id");--> statement-breakpoint
CREATE UNIQUE INDEX "clarification_case_open" ON "clarification_case" USING btree ("transaction_id","item_number") WHERE "clarification_case"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "clarification_case_deadline" ON "clarification_case" USING btree ("answer_by") WHERE "clarification_case"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "photo_trade" ON "photo" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "return_shipment_item" ON "return_shipment" USING btree ("transaction_id","item_number");--> statement-breakpoint
CREATE INDEX "payout_due" ON "payout" USING btree ("status") WHERE "payout"."status" in ('due', 'ordered');--> statement-breakpoint
CREATE INDEX "payout_batch_id" ON "payout" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "purchase_register_item" ON "purchase_register" USING btree ("transaction_id","item_number");--> statement-breakpoint
CREATE INDEX "purchase_register_day" ON "purchase_register" USING btree ("country","day");--> statement-breakpoint
ALTER TABLE "trade_item" ADD CONSTRAINT "trade_item_settled" CHECK ("trade_item"."settled_in_cents" > 0 and "trade_item"."bonus_in_cents" >= 0);--> statement-breakpoint
ALTER TABLE "trade" ADD CONSTRAINT "trade_accept_rule" CHECK (("trade"."accept_from_bp" is null) = ("trade"."accept_otherwise" is null)
        and "trade"."accept_from_bp" between 1 and 10000 and "trade"."accept_otherwise" in ('ASK', 'RETURN', 'RECYCLE'));
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are added, never changed', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER trade_event_append_only BEFORE UPDATE OR DELETE ON "trade_event" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER trade_event_never_emptied BEFORE TRUNCATE ON "trade_event" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_log_never_emptied BEFORE TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER purchase_register_append_only BEFORE UPDATE OR DELETE ON "purchase_register" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER purchase_register_never_emptied BEFORE TRUNCATE ON "purchase_register" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE FUNCTION refuse_other_findings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.commitment IS NOT NULL AND (NEW.commitment, NEW.found, NEW.nonce, NEW.serial_number, NEW.is_hazardous, NEW.committed_at)
    IS DISTINCT FROM (OLD.commitment, OLD.found, OLD.nonce, OLD.serial_number, OLD.is_hazardous, OLD.committed_at) THEN
    RAISE EXCEPTION 'findings are committed' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER inspection_commitment_stands BEFORE UPDATE ON "inspection" FOR EACH ROW EXECUTE FUNCTION refuse_other_findings();
