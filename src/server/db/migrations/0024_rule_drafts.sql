CREATE TABLE "rule_draft" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"base_version" integer NOT NULL,
	"changes" jsonb NOT NULL,
	"note" text NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" uuid NOT NULL,
	"editor_ids" uuid[] NOT NULL,
	"status" text NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" uuid,
	"started_version" integer,
	CONSTRAINT "rule_draft_status" CHECK ("rule_draft"."status" in ('open', 'started', 'discarded')),
	CONSTRAINT "rule_draft_end" CHECK (("rule_draft"."status" = 'open') = ("rule_draft"."ended_at" is null)),
	CONSTRAINT "rule_draft_start" CHECK (("rule_draft"."status" = 'started') = ("rule_draft"."started_version" is not null))
);
--> statement-breakpoint
ALTER TABLE "rule_draft" ADD CONSTRAINT "rule_draft_base_version_rule_set_version_fk" FOREIGN KEY ("base_version") REFERENCES "public"."rule_set"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_draft" ADD CONSTRAINT "rule_draft_changed_by_operator_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_draft" ADD CONSTRAINT "rule_draft_ended_by_operator_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_draft" ADD CONSTRAINT "rule_draft_started_version_rule_set_version_fk" FOREIGN KEY ("started_version") REFERENCES "public"."rule_set"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rule_draft_open" ON "rule_draft" USING btree ("status") WHERE "rule_draft"."status" = 'open';