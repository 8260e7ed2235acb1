CREATE TABLE "currency" ("id" text PRIMARY KEY NOT NULL);--> statement-breakpoint
CREATE TABLE "language" ("id" text PRIMARY KEY NOT NULL);--> statement-breakpoint
CREATE TABLE "market" ("id" text PRIMARY KEY NOT NULL);--> statement-breakpoint
-- With the keys, because processes of the version before go on inserting. The code adds what comes later.
INSERT INTO "currency" VALUES ('EUR'), ('PLN');--> statement-breakpoint
INSERT INTO "language" VALUES ('de'), ('en'), ('es'), ('fr'), ('it'), ('pl');--> statement-breakpoint
INSERT INTO "market" VALUES ('at'), ('de'), ('en'), ('es'), ('fr'), ('it'), ('pl');--> statement-breakpoint
-- Short locks: nothing is read here. Rows that were there before are checked after the migration, beside the running shop.
ALTER TABLE "category_text"
  DROP CONSTRAINT "category_text_language",
  ADD CONSTRAINT "category_text_language" FOREIGN KEY ("language") REFERENCES "language" ("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "device_text"
  DROP CONSTRAINT "device_text_language",
  ADD CONSTRAINT "device_text_language" FOREIGN KEY ("language") REFERENCES "language" ("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "manufacturer_text"
  DROP CONSTRAINT "manufacturer_text_language",
  ADD CONSTRAINT "manufacturer_text_language" FOREIGN KEY ("language") REFERENCES "language" ("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "overview_url"
  DROP CONSTRAINT "overview_url_language",
  ADD CONSTRAINT "overview_url_language" FOREIGN KEY ("language") REFERENCES "language" ("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "price_list"
  DROP CONSTRAINT "price_list_market",
  DROP CONSTRAINT "price_list_currency",
  ADD CONSTRAINT "price_list_market" FOREIGN KEY ("market") REFERENCES "market" ("id") NOT VALID,
  ADD CONSTRAINT "price_list_currency" FOREIGN KEY ("currency") REFERENCES "currency" ("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "series_text"
  DROP CONSTRAINT "series_text_language",
  ADD CONSTRAINT "series_text_language" FOREIGN KEY ("language") REFERENCES "language" ("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "offer"
  DROP CONSTRAINT "offer_currency",
  ADD CONSTRAINT "offer_currency" FOREIGN KEY ("currency") REFERENCES "currency" ("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "trade"
  DROP CONSTRAINT "trade_currency",
  ADD CONSTRAINT "trade_currency" FOREIGN KEY ("currency") REFERENCES "currency" ("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "customer_account"
  DROP CONSTRAINT "customer_account_locale",
  ADD CONSTRAINT "customer_account_locale" FOREIGN KEY ("locale") REFERENCES "market" ("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "payout_batch"
  DROP CONSTRAINT "payout_batch_currency",
  ADD CONSTRAINT "payout_batch_currency" FOREIGN KEY ("currency") REFERENCES "currency" ("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "voucher"
  DROP CONSTRAINT "voucher_currency",
  DROP CONSTRAINT "voucher_variants",
  ADD CONSTRAINT "voucher_currency" FOREIGN KEY ("currency") REFERENCES "currency" ("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "newsletter_subscription"
  DROP CONSTRAINT "newsletter_subscription_market",
  ADD CONSTRAINT "newsletter_subscription_market" FOREIGN KEY ("market") REFERENCES "market" ("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "recycling_parcel"
  DROP CONSTRAINT "recycling_parcel_market",
  ADD CONSTRAINT "recycling_parcel_market" FOREIGN KEY ("market") REFERENCES "market" ("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "review"
  DROP CONSTRAINT "review_market",
  ADD CONSTRAINT "review_market" FOREIGN KEY ("market") REFERENCES "market" ("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "newsletter_issue"
  DROP CONSTRAINT "newsletter_issue_market",
  ADD CONSTRAINT "newsletter_issue_market" FOREIGN KEY ("market") REFERENCES "market" ("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "price_watch"
  DROP CONSTRAINT "price_watch_market",
  ADD CONSTRAINT "price_watch_market" FOREIGN KEY ("market") REFERENCES "market" ("id") NOT VALID;--> statement-breakpoint
CREATE FUNCTION require_known_markets() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NEW.variants <@ ARRAY(SELECT id FROM market) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'The voucher % names an unknown market', NEW.code USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'voucher_variants';
END $$;--> statement-breakpoint
CREATE TRIGGER voucher_variants BEFORE INSERT OR UPDATE OF "variants" ON "voucher" FOR EACH ROW EXECUTE FUNCTION require_known_markets();
