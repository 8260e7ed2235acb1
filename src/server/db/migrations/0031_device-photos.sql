ALTER TABLE "category_text" ADD COLUMN "is_own" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "blob_key" uuid;--> statement-breakpoint
CREATE TRIGGER picture_blob AFTER INSERT OR DELETE OR UPDATE OF "blob_key" ON "picture" FOR EACH ROW EXECUTE FUNCTION follow_blob();
