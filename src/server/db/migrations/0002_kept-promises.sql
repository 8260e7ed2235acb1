CREATE TABLE "clarification_proof" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"clarification_id" bigint NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"size_in_bytes" integer NOT NULL,
	"sha256" "bytea" NOT NULL,
	"sent_sha256" "bytea" NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "clarification_proof_once" UNIQUE("clarification_id","sent_sha256"),
	CONSTRAINT "clarification_proof_name" CHECK (char_length("clarification_proof"."name") between 1 and 80),
	CONSTRAINT "clarification_proof_media_type" CHECK ("clarification_proof"."media_type" in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')),
	CONSTRAINT "clarification_proof_size" CHECK ("clarification_proof"."size_in_bytes" = octet_length("clarification_proof"."content"))
);
--> statement-breakpoint
CREATE TABLE "part_parcel" (
	"clarification_id" bigint PRIMARY KEY NOT NULL,
	"transaction_id" bigint NOT NULL,
	"item_number" smallint NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"carrier" text,
	"tracking_number" text,
	"qr_text" text,
	"label_pdf" "bytea",
	"booked_at" timestamp with time zone,
	"scanned_at" timestamp with time zone,
	"arrived_at" timestamp with time zone,
	"operator_id" uuid,
	CONSTRAINT "part_parcel_tracking_number_unique" UNIQUE("tracking_number"),
	CONSTRAINT "part_parcel_booking" CHECK (("part_parcel"."booked_at" is null) = ("part_parcel"."carrier" is null)
        and ("part_parcel"."booked_at" is null) = ("part_parcel"."tracking_number" is null)
        and ("part_parcel"."booked_at" is null) = ("part_parcel"."qr_text" is null)
        and ("part_parcel"."booked_at" is null) = ("part_parcel"."label_pdf" is null)),
	CONSTRAINT "part_parcel_arrival" CHECK (("part_parcel"."arrived_at" is null) = ("part_parcel"."operator_id" is null))
);
--> statement-breakpoint
CREATE TABLE "identity_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transaction_id" bigint NOT NULL,
	"side" text NOT NULL,
	"media_type" text NOT NULL,
	"sealed_content" "bytea" NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_file_side" UNIQUE("transaction_id","side"),
	CONSTRAINT "identity_file_side_name" CHECK ("identity_file"."side" in ('FRONT', 'BACK'))
);
--> statement-breakpoint
CREATE TABLE "identity_request" (
	"transaction_id" bigint PRIMARY KEY NOT NULL,
	"legal_basis" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"requested_by" uuid,
	"submitted_at" timestamp with time zone,
	"document_kind" text,
	"sealed_fields" "bytea",
	"digest" text,
	"accepted_at" timestamp with time zone,
	"refused_at" timestamp with time zone,
	"refusal_reason" text,
	"decided_by" uuid,
	CONSTRAINT "identity_request_kind" CHECK ("identity_request"."document_kind" in ('ID_CARD', 'PASSPORT', 'RESIDENCE_PERMIT', 'DRIVING_LICENCE')),
	CONSTRAINT "identity_request_reason" CHECK ("identity_request"."refusal_reason" in ('UNREADABLE', 'INCOMPLETE', 'EXPIRED', 'NAME_DIFFERS', 'FIELDS_DIFFER')),
	CONSTRAINT "identity_request_document" CHECK (("identity_request"."submitted_at" is null) = ("identity_request"."sealed_fields" is null)
        and ("identity_request"."submitted_at" is null) = ("identity_request"."document_kind" is null)
        and ("identity_request"."submitted_at" is null) = ("identity_request"."digest" is null)),
	CONSTRAINT "identity_request_refusal" CHECK (("identity_request"."refused_at" is null) = ("identity_request"."refusal_reason" is null)),
	CONSTRAINT "identity_request_decision" CHECK (("identity_request"."accepted_at" is null or "identity_request"."submitted_at" is not null)
        and ("identity_request"."decided_by" is null) = ("identity_request"."accepted_at" is null and "identity_request"."refused_at" is null))
);
--> statement-breakpoint
CREATE TABLE "recycling_parcel" (
	"id" bigint PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"market" text NOT NULL,
	"shop_mode" text NOT NULL,
	"link_origin" text NOT NULL,
	"link_market" text NOT NULL,
	"mailbox_key" text,
	"state" text NOT NULL,
	"state_since" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"send_by" timestamp with time zone NOT NULL,
	"carrier" text,
	"tracking_number" text,
	"qr_text" text,
	"first_scan_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	"weight_in_grams" integer,
	"device_count" smallint,
	"recycled_at" timestamp with time zone,
	CONSTRAINT "recycling_parcel_number_unique" UNIQUE("number"),
	CONSTRAINT "recycling_parcel_tracking_number_unique" UNIQUE("tracking_number"),
	CONSTRAINT "recycling_parcel_market" CHECK ("recycling_parcel"."market" in ('at', 'de', 'en', 'es', 'fr', 'it', 'pl')),
	CONSTRAINT "recycling_parcel_shop_mode" CHECK ("recycling_parcel"."shop_mode" in ('default', 'b2bWidget', 'agan')),
	CONSTRAINT "recycling_parcel_state_known" CHECK ("recycling_parcel"."state" in ('CREATED', 'LABEL_ISSUED', 'IN_TRANSIT', 'RECEIVED', 'RECYCLED', 'EXPIRED')),
	CONSTRAINT "recycling_parcel_deadline" CHECK ("recycling_parcel"."send_by" > "recycling_parcel"."created_at"),
	CONSTRAINT "recycling_parcel_label" CHECK (("recycling_parcel"."state" = 'CREATED') = ("recycling_parcel"."tracking_number" is null)
        and ("recycling_parcel"."tracking_number" is null) = ("recycling_parcel"."carrier" is null)
        and ("recycling_parcel"."tracking_number" is null) = ("recycling_parcel"."qr_text" is null)),
	CONSTRAINT "recycling_parcel_arrival" CHECK (("recycling_parcel"."state" in ('RECEIVED', 'RECYCLED')) = ("recycling_parcel"."received_at" is not null)
        and ("recycling_parcel"."received_at" is null) = ("recycling_parcel"."device_count" is null)
        and ("recycling_parcel"."received_at" is null) = ("recycling_parcel"."weight_in_grams" is null)
        and ("recycling_parcel"."state" = 'RECYCLED') = ("recycling_parcel"."recycled_at" is not null)
        and "recycling_parcel"."device_count" >= 0 and "recycling_parcel"."weight_in_grams" > 0)
);
--> statement-breakpoint
CREATE TABLE "recycling_sender" (
	"parcel_id" bigint PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"street" text NOT NULL,
	"house_number" text NOT NULL,
	"address_extra" text,
	"zip" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"device" text NOT NULL,
	"label_pdf" "bytea",
	CONSTRAINT "recycling_sender_email_case" CHECK ("recycling_sender"."email" = lower("recycling_sender"."email"))
);
--> statement-breakpoint
CREATE TABLE "review_objection" (
	"email" text PRIMARY KEY NOT NULL,
	"objected_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_objection_email" CHECK ("review_objection"."email" = lower("review_objection"."email"))
);
--> statement-breakpoint
CREATE TABLE "review_request" (
	"transaction_id" bigint PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" bigint NOT NULL,
	"market" text NOT NULL,
	"category_id" text NOT NULL,
	"stars" smallint NOT NULL,
	"sentence" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"hide_reason" text,
	"decided_at" timestamp with time zone,
	"was_published" boolean DEFAULT false NOT NULL,
	CONSTRAINT "review_transaction_id_unique" UNIQUE("transaction_id"),
	CONSTRAINT "review_market" CHECK ("review"."market" in ('at', 'de', 'en', 'es', 'fr', 'it', 'pl')),
	CONSTRAINT "review_category" CHECK ("review"."category_id" in ('phones', 'tablets', 'laptops', 'cameras', 'lenses', 'monitors', 'consoles')),
	CONSTRAINT "review_stars" CHECK ("review"."stars" between 1 and 5),
	CONSTRAINT "review_sentence" CHECK (length("review"."sentence") between 1 and 400),
	CONSTRAINT "review_state" CHECK ("review"."state" in ('waiting', 'published', 'hidden')),
	CONSTRAINT "review_decision" CHECK (("review"."state" = 'waiting') = ("review"."decided_at" is null)
        and ("review"."state" = 'hidden') = ("review"."hide_reason" is not null)
        and "review"."hide_reason" in ('INSULT', 'PERSONAL_DATA', 'UNLAWFUL', 'ADVERTISING', 'UNREADABLE'))
);
--> statement-breakpoint
CREATE TABLE "newsletter_consent" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_consent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"market" text NOT NULL,
	"kind" text NOT NULL,
	"way" text NOT NULL,
	"asked_at" timestamp with time zone,
	"happened_at" timestamp with time zone NOT NULL,
	"wording" text,
	CONSTRAINT "newsletter_consent_kind" CHECK (("newsletter_consent"."kind" = 'given' and "newsletter_consent"."way" in ('link', 'account') and "newsletter_consent"."asked_at" is not null and "newsletter_consent"."wording" is not null)
        or ("newsletter_consent"."kind" = 'ended' and "newsletter_consent"."way" in ('link', 'account', 'bounce', 'complaint', 'erasure') and "newsletter_consent"."asked_at" is null and "newsletter_consent"."wording" is null))
);
--> statement-breakpoint
CREATE TABLE "newsletter_delivery" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_delivery_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"issue_id" integer NOT NULL,
	"subscription_id" bigint NOT NULL,
	"status" text DEFAULT 'chosen' NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	"dispatched_at" timestamp with time zone,
	"price_list_version" integer,
	"settled_at" timestamp with time zone,
	"report" text,
	CONSTRAINT "newsletter_delivery_once" UNIQUE("issue_id","subscription_id"),
	CONSTRAINT "newsletter_delivery_status" CHECK ("newsletter_delivery"."status" in ('chosen', 'queued', 'sent', 'uncertain', 'skipped', 'refused', 'failed')),
	CONSTRAINT "newsletter_delivery_report" CHECK ("newsletter_delivery"."report" in ('hard', 'soft', 'complaint'))
);
--> statement-breakpoint
CREATE TABLE "newsletter_issue" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_issue_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"market" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"tested_revision" integer,
	"scheduled_for" timestamp with time zone,
	"started_at" timestamp with time zone,
	"chosen_through" bigint DEFAULT 0 NOT NULL,
	"is_chosen" boolean DEFAULT false NOT NULL,
	"finished_at" timestamp with time zone,
	"totals" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_issue_market" CHECK ("newsletter_issue"."market" in ('de', 'es', 'fr', 'it')),
	CONSTRAINT "newsletter_issue_status" CHECK ("newsletter_issue"."status" in ('draft', 'scheduled', 'sending', 'sent', 'stopped')),
	CONSTRAINT "newsletter_issue_times" CHECK (("newsletter_issue"."status" <> 'scheduled' or "newsletter_issue"."scheduled_for" is not null)
        and ("newsletter_issue"."status" in ('draft', 'scheduled')) = ("newsletter_issue"."started_at" is null)
        and ("newsletter_issue"."status" in ('sent', 'stopped')) = ("newsletter_issue"."finished_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "newsletter_pace" (
	"id" integer PRIMARY KEY NOT NULL,
	"next_at_ms" double precision NOT NULL,
	CONSTRAINT "newsletter_pace_one" CHECK ("newsletter_pace"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "newsletter_picture" (
	"issue_id" integer NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "newsletter_picture_issue_id_name_pk" PRIMARY KEY("issue_id","name"),
	CONSTRAINT "newsletter_picture_size" CHECK (octet_length("newsletter_picture"."content") <= 200000)
);
--> statement-breakpoint
CREATE TABLE "newsletter_test" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"issue_id" integer NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suppression" (
	"mailbox_key" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "suppression_reason" CHECK ("suppression"."reason" in ('bounce', 'complaint'))
);
--> statement-breakpoint
CREATE TABLE "price_watch" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"market" text NOT NULL,
	"device_id" integer NOT NULL,
	"storage_gb" integer NOT NULL,
	"condition_id" smallint,
	"answers" jsonb NOT NULL,
	"answers_key" text NOT NULL,
	"is_complete" boolean NOT NULL,
	"kind" text NOT NULL,
	"target_in_cents" integer,
	"known_in_cents" integer NOT NULL,
	"status" text NOT NULL,
	"confirm_key" "bytea" NOT NULL,
	"end_key" "bytea" NOT NULL,
	"shop_url" text NOT NULL,
	"is_business" boolean NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"checked_list" integer DEFAULT 0 NOT NULL,
	"checked_rule" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "price_watch_confirm_key_unique" UNIQUE("confirm_key"),
	CONSTRAINT "price_watch_end_key_unique" UNIQUE("end_key"),
	CONSTRAINT "price_watch_email" CHECK ("price_watch"."email" = lower("price_watch"."email")),
	CONSTRAINT "price_watch_market" CHECK ("price_watch"."market" in ('at', 'de', 'en', 'es', 'fr', 'it', 'pl')),
	CONSTRAINT "price_watch_kind" CHECK ("price_watch"."kind" in ('reached', 'changed')),
	CONSTRAINT "price_watch_target" CHECK (("price_watch"."kind" = 'reached') = ("price_watch"."target_in_cents" is not null)),
	CONSTRAINT "price_watch_status" CHECK (("price_watch"."status" = 'pending' and "price_watch"."confirmed_at" is null)
        or ("price_watch"."status" in ('active', 'done') and "price_watch"."confirmed_at" is not null and "price_watch"."expires_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "operator" DROP CONSTRAINT "operator_roles";--> statement-breakpoint
ALTER TABLE "payout_hold" DROP CONSTRAINT "payout_hold_reason";--> statement-breakpoint
ALTER TABLE "clarification" ADD COLUMN "proof_refusal" text;--> statement-breakpoint
ALTER TABLE "clarification_proof" ADD CONSTRAINT "clarification_proof_clarification_id_clarification_id_fk" FOREIGN KEY ("clarification_id") REFERENCES "public"."clarification"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_parcel" ADD CONSTRAINT "part_parcel_clarification_id_clarification_id_fk" FOREIGN KEY ("clarification_id") REFERENCES "public"."clarification"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_parcel" ADD CONSTRAINT "part_parcel_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_parcel" ADD CONSTRAINT "part_parcel_device" FOREIGN KEY ("transaction_id","item_number") REFERENCES "public"."trade_item"("transaction_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_file" ADD CONSTRAINT "identity_file_transaction_id_identity_request_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."identity_request"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_request" ADD CONSTRAINT "identity_request_transaction_id_trade_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."trade"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_request" ADD CONSTRAINT "identity_request_requested_by_operator_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_request" ADD CONSTRAINT "identity_request_decided_by_operator_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recycling_sender" ADD CONSTRAINT "recycling_sender_parcel_id_recycling_parcel_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."recycling_parcel"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_request" ADD CONSTRAINT "review_request_transaction_id_trade_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."trade"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_transaction_id_trade_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."trade"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_delivery" ADD CONSTRAINT "newsletter_delivery_issue_id_newsletter_issue_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issue"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_delivery" ADD CONSTRAINT "newsletter_delivery_subscription_id_newsletter_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."newsletter_subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_picture" ADD CONSTRAINT "newsletter_picture_issue_id_newsletter_issue_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issue"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_test" ADD CONSTRAINT "newsletter_test_issue_id_newsletter_issue_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issue"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_watch" ADD CONSTRAINT "price_watch_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "part_parcel_item" ON "part_parcel" USING btree ("transaction_id","item_number");--> statement-breakpoint
CREATE INDEX "identity_request_open" ON "identity_request" USING btree ("submitted_at") WHERE "identity_request"."accepted_at" is null;--> statement-breakpoint
CREATE INDEX "recycling_parcel_mailbox" ON "recycling_parcel" USING btree ("mailbox_key","created_at");--> statement-breakpoint
CREATE INDEX "recycling_parcel_state" ON "recycling_parcel" USING btree ("state");--> statement-breakpoint
CREATE INDEX "recycling_sender_email" ON "recycling_sender" USING btree ("email");--> statement-breakpoint
CREATE INDEX "review_of_market" ON "review" USING btree ("market","state","id");--> statement-breakpoint
CREATE INDEX "review_to_decide" ON "review" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "newsletter_consent_email" ON "newsletter_consent" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "newsletter_delivery_subscription" ON "newsletter_delivery" USING btree ("subscription_id","id");--> statement-breakpoint
CREATE INDEX "newsletter_delivery_chosen" ON "newsletter_delivery" USING btree ("id") WHERE "newsletter_delivery"."status" = 'chosen';--> statement-breakpoint
CREATE INDEX "newsletter_delivery_queued" ON "newsletter_delivery" USING btree ("issue_id") WHERE "newsletter_delivery"."status" in ('chosen', 'queued');--> statement-breakpoint
CREATE UNIQUE INDEX "price_watch_pending" ON "price_watch" USING btree ("email","market","device_id","answers_key",coalesce("target_in_cents", 0)) WHERE "price_watch"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "price_watch_active" ON "price_watch" USING btree ("email","market","device_id","answers_key") WHERE "price_watch"."status" = 'active';--> statement-breakpoint
CREATE INDEX "price_watch_check" ON "price_watch" USING btree ("market","checked_list") WHERE "price_watch"."status" = 'active';--> statement-breakpoint
CREATE INDEX "trade_item_paid" ON "trade_item" USING btree ("state_since") WHERE "trade_item"."state" = 'PAID';--> statement-breakpoint
ALTER TABLE "operator" ADD CONSTRAINT "operator_roles" CHECK ("operator"."roles" <@ array['inspector', 'second_inspector', 'payout', 'support', 'identity', 'newsletter', 'administration'] and cardinality("operator"."roles") > 0);--> statement-breakpoint
ALTER TABLE "clarification" ADD CONSTRAINT "clarification_refusal" CHECK ("clarification"."proof_refusal" is null or "clarification"."reason" = 'OWNERSHIP_PROOF');--> statement-breakpoint
ALTER TABLE "payout_hold" ADD CONSTRAINT "payout_hold_reason" CHECK ("payout_hold"."reason" in ('ACCOUNT_CHANGED', 'FROZEN_BY_SELLER', 'SERIAL_SEEN_BEFORE', 'ACCOUNT_OF_SEVERAL_HOLDERS', 'MANY_SALES', 'ACCOUNT_CHANGED_AFTER_SHIPPING', 'HOLDER_DIFFERS', 'IDENTITY_MISSING'));