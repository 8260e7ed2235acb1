CREATE TABLE "content_draft" (
	"market" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"content" jsonb,
	"revision" integer NOT NULL,
	"base_version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" uuid NOT NULL,
	CONSTRAINT "content_draft_market_kind_name_pk" PRIMARY KEY("market","kind","name"),
	CONSTRAINT "content_draft_kind" CHECK ("content_draft"."kind" in ('page', 'home'))
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"market" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"restores" integer,
	"moments" timestamp with time zone[] NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" uuid NOT NULL,
	CONSTRAINT "content_version_market_kind_name_number_pk" PRIMARY KEY("market","kind","name","number"),
	CONSTRAINT "content_version_kind" CHECK ("content_version"."kind" in ('page', 'home')),
	CONSTRAINT "content_version_number" CHECK ("content_version"."number" > 0 and "content_version"."restores" < "content_version"."number")
);
--> statement-breakpoint
ALTER TABLE "content_draft" ADD CONSTRAINT "content_draft_changed_by_operator_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_draft" ADD CONSTRAINT "content_draft_market" FOREIGN KEY ("market") REFERENCES "public"."market"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_version" ADD CONSTRAINT "content_version_published_by_operator_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_version" ADD CONSTRAINT "content_version_market" FOREIGN KEY ("market") REFERENCES "public"."market"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER content_version_append_only BEFORE UPDATE OR DELETE ON "content_version" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER content_version_no_truncate BEFORE TRUNCATE ON "content_version" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
