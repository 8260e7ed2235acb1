CREATE TABLE "account_token" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "account_token_purpose" CHECK ("account_token"."purpose" in ('ACTIVATE', 'RESET'))
);
--> statement-breakpoint
CREATE TABLE "customer_account" (
	"customer_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_number" bigint NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"locale" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"birth_date" date,
	"company_name" text,
	"vat_id" text,
	"newsletter_since" timestamp with time zone,
	"activated_at" timestamp with time zone,
	"password_changed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_account_customer_number_unique" UNIQUE("customer_number"),
	CONSTRAINT "customer_account_email_unique" UNIQUE("email"),
	CONSTRAINT "customer_account_email" CHECK ("customer_account"."email" = lower("customer_account"."email")),
	CONSTRAINT "customer_account_locale" CHECK ("customer_account"."locale" in ('at', 'de', 'en', 'es', 'fr', 'it', 'pl')),
	CONSTRAINT "customer_account_company" CHECK (("customer_account"."company_name" is null) = ("customer_account"."vat_id" is null))
);
--> statement-breakpoint
CREATE TABLE "customer_address" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"street" text NOT NULL,
	"house_number" text NOT NULL,
	"address_extra" text,
	"zip" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_address_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "customer_payment_account" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"payment_type_id" smallint NOT NULL,
	"payment_type" text DEFAULT 'INVOICE' NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"account_holder" text NOT NULL,
	"sealed_account" "bytea" NOT NULL,
	"masked_account" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_payment_account_type" CHECK ("customer_payment_account"."payment_type_id" in (13, 14)),
	CONSTRAINT "customer_payment_account_invoice" CHECK ("customer_payment_account"."payment_type" = 'INVOICE')
);
--> statement-breakpoint
CREATE TABLE "login_guard" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_failure_at" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "phone_contact" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"phone" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "phone_contact_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "refresh_token" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "account_token" ADD CONSTRAINT "account_token_customer_id_customer_account_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer_account"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_account" ADD CONSTRAINT "customer_account_customer_number_customer_customer_number_fk" FOREIGN KEY ("customer_number") REFERENCES "public"."customer"("customer_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_address" ADD CONSTRAINT "customer_address_customer_id_customer_account_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer_account"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_payment_account" ADD CONSTRAINT "customer_payment_account_customer_id_customer_account_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer_account"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_contact" ADD CONSTRAINT "phone_contact_customer_id_customer_account_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer_account"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_customer_id_customer_account_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer_account"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_token_customer" ON "account_token" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_payment_account_kind" ON "customer_payment_account" USING btree ("customer_id","payment_type_id");--> statement-breakpoint
CREATE INDEX "refresh_token_family" ON "refresh_token" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "refresh_token_customer" ON "refresh_token" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "refresh_token_expiry" ON "refresh_token" USING btree ("expires_at");