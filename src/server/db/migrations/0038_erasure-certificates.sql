CREATE TABLE "device_erasure" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transaction_id" bigint NOT NULL,
	"item_number" smallint NOT NULL,
	"number" smallint NOT NULL,
	"method" text,
	"operator_id" uuid NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"content" text NOT NULL,
	"key_id" text NOT NULL,
	"signature" text NOT NULL,
	CONSTRAINT "device_erasure_number" UNIQUE("transaction_id","item_number","number"),
	CONSTRAINT "device_erasure_method" CHECK ("device_erasure"."method" in ('KEY_DESTRUCTION', 'OVERWRITE', 'MEMORY_CLEARED', 'SHREDDING'))
);
--> statement-breakpoint
ALTER TABLE "device_erasure" ADD CONSTRAINT "device_erasure_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_erasure" ADD CONSTRAINT "device_erasure_item" FOREIGN KEY ("transaction_id","item_number") REFERENCES "public"."trade_item"("transaction_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER device_erasure_append_only BEFORE UPDATE OR DELETE ON "device_erasure" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER device_erasure_no_truncate BEFORE TRUNCATE ON "device_erasure" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE FUNCTION log_erasure() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO log_pending (kind, content_hash, logged_at) VALUES ('erasure', sha256(convert_to(NEW.content, 'UTF8')), NEW.recorded_at);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER device_erasure_logged AFTER INSERT ON "device_erasure" FOR EACH ROW EXECUTE FUNCTION log_erasure();
