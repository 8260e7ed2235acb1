CREATE TABLE "offer_owner" (
	"offer_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	CONSTRAINT "offer_owner_offer_id_customer_id_pk" PRIMARY KEY("offer_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "price_draft_row" (
	"draft_id" bigint NOT NULL,
	"device_id" integer NOT NULL,
	"storage_gb" integer NOT NULL,
	"amount_in_cents" integer NOT NULL,
	"before_in_cents" integer,
	"checked_version" integer NOT NULL,
	"guards" text[] NOT NULL,
	CONSTRAINT "price_draft_row_draft_id_device_id_storage_gb_pk" PRIMARY KEY("draft_id","device_id","storage_gb"),
	CONSTRAINT "price_draft_row_amount" CHECK ("price_draft_row"."amount_in_cents" > 0 and "price_draft_row"."amount_in_cents" % 100 = 0),
	CONSTRAINT "price_draft_row_guards" CHECK ("price_draft_row"."guards" <@ array['MOVE', 'LAUNCH_PRICE', 'NEIGHBOUR', 'NOTHING_TO_COMPARE'])
);
--> statement-breakpoint
CREATE TABLE "price_draft" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_draft_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"market" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"editors" uuid[] DEFAULT '{}' NOT NULL,
	"approved_by" uuid,
	"approved_at" timestamp with time zone,
	"approved_revision" integer,
	"start_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"done_count" integer DEFAULT 0 NOT NULL,
	"total_count" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"started_versions" jsonb,
	"undone_versions" jsonb,
	"withdrawn_count" integer DEFAULT 0 NOT NULL,
	"mailed_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "price_draft_name" CHECK ("price_draft"."name" <> ''),
	CONSTRAINT "price_draft_state" CHECK ("price_draft"."state" in ('open', 'scheduled', 'started', 'undoing', 'undone', 'withdrawing', 'withdrawn', 'discarded')),
	CONSTRAINT "price_draft_approval" CHECK (num_nonnulls("price_draft"."approved_by", "price_draft"."approved_at", "price_draft"."approved_revision") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "launch_price_in_cents" integer;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "offer_owner" ADD CONSTRAINT "offer_owner_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_owner" ADD CONSTRAINT "offer_owner_customer_id_customer_account_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer_account"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_draft_row" ADD CONSTRAINT "price_draft_row_draft_id_price_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."price_draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_draft_row" ADD CONSTRAINT "price_draft_row_storage" FOREIGN KEY ("device_id","storage_gb") REFERENCES "public"."device_storage"("device_id","storage_gb") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_draft" ADD CONSTRAINT "price_draft_created_by_operator_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_draft" ADD CONSTRAINT "price_draft_approved_by_operator_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_draft" ADD CONSTRAINT "price_draft_market" FOREIGN KEY ("market") REFERENCES "public"."market"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_owner_customer" ON "offer_owner" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "price_draft_row_size" ON "price_draft_row" USING btree ("device_id","storage_gb");--> statement-breakpoint
CREATE INDEX "price_draft_work" ON "price_draft" USING btree ("start_at") WHERE "price_draft"."state" in ('scheduled', 'undoing', 'withdrawing');--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_launch_price" CHECK ("device"."launch_price_in_cents" > 0);