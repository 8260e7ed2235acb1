CREATE TABLE "payout_job" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"batch_id" bigint,
	"operator_id" uuid NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"total_count" integer NOT NULL,
	"done_count" integer DEFAULT 0 NOT NULL,
	"held_count" integer DEFAULT 0 NOT NULL,
	"position" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payout_job_state" CHECK ("payout_job"."state" in ('running', 'done', 'stopped')),
	CONSTRAINT "payout_job_end" CHECK (("payout_job"."state" = 'running') = ("payout_job"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "payout_part" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"batch_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"sealed_transfers" "bytea" NOT NULL,
	CONSTRAINT "payout_part_number" UNIQUE("batch_id","number")
);
--> statement-breakpoint
CREATE TABLE "fairness_figure" (
	"month" date NOT NULL,
	"category_id" text NOT NULL,
	"kind" text NOT NULL,
	"hours" integer NOT NULL,
	"device_count" bigint NOT NULL,
	CONSTRAINT "fairness_figure_month_category_id_kind_hours_pk" PRIMARY KEY("month","category_id","kind","hours")
);
--> statement-breakpoint
CREATE TABLE "recycling_figure" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recycling_figure_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"device_count" bigint NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_figure" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_figure_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"market" text NOT NULL,
	"state" text NOT NULL,
	"stars" smallint NOT NULL,
	"hide_reason" text,
	"was_published" boolean NOT NULL,
	"review_count" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "left_customer" (
	"customer_number" bigint PRIMARY KEY NOT NULL,
	"has_left" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "table_walk" (
	"name" text PRIMARY KEY NOT NULL,
	"position" text NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "worker_lead" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "trade_item" ADD COLUMN "is_counted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_job" ADD CONSTRAINT "payout_job_batch_id_payout_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_job" ADD CONSTRAINT "payout_job_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_part" ADD CONSTRAINT "payout_part_batch_id_payout_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_job_making" ON "payout_job" USING btree ("state") WHERE "payout_job"."state" = 'running' and "payout_job"."batch_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_job_ordering" ON "payout_job" USING btree ("batch_id") WHERE "payout_job"."state" = 'running';