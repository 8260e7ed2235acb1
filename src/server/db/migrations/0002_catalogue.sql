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
	"valid_from" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_list_market_version_pk" PRIMARY KEY("market","version"),
	CONSTRAINT "price_list_market" CHECK ("price_list"."market" in ('at', 'de', 'en', 'es', 'fr', 'it', 'pl')),
	CONSTRAINT "price_list_version" CHECK ("price_list"."version" > 0),
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
CREATE UNIQUE INDEX "base_price_current" ON "base_price" USING btree ("device_id","storage_gb","market") WHERE "base_price"."to_version" is null;--> statement-breakpoint
CREATE INDEX "device_series" ON "device" USING btree ("series_id");