CREATE SEQUENCE "public"."trade_transaction_id" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000001 CACHE 1;--> statement-breakpoint
CREATE TABLE "local_mail" (
	"id" text PRIMARY KEY NOT NULL,
	"sender" text NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"attachments" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"customer_number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_customer_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 20000001 CACHE 1),
	"guest_key_hash" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "individual_offer_request" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "individual_offer_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 5001 CACHE 1),
	"idempotency_key" uuid NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"market" text NOT NULL,
	"shop_mode" text NOT NULL,
	"company_name" text NOT NULL,
	"contact_person" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"message" text NOT NULL,
	"lines" jsonb NOT NULL,
	"total_in_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "individual_offer_request_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "individual_offer_request_total" CHECK ("individual_offer_request"."total_in_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "shipment" (
	"transaction_id" bigint PRIMARY KEY NOT NULL,
	"carrier" text NOT NULL,
	"tracking_number" text NOT NULL,
	"qr_text" text NOT NULL,
	"label_pdf" "bytea" NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shipment_tracking_number_unique" UNIQUE("tracking_number")
);
--> statement-breakpoint
CREATE TABLE "trade_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trade_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" bigint NOT NULL,
	"item_number" smallint,
	"event" text NOT NULL,
	"actor" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"data" jsonb
);
--> statement-breakpoint
CREATE TABLE "trade_item" (
	"transaction_id" bigint NOT NULL,
	"number" smallint NOT NULL,
	"offer_id" uuid NOT NULL,
	"price_in_cents" integer NOT NULL,
	"state" text NOT NULL,
	"state_since" timestamp with time zone NOT NULL,
	CONSTRAINT "trade_item_transaction_id_number_pk" PRIMARY KEY("transaction_id","number"),
	CONSTRAINT "trade_item_number" CHECK ("trade_item"."number" > 0),
	CONSTRAINT "trade_item_price" CHECK ("trade_item"."price_in_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "trade_seller" (
	"transaction_id" bigint PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"company_name" text,
	"vat_id" text,
	"street" text NOT NULL,
	"house_number" text NOT NULL,
	"address_extra" text,
	"zip" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"phone" text,
	"birth_date" date,
	"payment_type_id" smallint NOT NULL,
	"account_holder" text NOT NULL,
	"sealed_account" "bytea" NOT NULL,
	"masked_account" text NOT NULL,
	CONSTRAINT "trade_seller_payment_type" CHECK ("trade_seller"."payment_type_id" in (13, 14)),
	CONSTRAINT "trade_seller_email_case" CHECK ("trade_seller"."email" = lower("trade_seller"."email"))
);
--> statement-breakpoint
CREATE TABLE "trade" (
	"transaction_id" bigint PRIMARY KEY NOT NULL,
	"trade_number" text NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"customer_number" bigint NOT NULL,
	"market" text NOT NULL,
	"shop_mode" text NOT NULL,
	"is_business" boolean NOT NULL,
	"currency" text NOT NULL,
	"total_in_cents" bigint NOT NULL,
	"voucher_code" text,
	"voucher_value_in_cents" bigint DEFAULT 0 NOT NULL,
	"status_url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"send_by" timestamp with time zone NOT NULL,
	CONSTRAINT "trade_trade_number" UNIQUE("trade_number"),
	CONSTRAINT "trade_idempotency_key" UNIQUE("idempotency_key"),
	CONSTRAINT "trade_total" CHECK ("trade"."total_in_cents" > 0),
	CONSTRAINT "trade_voucher" CHECK (("trade"."voucher_code" is null) = ("trade"."voucher_value_in_cents" = 0) and "trade"."voucher_value_in_cents" >= 0),
	CONSTRAINT "trade_currency" CHECK ("trade"."currency" in ('EUR', 'PLN')),
	CONSTRAINT "trade_shop_mode" CHECK ("trade"."shop_mode" in ('default', 'b2bWidget', 'agan')),
	CONSTRAINT "trade_deadline" CHECK ("trade"."send_by" > "trade"."created_at")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"topic" text NOT NULL,
	"work_key" text NOT NULL,
	"data" jsonb NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "outbox_work_key_unique" UNIQUE("work_key"),
	CONSTRAINT "outbox_status" CHECK ("outbox"."status" in ('waiting', 'done', 'dead'))
);
--> statement-breakpoint
CREATE TABLE "shop_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "controlling_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "controlling_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"received_at" timestamp with time zone NOT NULL,
	"client_id" text NOT NULL,
	"application_id" text NOT NULL,
	"market" text NOT NULL,
	"shop_mode" text NOT NULL,
	"url" text NOT NULL,
	"event_name" text NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "controlling_event_shop_mode" CHECK ("controlling_event"."shop_mode" in ('default', 'b2bWidget', 'agan')),
	CONSTRAINT "controlling_event_name" CHECK ("controlling_event"."event_name" in ('marketing_touchpoint', 'offer_add_to_cart', 'offer_generated', 'trade_created')),
	CONSTRAINT "controlling_event_url" CHECK (position('?' in "controlling_event"."url") = 0)
);
--> statement-breakpoint
CREATE TABLE "voucher_use" (
	"code" text NOT NULL,
	"customer_key" "bytea" NOT NULL,
	"ordinal" smallint NOT NULL,
	"transaction_id" bigint NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "voucher_use_code_customer_key_ordinal_pk" PRIMARY KEY("code","customer_key","ordinal"),
	CONSTRAINT "voucher_use_trade" UNIQUE("transaction_id"),
	CONSTRAINT "voucher_use_customer_key" CHECK (octet_length("voucher_use"."customer_key") = 32),
	CONSTRAINT "voucher_use_ordinal" CHECK ("voucher_use"."ordinal" > 0)
);
--> statement-breakpoint
CREATE TABLE "voucher" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"value_in_cents" integer,
	"rate_bp" integer,
	"max_value_in_cents" integer,
	"currency" text NOT NULL,
	"min_total_in_cents" integer NOT NULL,
	"categories" text[] NOT NULL,
	"modes" text[] NOT NULL,
	"variants" text[] NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_to" timestamp with time zone,
	"per_customer" smallint NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "voucher_code" CHECK ("voucher"."code" ~ '^[A-Z0-9-]{3,30}$'),
	CONSTRAINT "voucher_value" CHECK (case "voucher"."kind"
        when 'FIXED' then "voucher"."value_in_cents" > 0 and num_nulls("voucher"."rate_bp", "voucher"."max_value_in_cents") = 2
        when 'PERCENT' then "voucher"."rate_bp" between 1 and 10000 and "voucher"."value_in_cents" is null
        else false end is true),
	CONSTRAINT "voucher_max_value" CHECK ("voucher"."max_value_in_cents" > 0),
	CONSTRAINT "voucher_min_total" CHECK ("voucher"."min_total_in_cents" >= 0),
	CONSTRAINT "voucher_currency" CHECK ("voucher"."currency" in ('EUR', 'PLN')),
	CONSTRAINT "voucher_categories" CHECK ("voucher"."categories" <@ array['phones', 'tablets', 'laptops', 'cameras', 'lenses', 'monitors', 'consoles']),
	CONSTRAINT "voucher_modes" CHECK ("voucher"."modes" <@ array['default', 'b2bWidget', 'agan']),
	CONSTRAINT "voucher_variants" CHECK ("voucher"."variants" <@ array['at', 'de', 'en', 'es', 'fr', 'it', 'pl']),
	CONSTRAINT "voucher_time" CHECK ("voucher"."valid_to" > "voucher"."valid_from"),
	CONSTRAINT "voucher_per_customer" CHECK ("voucher"."per_customer" > 0)
);
--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_transaction_id_trade_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."trade"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_event" ADD CONSTRAINT "trade_event_transaction_id_trade_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."trade"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_item" ADD CONSTRAINT "trade_item_transaction_id_trade_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."trade"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_item" ADD CONSTRAINT "trade_item_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_seller" ADD CONSTRAINT "trade_seller_transaction_id_trade_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."trade"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade" ADD CONSTRAINT "trade_customer_number_customer_customer_number_fk" FOREIGN KEY ("customer_number") REFERENCES "public"."customer"("customer_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_use" ADD CONSTRAINT "voucher_use_code_voucher_code_fk" FOREIGN KEY ("code") REFERENCES "public"."voucher"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trade_event_trade" ON "trade_event" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "trade_item_offer" ON "trade_item" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "trade_item_state" ON "trade_item" USING btree ("state");--> statement-breakpoint
CREATE INDEX "trade_seller_email" ON "trade_seller" USING btree ("email");--> statement-breakpoint
CREATE INDEX "trade_customer" ON "trade" USING btree ("customer_number");--> statement-breakpoint
CREATE INDEX "trade_send_by" ON "trade" USING btree ("send_by");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE "outbox"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "controlling_event_received" ON "controlling_event" USING btree ("received_at");