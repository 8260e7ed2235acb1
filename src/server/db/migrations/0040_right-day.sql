CREATE TABLE "fairness_edition" (
	"number" integer PRIMARY KEY NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"counted_devices" bigint NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "fairness_edition_number" CHECK ("fairness_edition"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "waiting_cost" (
	"market" text NOT NULL,
	"category_id" text NOT NULL,
	"manufacturer_id" integer NOT NULL,
	"age_bucket" smallint NOT NULL,
	"device_count" integer NOT NULL,
	"list_count" integer NOT NULL,
	"low_bp" integer NOT NULL,
	"high_bp" integer NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	CONSTRAINT "waiting_cost_market_category_id_manufacturer_id_age_bucket_pk" PRIMARY KEY("market","category_id","manufacturer_id","age_bucket"),
	CONSTRAINT "waiting_cost_range" CHECK ("waiting_cost"."low_bp" <= "waiting_cost"."high_bp")
);
--> statement-breakpoint
CREATE TRIGGER fairness_edition_append_only BEFORE UPDATE OR DELETE ON "fairness_edition" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER fairness_edition_no_truncate BEFORE TRUNCATE ON "fairness_edition" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE FUNCTION log_fairness_edition() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO log_pending (kind, content_hash, logged_at) VALUES ('fairness', sha256(convert_to(NEW.content, 'UTF8')), NEW.published_at);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER fairness_edition_logged AFTER INSERT ON "fairness_edition" FOR EACH ROW EXECUTE FUNCTION log_fairness_edition();
