CREATE TABLE "contact_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 7001 CACHE 1),
	"idempotency_key" uuid NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"market" text NOT NULL,
	"shop_mode" text NOT NULL,
	"subject" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"trade_number" text,
	"device" text,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_message_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "contact_message_email" CHECK ("contact_message"."email" = lower("contact_message"."email")),
	CONSTRAINT "contact_message_length" CHECK (length("contact_message"."message") between 1 and 5000)
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscription" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_subscription_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"market" text NOT NULL,
	"status" text NOT NULL,
	"enrich_hash" "bytea" NOT NULL,
	"unsubscribe_hash" "bytea" NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	"salutation" text,
	"first_name" text,
	"birth_day" smallint,
	"birth_month" smallint,
	"interests" text[] DEFAULT '{}' NOT NULL,
	"device_ids" integer[] DEFAULT '{}' NOT NULL,
	"frequency" text,
	CONSTRAINT "newsletter_subscription_email_unique" UNIQUE("email"),
	CONSTRAINT "newsletter_subscription_enrich_hash_unique" UNIQUE("enrich_hash"),
	CONSTRAINT "newsletter_subscription_unsubscribe_hash_unique" UNIQUE("unsubscribe_hash"),
	CONSTRAINT "newsletter_subscription_email" CHECK ("newsletter_subscription"."email" = lower("newsletter_subscription"."email")),
	CONSTRAINT "newsletter_subscription_market" CHECK ("newsletter_subscription"."market" in ('de', 'es', 'fr', 'it')),
	CONSTRAINT "newsletter_subscription_status" CHECK (("newsletter_subscription"."status" = 'pending' and "newsletter_subscription"."confirmed_at" is null)
        or ("newsletter_subscription"."status" = 'confirmed' and "newsletter_subscription"."confirmed_at" is not null)
        or ("newsletter_subscription"."status" = 'unsubscribed' and "newsletter_subscription"."unsubscribed_at" is not null)),
	CONSTRAINT "newsletter_subscription_birthday" CHECK (("newsletter_subscription"."birth_day" is null) = ("newsletter_subscription"."birth_month" is null)
        and "newsletter_subscription"."birth_day" between 1 and 31 and "newsletter_subscription"."birth_month" between 1 and 12),
	CONSTRAINT "newsletter_subscription_devices" CHECK (cardinality("newsletter_subscription"."device_ids") <= 5)
);
--> statement-breakpoint
CREATE INDEX "newsletter_subscription_requested" ON "newsletter_subscription" USING btree ("requested_at") WHERE "newsletter_subscription"."status" = 'pending';