CREATE TABLE "seller_photo" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"offer_id" uuid,
	"transaction_id" bigint,
	"item_number" smallint,
	"side" text NOT NULL,
	"media_type" text NOT NULL,
	"blob_key" uuid,
	"size_in_bytes" integer NOT NULL,
	"sha256" "bytea" NOT NULL,
	"sent_sha256" "bytea" NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"joined_at" timestamp with time zone,
	CONSTRAINT "seller_photo_offer_side" UNIQUE("offer_id","side"),
	CONSTRAINT "seller_photo_item_side" UNIQUE("transaction_id","item_number","side"),
	CONSTRAINT "seller_photo_side" CHECK ("seller_photo"."side" in ('front', 'back', 'left', 'right', 'top', 'bottom', 'underside', 'screenOn', 'lid', 'keyboard', 'ports', 'controller', 'glass', 'mount', 'barrel')),
	CONSTRAINT "seller_photo_media_type" CHECK ("seller_photo"."media_type" in ('image/jpeg', 'image/png', 'image/webp')),
	CONSTRAINT "seller_photo_subject" CHECK (("seller_photo"."transaction_id" is null) = ("seller_photo"."item_number" is null)
        and ("seller_photo"."transaction_id" is null) = ("seller_photo"."joined_at" is null)
        and ("seller_photo"."offer_id" is not null or "seller_photo"."transaction_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "self_test_pairing" ADD COLUMN "photo_subject" text;--> statement-breakpoint
ALTER TABLE "photo" ADD COLUMN "side" text;--> statement-breakpoint
ALTER TABLE "seller_photo" ADD CONSTRAINT "seller_photo_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_photo" ADD CONSTRAINT "seller_photo_item" FOREIGN KEY ("transaction_id","item_number") REFERENCES "public"."trade_item"("transaction_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seller_photo_unsold" ON "seller_photo" USING btree ("taken_at") WHERE "seller_photo"."transaction_id" is null;--> statement-breakpoint
CREATE TRIGGER seller_photo_blob AFTER INSERT OR DELETE OR UPDATE OF "blob_key" ON "seller_photo" FOR EACH ROW EXECUTE FUNCTION follow_blob();--> statement-breakpoint
CREATE FUNCTION log_seller_photo() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO log_pending (kind, content_hash, logged_at) VALUES ('seller-photo',
    sha256(convert_to('{"kind":"seller-photo","photoId":"' || NEW.id || '","sha256":"' || encode(NEW.sha256, 'hex') || '","side":"' || NEW.side || '","version":1}', 'UTF8')),
    NEW.joined_at);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER seller_photo_logged AFTER UPDATE OF "joined_at" ON "seller_photo" FOR EACH ROW WHEN (NEW."joined_at" IS NOT NULL AND OLD."joined_at" IS NULL) EXECUTE FUNCTION log_seller_photo();--> statement-breakpoint
CREATE TRIGGER seller_photo_logged_at_once AFTER INSERT ON "seller_photo" FOR EACH ROW WHEN (NEW."joined_at" IS NOT NULL) EXECUTE FUNCTION log_seller_photo();
