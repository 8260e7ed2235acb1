CREATE TABLE "build_file" (
	"name" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"shared_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "edge_purge" (
	"scope" text PRIMARY KEY NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	"settles_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "edge_purge" ADD CONSTRAINT "edge_purge_scope_cache_version_scope_fk" FOREIGN KEY ("scope") REFERENCES "public"."cache_version"("scope") ON DELETE no action ON UPDATE no action;