CREATE TABLE "partner_preview" (
	"operator_id" uuid PRIMARY KEY NOT NULL,
	"partner" text NOT NULL,
	"record" jsonb NOT NULL,
	"shown_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_version" (
	"kind" text NOT NULL,
	"partner" text NOT NULL,
	"number" integer NOT NULL,
	"record" jsonb NOT NULL,
	"is_retired" boolean NOT NULL,
	"restores" integer,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" uuid NOT NULL,
	CONSTRAINT "partner_version_kind_partner_number_pk" PRIMARY KEY("kind","partner","number"),
	CONSTRAINT "partner_version_kind" CHECK ("partner_version"."kind" in ('brand', 'widget')),
	CONSTRAINT "partner_version_number" CHECK ("partner_version"."number" > 0 and "partner_version"."restores" < "partner_version"."number")
);
--> statement-breakpoint
ALTER TABLE "partner_preview" ADD CONSTRAINT "partner_preview_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_version" ADD CONSTRAINT "partner_version_published_by_operator_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER partner_version_append_only BEFORE UPDATE OR DELETE ON "partner_version" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER partner_version_no_truncate BEFORE TRUNCATE ON "partner_version" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
