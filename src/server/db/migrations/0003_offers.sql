CREATE TABLE "offer" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"market" text NOT NULL,
	"shop_mode" text NOT NULL,
	"device_id" integer NOT NULL,
	"storage_gb" integer NOT NULL,
	"condition_id" smallint NOT NULL,
	"answers" jsonb NOT NULL,
	"receipt" jsonb NOT NULL,
	"price_in_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"price_list_version" integer NOT NULL,
	"rule_version" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "offer_condition" CHECK ("offer"."condition_id" between 1 and 5),
	CONSTRAINT "offer_price" CHECK ("offer"."price_in_cents" >= 500 and "offer"."price_in_cents" % 100 = 0),
	CONSTRAINT "offer_currency" CHECK ("offer"."currency" in ('EUR', 'PLN')),
	CONSTRAINT "offer_shop_mode" CHECK ("offer"."shop_mode" in ('default', 'b2bWidget', 'agan')),
	CONSTRAINT "offer_lifetime" CHECK ("offer"."expires_at" > "offer"."created_at")
);
--> statement-breakpoint
ALTER TABLE "price_list" ADD COLUMN "deduction_factor_bp" integer DEFAULT 10000 NOT NULL;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_storage" FOREIGN KEY ("device_id","storage_gb") REFERENCES "public"."device_storage"("device_id","storage_gb") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_price_list" FOREIGN KEY ("market","price_list_version") REFERENCES "public"."price_list"("market","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_expiry" ON "offer" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "price_list" ADD CONSTRAINT "price_list_deduction" CHECK ("price_list"."deduction_factor_bp" > 0);--> statement-breakpoint
UPDATE "price_list" SET "deduction_factor_bp" = 42500 WHERE "currency" = 'PLN';
