CREATE SEQUENCE "public"."customer_number_order" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."individual_offer_order" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."trade_transaction_id" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000001 CACHE 1;--> statement-breakpoint
CREATE TABLE "cache_version" (
	"scope" text PRIMARY KEY NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cms_copy" (
	"document_key" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL,
	"fetched_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seed_run" (
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"ran_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seed_run_name_hash_pk" PRIMARY KEY("name","hash")
);
--> statement-breakpoint
CREATE TABLE "base_price" (
	"market" text NOT NULL,
	"device_id" integer NOT NULL,
	"storage_gb" integer NOT NULL,
	"from_version" integer NOT NULL,
	"to_version" integer,
	"amount_in_cents" integer NOT NULL,
	CONSTRAINT "base_price_market_device_id_storage_gb_from_version_pk" PRIMARY KEY("market","device_id","storage_gb","from_version"),
	CONSTRAINT "base_price_amount" CHECK ("base_price"."amount_in_cents" > 0),
	CONSTRAINT "base_price_versions" CHECK ("base_price"."to_version" > "base_price"."from_version")
);
--> statement-breakpoint
CREATE TABLE "category" (
	"id" text PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"thumbnail" text NOT NULL,
	CONSTRAINT "category_position_unique" UNIQUE("position")
);
--> statement-breakpoint
CREATE TABLE "category_text" (
	"category_id" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"search_terms" text[] NOT NULL,
	"content" text,
	"meta_description" text,
	"meta_keywords" text,
	CONSTRAINT "category_text_category_id_language_pk" PRIMARY KEY("category_id","language"),
	CONSTRAINT "category_text_language" CHECK ("category_text"."language" in ('de', 'en', 'es', 'fr', 'it', 'pl')),
	CONSTRAINT "category_text_name" CHECK ("category_text"."name" <> '')
);
--> statement-breakpoint
CREATE TABLE "device_image" (
	"device_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"view" text NOT NULL,
	"picture_key" text NOT NULL,
	CONSTRAINT "device_image_device_id_position_pk" PRIMARY KEY("device_id","position"),
	CONSTRAINT "device_image_view" CHECK ("device_image"."view" in ('front', 'back', 'side'))
);
--> statement-breakpoint
CREATE TABLE "device_storage" (
	"device_id" integer NOT NULL,
	"storage_gb" integer NOT NULL,
	CONSTRAINT "device_storage_device_id_storage_gb_pk" PRIMARY KEY("device_id","storage_gb"),
	CONSTRAINT "device_storage_size" CHECK ("device_storage"."storage_gb" between 0 and 65536)
);
--> statement-breakpoint
CREATE TABLE "device_text" (
	"device_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"model" text NOT NULL,
	"url" text NOT NULL,
	"meta_description" text,
	"meta_keywords" text,
	CONSTRAINT "device_text_device_id_language_pk" PRIMARY KEY("device_id","language"),
	CONSTRAINT "device_text_url" UNIQUE("language","url"),
	CONSTRAINT "device_text_language" CHECK ("device_text"."language" in ('de', 'en', 'es', 'fr', 'it', 'pl')),
	CONSTRAINT "device_text_url_form" CHECK ("device_text"."url" ~ '^[a-z0-9]+([-._][a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "device" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "device_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category_id" text NOT NULL,
	"manufacturer_id" integer NOT NULL,
	"series_id" integer NOT NULL,
	"model_pattern" text NOT NULL,
	"release_year" smallint NOT NULL,
	"release_month" smallint NOT NULL,
	"model_codes" text[] NOT NULL,
	"search_terms" text[] NOT NULL,
	"question_set_id" text NOT NULL,
	"popularity" smallint NOT NULL,
	"origin" text NOT NULL,
	CONSTRAINT "device_model" UNIQUE("manufacturer_id","model_pattern"),
	CONSTRAINT "device_model_pattern" CHECK ("device"."model_pattern" <> ''),
	CONSTRAINT "device_release_year" CHECK ("device"."release_year" between 1950 and 2100),
	CONSTRAINT "device_release_month" CHECK ("device"."release_month" between 1 and 12),
	CONSTRAINT "device_popularity" CHECK ("device"."popularity" between 0 and 100),
	CONSTRAINT "device_origin" CHECK ("device"."origin" in ('seed', 'import'))
);
--> statement-breakpoint
CREATE TABLE "manufacturer_text" (
	"manufacturer_id" integer NOT NULL,
	"language" text NOT NULL,
	"content" text,
	"meta_description" text,
	"meta_keywords" text,
	CONSTRAINT "manufacturer_text_manufacturer_id_language_pk" PRIMARY KEY("manufacturer_id","language"),
	CONSTRAINT "manufacturer_text_language" CHECK ("manufacturer_text"."language" in ('de', 'en', 'es', 'fr', 'it', 'pl'))
);
--> statement-breakpoint
CREATE TABLE "manufacturer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "manufacturer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"thumbnail" text,
	CONSTRAINT "manufacturer_name_unique" UNIQUE("name"),
	CONSTRAINT "manufacturer_name" CHECK ("manufacturer"."name" <> '')
);
--> statement-breakpoint
CREATE TABLE "overview_url" (
	"language" text NOT NULL,
	"url" text NOT NULL,
	"category_id" text,
	"manufacturer_id" integer,
	"series_id" integer,
	CONSTRAINT "overview_url_language_url_pk" PRIMARY KEY("language","url"),
	CONSTRAINT "overview_url_category" UNIQUE("category_id","language"),
	CONSTRAINT "overview_url_manufacturer" UNIQUE("manufacturer_id","language"),
	CONSTRAINT "overview_url_series" UNIQUE("series_id","language"),
	CONSTRAINT "overview_url_language" CHECK ("overview_url"."language" in ('de', 'en', 'es', 'fr', 'it', 'pl')),
	CONSTRAINT "overview_url_form" CHECK ("overview_url"."url" ~ '^[a-z0-9]+([-._][a-z0-9]+)*$'),
	CONSTRAINT "overview_url_one_owner" CHECK (num_nonnulls("overview_url"."category_id", "overview_url"."manufacturer_id", "overview_url"."series_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "picture" (
	"key" text PRIMARY KEY NOT NULL,
	"form" jsonb NOT NULL,
	CONSTRAINT "picture_key" CHECK ("picture"."key" ~ '^[a-z]+-[0-9a-f]{12}$')
);
--> statement-breakpoint
CREATE TABLE "price_list" (
	"market" text NOT NULL,
	"version" integer NOT NULL,
	"currency" text NOT NULL,
	"deduction_factor_bp" integer DEFAULT 10000 NOT NULL,
	"valid_from" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_list_market_version_pk" PRIMARY KEY("market","version"),
	CONSTRAINT "price_list_market" CHECK ("price_list"."market" in ('at', 'de', 'en', 'es', 'fr', 'it', 'pl')),
	CONSTRAINT "price_list_version" CHECK ("price_list"."version" > 0),
	CONSTRAINT "price_list_deduction" CHECK ("price_list"."deduction_factor_bp" > 0),
	CONSTRAINT "price_list_currency" CHECK ("price_list"."currency" in ('EUR', 'PLN'))
);
--> statement-breakpoint
CREATE TABLE "question_set" (
	"id" text PRIMARY KEY NOT NULL,
	"category_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "series" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "series_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category_id" text NOT NULL,
	"manufacturer_id" integer NOT NULL,
	"name_pattern" text NOT NULL,
	"thumbnail" text,
	CONSTRAINT "series_name" UNIQUE("manufacturer_id","category_id","name_pattern"),
	CONSTRAINT "series_owner" UNIQUE("id","category_id","manufacturer_id"),
	CONSTRAINT "series_name_pattern" CHECK ("series"."name_pattern" <> '')
);
--> statement-breakpoint
CREATE TABLE "series_text" (
	"series_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"content" text,
	"meta_description" text,
	"meta_keywords" text,
	CONSTRAINT "series_text_series_id_language_pk" PRIMARY KEY("series_id","language"),
	CONSTRAINT "series_text_language" CHECK ("series_text"."language" in ('de', 'en', 'es', 'fr', 'it', 'pl'))
);
--> statement-breakpoint
CREATE TABLE "rule_set" (
	"version" integer PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rule_set_version" CHECK ("rule_set"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "offer" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"market" text NOT NULL,
	"shop_mode" text NOT NULL,
	"device_id" integer NOT NULL,
	"storage_gb" integer NOT NULL,
	"condition_id" smallint NOT NULL,
	"answers" jsonb NOT NULL,
	"breakdown" jsonb NOT NULL,
	"price_in_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"price_list_version" integer NOT NULL,
	"rule_version" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"source" text DEFAULT 'device' NOT NULL,
	"content_key" "bytea",
	CONSTRAINT "offer_content_key_unique" UNIQUE("content_key"),
	CONSTRAINT "offer_condition" CHECK ("offer"."condition_id" between 1 and 5),
	CONSTRAINT "offer_price" CHECK ("offer"."price_in_cents" > 0 and "offer"."price_in_cents" % 100 = 0),
	CONSTRAINT "offer_currency" CHECK ("offer"."currency" in ('EUR', 'PLN')),
	CONSTRAINT "offer_shop_mode" CHECK ("offer"."shop_mode" in ('default', 'b2bWidget', 'agan')),
	CONSTRAINT "offer_source" CHECK ("offer"."source" in ('device', 'list')),
	CONSTRAINT "offer_lifetime" CHECK ("offer"."expires_at" > "offer"."created_at")
);
--> statement-breakpoint
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
	"customer_number" bigint PRIMARY KEY NOT NULL,
	"guest_key_hash" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "individual_offer_request" (
	"id" bigint PRIMARY KEY NOT NULL,
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
CREATE TABLE "payout_account_change" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"transaction_id" bigint NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"previous_payment_type_id" smallint NOT NULL,
	"previous_holder" text NOT NULL,
	"previous_sealed" "bytea" NOT NULL,
	"previous_masked" text NOT NULL,
	"new_payment_type_id" smallint NOT NULL,
	"new_holder" text NOT NULL,
	"new_masked" text NOT NULL,
	CONSTRAINT "payout_account_change_by" CHECK ("payout_account_change"."by" in ('link', 'account', 'desk'))
);
--> statement-breakpoint
CREATE TABLE "sale_code" (
	"transaction_id" bigint PRIMARY KEY NOT NULL,
	"code_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipment" (
	"transaction_id" bigint PRIMARY KEY NOT NULL,
	"carrier" text NOT NULL,
	"tracking_number" text NOT NULL,
	"qr_text" text NOT NULL,
	"label_pdf" "bytea" NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	"first_scan_at" timestamp with time zone,
	"last_scan_at" timestamp with time zone,
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
	"settled_in_cents" integer,
	"bonus_in_cents" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "trade_item_transaction_id_number_pk" PRIMARY KEY("transaction_id","number"),
	CONSTRAINT "trade_item_number" CHECK ("trade_item"."number" > 0),
	CONSTRAINT "trade_item_price" CHECK ("trade_item"."price_in_cents" > 0),
	CONSTRAINT "trade_item_settled" CHECK ("trade_item"."settled_in_cents" > 0 and "trade_item"."bonus_in_cents" >= 0)
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
	"account_key" text,
	"network_key" text,
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
	"key_version" integer DEFAULT 1 NOT NULL,
	"accept_from_bp" integer,
	"accept_otherwise" text,
	"created_at" timestamp with time zone NOT NULL,
	"send_by" timestamp with time zone NOT NULL,
	CONSTRAINT "trade_trade_number" UNIQUE("trade_number"),
	CONSTRAINT "trade_idempotency_key" UNIQUE("customer_number","idempotency_key"),
	CONSTRAINT "trade_total" CHECK ("trade"."total_in_cents" > 0),
	CONSTRAINT "trade_voucher" CHECK (("trade"."voucher_code" is null) = ("trade"."voucher_value_in_cents" = 0) and "trade"."voucher_value_in_cents" >= 0),
	CONSTRAINT "trade_currency" CHECK ("trade"."currency" in ('EUR', 'PLN')),
	CONSTRAINT "trade_shop_mode" CHECK ("trade"."shop_mode" in ('default', 'b2bWidget', 'agan')),
	CONSTRAINT "trade_accept_rule" CHECK (("trade"."accept_from_bp" is null) = ("trade"."accept_otherwise" is null)
        and "trade"."accept_from_bp" between 1 and 10000 and "trade"."accept_otherwise" in ('ASK', 'RETURN', 'RECYCLE')),
	CONSTRAINT "trade_deadline" CHECK ("trade"."send_by" > "trade"."created_at")
);
--> statement-breakpoint
CREATE TABLE "account_token" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"voided_at" timestamp with time zone,
	"payment_type_id" smallint,
	"payout_account_key" text,
	CONSTRAINT "account_token_purpose" CHECK ("account_token"."purpose" in ('ACTIVATE', 'RESET', 'NOT_ME'))
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
CREATE TABLE "customer_known_device" (
	"customer_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "customer_known_device_customer_id_device_id_pk" PRIMARY KEY("customer_id","device_id")
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
CREATE TABLE "customer_sign_in" (
	"family_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"browser" text NOT NULL,
	"system" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "customer_sign_in_browser" CHECK ("customer_sign_in"."browser" in ('FIREFOX', 'EDGE', 'OPERA', 'SAMSUNG', 'CHROME', 'SAFARI', 'UNKNOWN')),
	CONSTRAINT "customer_sign_in_system" CHECK ("customer_sign_in"."system" in ('ANDROID', 'IOS', 'WINDOWS', 'MACOS', 'CHROMEOS', 'LINUX', 'UNKNOWN'))
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
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "answered_challenge" (
	"challenge" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"operator_id" uuid,
	"action" text NOT NULL,
	"is_view" boolean DEFAULT false NOT NULL,
	"transaction_id" bigint,
	"item_number" smallint,
	"data" jsonb,
	"happened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_factor" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"operator_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"session_id" uuid,
	"last_used_at" timestamp with time zone,
	"sealed_key" "bytea",
	"last_step" bigint,
	"credential_id" "bytea",
	"public_key" "bytea",
	"sign_count" bigint,
	"transports" text[],
	CONSTRAINT "operator_factor_credential_id_unique" UNIQUE("credential_id"),
	CONSTRAINT "operator_factor_setup" CHECK (("operator_factor"."confirmed_at" is null) = ("operator_factor"."session_id" is not null)),
	CONSTRAINT "operator_factor_kind" CHECK (("operator_factor"."kind" = 'app' and "operator_factor"."sealed_key" is not null and "operator_factor"."credential_id" is null) or
        ("operator_factor"."kind" = 'passkey' and "operator_factor"."sealed_key" is null and "operator_factor"."credential_id" is not null
          and "operator_factor"."public_key" is not null and "operator_factor"."sign_count" is not null))
);
--> statement-breakpoint
CREATE TABLE "operator_known_device" (
	"operator_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "operator_known_device_operator_id_device_id_pk" PRIMARY KEY("operator_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "operator_recovery_code" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "operator_session" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"operator_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"password_at" timestamp with time zone,
	"factor_at" timestamp with time zone,
	"scopes" text[],
	"address" text,
	"browser" text,
	"device_id" uuid,
	CONSTRAINT "operator_session_id_unique" UNIQUE("id"),
	CONSTRAINT "operator_session_kind" CHECK ("operator_session"."kind" in ('browser', 'machine')),
	CONSTRAINT "operator_session_scopes" CHECK (("operator_session"."kind" = 'machine') = ("operator_session"."scopes" is not null))
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
	CONSTRAINT "operator_roles" CHECK ("operator"."roles" <@ array['inspector', 'second_inspector', 'payout', 'support', 'administration'] and cardinality("operator"."roles") > 0)
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
CREATE TABLE "clarification_offer" (
	"offer_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"clarification_id" bigint NOT NULL,
	"answer" text NOT NULL,
	CONSTRAINT "clarification_offer_answer" UNIQUE("clarification_id","answer"),
	CONSTRAINT "clarification_offer_kind" CHECK ("clarification_offer"."answer" in ('ACCEPT', 'RETURN', 'RECYCLE', 'APPEAL', 'DONE'))
);
--> statement-breakpoint
CREATE TABLE "clarification" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "clarification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
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
	CONSTRAINT "clarification_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "clarification_kind" CHECK ("clarification"."kind" in ('PRICE', 'ACTION')),
	CONSTRAINT "clarification_reason" CHECK (("clarification"."reason" is null) = ("clarification"."kind" = 'PRICE')),
	CONSTRAINT "clarification_part" CHECK (("clarification"."missing_part" is null) = ("clarification"."reason" is distinct from 'MISSING_PART')),
	CONSTRAINT "clarification_answer" CHECK (("clarification"."answer" is null) = ("clarification"."answered_at" is null) and ("clarification"."answer" is null) = ("clarification"."answered_by" is null))
);
--> statement-breakpoint
CREATE TABLE "inspection" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"transaction_id" bigint NOT NULL,
	"item_number" smallint NOT NULL,
	"number" smallint NOT NULL,
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
	CONSTRAINT "inspection_number" UNIQUE("transaction_id","item_number","number"),
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
	"sealed_file" "bytea",
	"operator_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"approved_by" uuid,
	"approved_at" timestamp with time zone,
	"exported_at" timestamp with time zone,
	"discarded_at" timestamp with time zone,
	CONSTRAINT "payout_batch_message_id_unique" UNIQUE("message_id"),
	CONSTRAINT "payout_batch_total" CHECK ("payout_batch"."total_in_cents" >= 0 and "payout_batch"."payout_count" >= 0 and ("payout_batch"."payout_count" > 0 or "payout_batch"."discarded_at" is not null)),
	CONSTRAINT "payout_batch_approval" CHECK (("payout_batch"."approved_by" is null) = ("payout_batch"."approved_at" is null)),
	CONSTRAINT "payout_batch_export" CHECK (("payout_batch"."exported_at" is null) = ("payout_batch"."sealed_file" is null)
        and ("payout_batch"."exported_at" is null or ("payout_batch"."approved_at" is not null and "payout_batch"."discarded_at" is null))),
	CONSTRAINT "payout_batch_currency" CHECK ("payout_batch"."currency" in ('EUR', 'PLN')),
	CONSTRAINT "payout_batch_payment_type" CHECK ("payout_batch"."payment_type_id" in (13, 14))
);
--> statement-breakpoint
CREATE TABLE "payout_hold" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_hold_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"details" jsonb NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"released_at" timestamp with time zone,
	"released_by" uuid,
	"release_note" text,
	CONSTRAINT "payout_hold_reason" CHECK ("payout_hold"."reason" in ('ACCOUNT_CHANGED', 'FROZEN_BY_SELLER', 'SERIAL_SEEN_BEFORE', 'ACCOUNT_OF_SEVERAL_HOLDERS', 'MANY_SALES', 'ACCOUNT_CHANGED_AFTER_SHIPPING', 'HOLDER_DIFFERS')),
	CONSTRAINT "payout_hold_until" CHECK ("payout_hold"."until" > "payout_hold"."since"),
	CONSTRAINT "payout_hold_release" CHECK (("payout_hold"."released_at" is null) = ("payout_hold"."released_by" is null) and ("payout_hold"."released_at" is null) = ("payout_hold"."release_note" is null))
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
	"account_key" text,
	"rejected_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" uuid,
	CONSTRAINT "payout_attempt" UNIQUE("transaction_id","item_number","attempt"),
	CONSTRAINT "payout_amount" CHECK ("payout"."amount_in_cents" > 0 and "payout"."bonus_in_cents" >= 0),
	CONSTRAINT "payout_status" CHECK ("payout"."status" in ('due', 'prepared', 'ordered', 'confirmed', 'rejected')),
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
CREATE TABLE "signed_offer" (
	"transaction_id" bigint PRIMARY KEY NOT NULL,
	"content" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL
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
CREATE TABLE "database_role" (
	"name" text PRIMARY KEY NOT NULL,
	"password" text NOT NULL,
	CONSTRAINT "database_role_name" CHECK ("database_role"."name" in ('web', 'worker', 'desk'))
);
--> statement-breakpoint
CREATE TABLE "number_key" (
	"name" text PRIMARY KEY NOT NULL,
	"value" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_secret" (
	"id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "signing_key" (
	"key_id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "counter" (
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"slice" bigint NOT NULL,
	"counts" integer[] NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "counter_name_subject_pk" PRIMARY KEY("name","subject")
);
--> statement-breakpoint
CREATE TABLE "desk_counter" (
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"slice" bigint NOT NULL,
	"counts" integer[] NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_counter_name_subject_pk" PRIMARY KEY("name","subject")
);
--> statement-breakpoint
CREATE TABLE "desk_login_guard" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_failure_at" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "login_guard" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_failure_at" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "trade_paper" (
	"transaction_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"content_hash" "bytea" NOT NULL,
	"content" "bytea" NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trade_paper_transaction_id_kind_pk" PRIMARY KEY("transaction_id","kind"),
	CONSTRAINT "trade_paper_kind" CHECK ("trade_paper"."kind" in ('PACKING_SLIP'))
);
--> statement-breakpoint
ALTER TABLE "base_price" ADD CONSTRAINT "base_price_list" FOREIGN KEY ("market","from_version") REFERENCES "public"."price_list"("market","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "base_price" ADD CONSTRAINT "base_price_storage" FOREIGN KEY ("device_id","storage_gb") REFERENCES "public"."device_storage"("device_id","storage_gb") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_text" ADD CONSTRAINT "category_text_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_image" ADD CONSTRAINT "device_image_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_image" ADD CONSTRAINT "device_image_picture_key_picture_key_fk" FOREIGN KEY ("picture_key") REFERENCES "public"."picture"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_storage" ADD CONSTRAINT "device_storage_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_text" ADD CONSTRAINT "device_text_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_question_set_id_question_set_id_fk" FOREIGN KEY ("question_set_id") REFERENCES "public"."question_set"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_series_owner" FOREIGN KEY ("series_id","category_id","manufacturer_id") REFERENCES "public"."series"("id","category_id","manufacturer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manufacturer_text" ADD CONSTRAINT "manufacturer_text_manufacturer_id_manufacturer_id_fk" FOREIGN KEY ("manufacturer_id") REFERENCES "public"."manufacturer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overview_url" ADD CONSTRAINT "overview_url_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overview_url" ADD CONSTRAINT "overview_url_manufacturer_id_manufacturer_id_fk" FOREIGN KEY ("manufacturer_id") REFERENCES "public"."manufacturer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overview_url" ADD CONSTRAINT "overview_url_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_set" ADD CONSTRAINT "question_set_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_manufacturer_id_manufacturer_id_fk" FOREIGN KEY ("manufacturer_id") REFERENCES "public"."manufacturer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_text" ADD CONSTRAINT "series_text_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_rule_version_rule_set_version_fk" FOREIGN KEY ("rule_version") REFERENCES "public"."rule_set"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_storage" FOREIGN KEY ("device_id","storage_gb") REFERENCES "public"."device_storage"("device_id","storage_gb") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_price_list" FOREIGN KEY ("market","price_list_version") REFERENCES "public"."price_list"("market","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_account_change" ADD CONSTRAINT "payout_account_change_transaction_id_trade_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."trade"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_code" ADD CONSTRAINT "sale_code_transaction_id_trade_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."trade"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_transaction_id_trade_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."trade"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_event" ADD CONSTRAINT "trade_event_transaction_id_trade_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."trade"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_item" ADD CONSTRAINT "trade_item_transaction_id_trade_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."trade"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_item" ADD CONSTRAINT "trade_item_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_seller" ADD CONSTRAINT "trade_seller_transaction_id_trade_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."trade"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade" ADD CONSTRAINT "trade_customer_number_customer_customer_number_fk" FOREIGN KEY ("customer_number") REFERENCES "public"."customer"("customer_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_token" ADD CONSTRAINT "account_token_customer_id_customer_account_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer_account"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_account" ADD CONSTRAINT "customer_account_customer_number_customer_customer_number_fk" FOREIGN KEY ("customer_number") REFERENCES "public"."customer"("customer_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_address" ADD CONSTRAINT "customer_address_customer_id_customer_account_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer_account"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_known_device" ADD CONSTRAINT "customer_known_device_customer_id_customer_account_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer_account"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_payment_account" ADD CONSTRAINT "customer_payment_account_customer_id_customer_account_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer_account"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_sign_in" ADD CONSTRAINT "customer_sign_in_customer_id_customer_account_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer_account"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_contact" ADD CONSTRAINT "phone_contact_customer_id_customer_account_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer_account"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_family_id_customer_sign_in_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."customer_sign_in"("family_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_customer_id_customer_account_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer_account"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_factor" ADD CONSTRAINT "operator_factor_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_factor" ADD CONSTRAINT "operator_factor_session_id_operator_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."operator_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_known_device" ADD CONSTRAINT "operator_known_device_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_recovery_code" ADD CONSTRAINT "operator_recovery_code_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_session" ADD CONSTRAINT "operator_session_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrival" ADD CONSTRAINT "arrival_transaction_id_trade_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."trade"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrival" ADD CONSTRAINT "arrival_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clarification_offer" ADD CONSTRAINT "clarification_offer_clarification_id_clarification_id_fk" FOREIGN KEY ("clarification_id") REFERENCES "public"."clarification"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clarification" ADD CONSTRAINT "clarification_inspection_id_inspection_id_fk" FOREIGN KEY ("inspection_id") REFERENCES "public"."inspection"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clarification" ADD CONSTRAINT "clarification_item" FOREIGN KEY ("transaction_id","item_number") REFERENCES "public"."trade_item"("transaction_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection" ADD CONSTRAINT "inspection_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection" ADD CONSTRAINT "inspection_item" FOREIGN KEY ("transaction_id","item_number") REFERENCES "public"."trade_item"("transaction_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_transaction_id_trade_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."trade"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_shipment" ADD CONSTRAINT "return_shipment_device" FOREIGN KEY ("transaction_id","item_number") REFERENCES "public"."trade_item"("transaction_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batch" ADD CONSTRAINT "payout_batch_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batch" ADD CONSTRAINT "payout_batch_approved_by_operator_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_hold" ADD CONSTRAINT "payout_hold_transaction_id_trade_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."trade"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_hold" ADD CONSTRAINT "payout_hold_released_by_operator_id_fk" FOREIGN KEY ("released_by") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_transaction_id_trade_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."trade"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_batch_id_payout_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_settled_by_operator_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_register" ADD CONSTRAINT "purchase_register_device" FOREIGN KEY ("transaction_id","item_number") REFERENCES "public"."trade_item"("transaction_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signed_offer" ADD CONSTRAINT "signed_offer_transaction_id_trade_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."trade"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_use" ADD CONSTRAINT "voucher_use_code_voucher_code_fk" FOREIGN KEY ("code") REFERENCES "public"."voucher"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_paper" ADD CONSTRAINT "trade_paper_transaction_id_trade_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."trade"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "base_price_current" ON "base_price" USING btree ("device_id","storage_gb","market") WHERE "base_price"."to_version" is null;--> statement-breakpoint
CREATE INDEX "device_series" ON "device" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "offer_expiry" ON "offer" USING btree ("source","expires_at");--> statement-breakpoint
CREATE INDEX "payout_account_change_trade" ON "payout_account_change" USING btree ("transaction_id","changed_at");--> statement-breakpoint
CREATE INDEX "trade_event_trade" ON "trade_event" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "trade_item_offer" ON "trade_item" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "trade_item_state" ON "trade_item" USING btree ("state");--> statement-breakpoint
CREATE INDEX "trade_seller_email" ON "trade_seller" USING btree ("email");--> statement-breakpoint
CREATE INDEX "trade_seller_account" ON "trade_seller" USING btree ("account_key");--> statement-breakpoint
CREATE INDEX "trade_seller_network" ON "trade_seller" USING btree ("network_key");--> statement-breakpoint
CREATE INDEX "trade_send_by" ON "trade" USING btree ("send_by");--> statement-breakpoint
CREATE INDEX "account_token_customer" ON "account_token" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_known_device_last_use" ON "customer_known_device" USING btree ("last_used_at");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_payment_account_kind" ON "customer_payment_account" USING btree ("customer_id","payment_type_id");--> statement-breakpoint
CREATE INDEX "customer_sign_in_customer" ON "customer_sign_in" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_sign_in_expiry" ON "customer_sign_in" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "refresh_token_family" ON "refresh_token" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "refresh_token_customer" ON "refresh_token" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "refresh_token_expiry" ON "refresh_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_log_trade" ON "audit_log" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "audit_log_time" ON "audit_log" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "operator_factor_operator" ON "operator_factor" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "operator_factor_session" ON "operator_factor" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "operator_recovery_code_operator" ON "operator_recovery_code" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "operator_session_operator" ON "operator_session" USING btree ("operator_id");--> statement-breakpoint
CREATE UNIQUE INDEX "clarification_open" ON "clarification" USING btree ("transaction_id","item_number") WHERE "clarification"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "clarification_deadline" ON "clarification" USING btree ("answer_by") WHERE "clarification"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "inspection_serial" ON "inspection" USING btree ("serial_number");--> statement-breakpoint
CREATE INDEX "photo_trade" ON "photo" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "return_shipment_item" ON "return_shipment" USING btree ("transaction_id","item_number");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_hold_open" ON "payout_hold" USING btree ("transaction_id","reason","details") WHERE "payout_hold"."released_at" is null;--> statement-breakpoint
CREATE INDEX "payout_due" ON "payout" USING btree ("status") WHERE "payout"."status" in ('due', 'prepared', 'ordered');--> statement-breakpoint
CREATE INDEX "payout_batch_id" ON "payout" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "purchase_register_item" ON "purchase_register" USING btree ("transaction_id","item_number");--> statement-breakpoint
CREATE INDEX "purchase_register_day" ON "purchase_register" USING btree ("country","day");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE "outbox"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "controlling_event_received" ON "controlling_event" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "newsletter_subscription_requested" ON "newsletter_subscription" USING btree ("requested_at") WHERE "newsletter_subscription"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "counter_expires_at" ON "counter" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "desk_counter_expires_at" ON "desk_counter" USING btree ("expires_at");
--> statement-breakpoint
CREATE FUNCTION notify_cache_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('cache_version', NEW.scope);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER cache_version_changed AFTER UPDATE OF version ON "cache_version" FOR EACH ROW EXECUTE FUNCTION notify_cache_version();--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are added, never changed', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER trade_event_append_only BEFORE UPDATE OR DELETE ON "trade_event" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER trade_event_no_truncate BEFORE TRUNCATE ON "trade_event" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER purchase_register_append_only BEFORE UPDATE OR DELETE ON "purchase_register" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER purchase_register_no_truncate BEFORE TRUNCATE ON "purchase_register" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER signed_offer_append_only BEFORE UPDATE OR DELETE ON "signed_offer" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER signed_offer_no_truncate BEFORE TRUNCATE ON "signed_offer" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER rule_set_append_only BEFORE UPDATE OR DELETE ON "rule_set" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER rule_set_no_truncate BEFORE TRUNCATE ON "rule_set" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE FUNCTION bump_rules_cache() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE cache_version SET version = version + 1, changed_at = now() WHERE scope = 'rules';
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER rule_set_added AFTER INSERT ON "rule_set" FOR EACH ROW EXECUTE FUNCTION bump_rules_cache();--> statement-breakpoint
CREATE FUNCTION refuse_other_findings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.commitment IS NOT NULL AND (NEW.commitment, NEW.found, NEW.nonce, NEW.serial_number, NEW.is_hazardous, NEW.committed_at)
    IS DISTINCT FROM (OLD.commitment, OLD.found, OLD.nonce, OLD.serial_number, OLD.is_hazardous, OLD.committed_at) THEN
    RAISE EXCEPTION 'findings are committed' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER inspection_findings_committed BEFORE UPDATE ON "inspection" FOR EACH ROW EXECUTE FUNCTION refuse_other_findings();--> statement-breakpoint
ALTER TABLE "counter" SET UNLOGGED;--> statement-breakpoint
ALTER TABLE "desk_counter" SET UNLOGGED;--> statement-breakpoint
CREATE TRIGGER signing_key_append_only BEFORE UPDATE OR DELETE ON "signing_key" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER signing_key_no_truncate BEFORE TRUNCATE ON "signing_key" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE FUNCTION refuse_other_than_resealing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'previous_sealed' IS DISTINCT FROM to_jsonb(OLD) - 'previous_sealed' THEN
    RAISE EXCEPTION 'rows of % are added, never changed', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER payout_account_change_append_only BEFORE UPDATE ON "payout_account_change" FOR EACH ROW EXECUTE FUNCTION refuse_other_than_resealing();--> statement-breakpoint
CREATE TRIGGER payout_account_change_no_truncate BEFORE TRUNCATE ON "payout_account_change" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
INSERT INTO "number_key" ("name", "value") SELECT 'shop', sha256(convert_to(gen_random_uuid() || ':' || gen_random_uuid() || ':' || gen_random_uuid(), 'UTF8'));--> statement-breakpoint
CREATE FUNCTION draw_number(drawn text) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  lowest bigint;
  half bigint;
  place bigint;
  upper_half bigint;
  lower_half bigint;
  mixed bigint;
  secret bytea := (SELECT value FROM number_key WHERE name = 'shop');
BEGIN
  CASE drawn
    WHEN 'trade_transaction_id' THEN lowest := 1000001; half := 1 << 17;
    WHEN 'customer_number_order' THEN lowest := 20000001; half := 1 << 13;
    WHEN 'individual_offer_order' THEN lowest := 10000001; half := 1 << 12;
    ELSE RAISE EXCEPTION 'no numbers are drawn from %', drawn USING ERRCODE = 'insufficient_privilege';
  END CASE;
  place := nextval(drawn::regclass) % (half * half);
  upper_half := place / half;
  lower_half := place % half;
  FOR step IN 1..8 LOOP
    mixed := upper_half # (('x' || left(encode(sha256(secret || convert_to(drawn || ':' || step || ':' || lower_half, 'UTF8')), 'hex'), 15))::bit(60)::bigint % half);
    upper_half := lower_half;
    lower_half := mixed;
  END LOOP;
  RETURN lowest + upper_half * half + lower_half;
END $$;--> statement-breakpoint
CREATE FUNCTION draw_transaction_id() RETURNS bigint LANGUAGE sql AS $$ SELECT draw_number('trade_transaction_id') $$;--> statement-breakpoint
ALTER TABLE "customer" ALTER COLUMN "customer_number" SET DEFAULT draw_number('customer_number_order');--> statement-breakpoint
ALTER TABLE "individual_offer_request" ALTER COLUMN "id" SET DEFAULT draw_number('individual_offer_order');--> statement-breakpoint
CREATE FUNCTION refuse_ordered_payout() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> 'prepared' THEN
    RAISE EXCEPTION 'a payout that was ordered is never deleted' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER payout_ordered_stays BEFORE DELETE ON "payout" FOR EACH ROW EXECUTE FUNCTION refuse_ordered_payout();--> statement-breakpoint
CREATE FUNCTION refuse_payout_backwards() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.transaction_id, NEW.item_number, NEW.attempt, NEW.reference, NEW.amount_in_cents, NEW.bonus_in_cents, NEW.created_at)
      IS DISTINCT FROM (OLD.id, OLD.transaction_id, OLD.item_number, OLD.attempt, OLD.reference, OLD.amount_in_cents, OLD.bonus_in_cents, OLD.created_at)
    OR NEW.status <> OLD.status AND OLD.status || ' to ' || NEW.status
      NOT IN ('due to prepared', 'prepared to due', 'prepared to ordered', 'ordered to confirmed', 'ordered to rejected')
    OR OLD.status NOT IN ('due', 'prepared') AND (NEW.batch_id, NEW.end_to_end_id) IS DISTINCT FROM (OLD.batch_id, OLD.end_to_end_id)
    OR OLD.status IN ('confirmed', 'rejected')
      AND (NEW.settled_at, NEW.settled_by, NEW.rejected_reason) IS DISTINCT FROM (OLD.settled_at, OLD.settled_by, OLD.rejected_reason) THEN
    RAISE EXCEPTION 'a payout that was ordered stays ordered' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER payout_only_forwards BEFORE UPDATE ON "payout" FOR EACH ROW EXECUTE FUNCTION refuse_payout_backwards();--> statement-breakpoint
CREATE FUNCTION refuse_batch_backwards() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.message_id, NEW.operator_id, NEW.created_at) IS DISTINCT FROM (OLD.id, OLD.message_id, OLD.operator_id, OLD.created_at)
    OR OLD.approved_at IS NOT NULL AND (NEW.approved_by, NEW.approved_at) IS DISTINCT FROM (OLD.approved_by, OLD.approved_at)
    OR OLD.exported_at IS NOT NULL AND (NEW.exported_at, NEW.discarded_at, NEW.payment_type_id, NEW.currency, NEW.payout_count, NEW.total_in_cents)
      IS DISTINCT FROM (OLD.exported_at, OLD.discarded_at, OLD.payment_type_id, OLD.currency, OLD.payout_count, OLD.total_in_cents) THEN
    RAISE EXCEPTION 'a batch keeps who prepared and approved it, and stays exported' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER payout_batch_only_forwards BEFORE UPDATE ON "payout_batch" FOR EACH ROW EXECUTE FUNCTION refuse_batch_backwards();--> statement-breakpoint
CREATE FUNCTION refuse_shorter_hold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.released_at IS NOT NULL
    OR (NEW.transaction_id, NEW.reason, NEW.details, NEW.since) IS DISTINCT FROM (OLD.transaction_id, OLD.reason, OLD.details, OLD.since)
    OR NEW.until IS DISTINCT FROM OLD.until AND (OLD.until IS NULL OR NEW.until < OLD.until) THEN
    RAISE EXCEPTION 'a hold lasts until it is over or released' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER payout_hold_not_shorter BEFORE UPDATE ON "payout_hold" FOR EACH ROW EXECUTE FUNCTION refuse_shorter_hold();
