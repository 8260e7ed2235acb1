CREATE TABLE "blob" (
	"key" uuid PRIMARY KEY NOT NULL,
	"storage" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"media_type" text NOT NULL,
	"size_in_bytes" integer NOT NULL,
	"sha256" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blob_storage" CHECK ("blob"."storage" in ('folder', 's3')),
	CONSTRAINT "blob_state" CHECK ("blob"."state" in ('pending', 'kept', 'released'))
);
--> statement-breakpoint
ALTER TABLE "part_parcel" DROP CONSTRAINT "part_parcel_booking";--> statement-breakpoint
ALTER TABLE "shipment" ALTER COLUMN "label_pdf" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "photo" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "return_shipment" ALTER COLUMN "label_pdf" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "clarification_proof" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_file" ALTER COLUMN "sealed_content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "trade_paper" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "shipment" ADD COLUMN "blob_key" uuid;--> statement-breakpoint
ALTER TABLE "photo" ADD COLUMN "blob_key" uuid;--> statement-breakpoint
ALTER TABLE "return_shipment" ADD COLUMN "blob_key" uuid;--> statement-breakpoint
ALTER TABLE "clarification_proof" ADD COLUMN "blob_key" uuid;--> statement-breakpoint
ALTER TABLE "part_parcel" ADD COLUMN "blob_key" uuid;--> statement-breakpoint
ALTER TABLE "identity_file" ADD COLUMN "blob_key" uuid;--> statement-breakpoint
ALTER TABLE "identity_file" ADD COLUMN "ring_key_id" text;--> statement-breakpoint
ALTER TABLE "recycling_sender" ADD COLUMN "blob_key" uuid;--> statement-breakpoint
ALTER TABLE "trade_paper" ADD COLUMN "blob_key" uuid;--> statement-breakpoint
CREATE INDEX "blob_leftover" ON "blob" USING btree ("state","key") WHERE "blob"."state" <> 'kept';--> statement-breakpoint
ALTER TABLE "part_parcel" ADD CONSTRAINT "part_parcel_booking" CHECK (("part_parcel"."booked_at" is null) = ("part_parcel"."carrier" is null)
        and ("part_parcel"."booked_at" is null) = ("part_parcel"."tracking_number" is null)
        and ("part_parcel"."booked_at" is null) = ("part_parcel"."qr_text" is null)) NOT VALID;--> statement-breakpoint
CREATE FUNCTION follow_blob() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  -- A row can let go of its blob, and take one that no row has had yet: a blob has one owner in its life.
  IF TG_OP <> 'INSERT' AND (TG_OP = 'DELETE' OR NEW.blob_key IS DISTINCT FROM OLD.blob_key) THEN
    UPDATE blob SET state = 'released' WHERE key = OLD.blob_key;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.blob_key IS NOT NULL AND (TG_OP = 'INSERT' OR NEW.blob_key IS DISTINCT FROM OLD.blob_key) THEN
    UPDATE blob SET state = 'kept' WHERE key = NEW.blob_key AND state = 'pending';
    IF NOT FOUND THEN
      RAISE EXCEPTION 'blob % is not waiting for a row', NEW.blob_key USING ERRCODE = 'foreign_key_violation';
    END IF;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER shipment_blob AFTER INSERT OR DELETE OR UPDATE OF "blob_key" ON "shipment" FOR EACH ROW EXECUTE FUNCTION follow_blob();--> statement-breakpoint
CREATE TRIGGER photo_blob AFTER INSERT OR DELETE OR UPDATE OF "blob_key" ON "photo" FOR EACH ROW EXECUTE FUNCTION follow_blob();--> statement-breakpoint
CREATE TRIGGER return_shipment_blob AFTER INSERT OR DELETE OR UPDATE OF "blob_key" ON "return_shipment" FOR EACH ROW EXECUTE FUNCTION follow_blob();--> statement-breakpoint
CREATE TRIGGER clarification_proof_blob AFTER INSERT OR DELETE OR UPDATE OF "blob_key" ON "clarification_proof" FOR EACH ROW EXECUTE FUNCTION follow_blob();--> statement-breakpoint
CREATE TRIGGER part_parcel_blob AFTER INSERT OR DELETE OR UPDATE OF "blob_key" ON "part_parcel" FOR EACH ROW EXECUTE FUNCTION follow_blob();--> statement-breakpoint
CREATE TRIGGER identity_file_blob AFTER INSERT OR DELETE OR UPDATE OF "blob_key" ON "identity_file" FOR EACH ROW EXECUTE FUNCTION follow_blob();--> statement-breakpoint
CREATE TRIGGER recycling_sender_blob AFTER INSERT OR DELETE OR UPDATE OF "blob_key" ON "recycling_sender" FOR EACH ROW EXECUTE FUNCTION follow_blob();--> statement-breakpoint
CREATE TRIGGER trade_paper_blob AFTER INSERT OR DELETE OR UPDATE OF "blob_key" ON "trade_paper" FOR EACH ROW EXECUTE FUNCTION follow_blob();
