CREATE TABLE "log_entry" (
	"leaf_index" bigint PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"content_hash" "bytea" NOT NULL,
	"logged_at" timestamp with time zone NOT NULL,
	"leaf_hash" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "log_key" (
	"key_id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "log_node" (
	"level" smallint NOT NULL,
	"position" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "log_node_level_position_pk" PRIMARY KEY("level","position")
);
--> statement-breakpoint
CREATE TABLE "log_pending" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "log_pending_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"content_hash" "bytea" NOT NULL,
	"logged_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tree_head" (
	"signed_at" timestamp with time zone PRIMARY KEY NOT NULL,
	"tree_size" bigint NOT NULL,
	"root_hash" "bytea" NOT NULL,
	"key_id" text NOT NULL,
	"signature" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "log_entry_leaf" ON "log_entry" USING btree ("leaf_hash");--> statement-breakpoint
CREATE INDEX "log_entry_content" ON "log_entry" USING btree ("content_hash");--> statement-breakpoint
CREATE INDEX "tree_head_size" ON "tree_head" USING btree ("tree_size","signed_at");--> statement-breakpoint
CREATE TRIGGER log_entry_append_only BEFORE UPDATE OR DELETE ON "log_entry" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER log_entry_no_truncate BEFORE TRUNCATE ON "log_entry" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER log_node_append_only BEFORE UPDATE OR DELETE ON "log_node" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER log_node_no_truncate BEFORE TRUNCATE ON "log_node" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER tree_head_append_only BEFORE UPDATE OR DELETE ON "tree_head" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER tree_head_no_truncate BEFORE TRUNCATE ON "tree_head" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER log_key_append_only BEFORE UPDATE OR DELETE ON "log_key" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER log_key_no_truncate BEFORE TRUNCATE ON "log_key" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE FUNCTION log_findings() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO log_pending (kind, content_hash, logged_at) VALUES ('findings', NEW.commitment, NEW.committed_at);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER inspection_logged AFTER UPDATE OF "commitment" ON "inspection" FOR EACH ROW WHEN (NEW."commitment" IS NOT NULL AND NEW."commitment" IS DISTINCT FROM OLD."commitment") EXECUTE FUNCTION log_findings();--> statement-breakpoint
CREATE TRIGGER inspection_logged_at_once AFTER INSERT ON "inspection" FOR EACH ROW WHEN (NEW."commitment" IS NOT NULL) EXECUTE FUNCTION log_findings();--> statement-breakpoint
CREATE FUNCTION log_photo() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO log_pending (kind, content_hash, logged_at) VALUES ('photo',
    sha256(convert_to('{"kind":"photo","photoId":"' || NEW.id || '","sha256":"' || encode(NEW.sha256, 'hex') || '","version":1}', 'UTF8')),
    NEW.taken_at);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER photo_logged AFTER INSERT ON "photo" FOR EACH ROW EXECUTE FUNCTION log_photo();
