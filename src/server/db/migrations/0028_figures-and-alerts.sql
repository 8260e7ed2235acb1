CREATE TABLE "alert" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"rule" text NOT NULL,
	"subject" text NOT NULL,
	"facts" jsonb NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"over_at" timestamp with time zone,
	"seen_by" uuid,
	"seen_at" timestamp with time zone,
	"closed_by" uuid,
	"closed_at" timestamp with time zone,
	"note" text,
	CONSTRAINT "alert_rule" CHECK ("alert"."rule" in ('LATE_INSPECTIONS', 'FAILED_PAYOUTS', 'DEAD_LETTERS', 'MAIL_BOUNCES', 'PRICE_OUTLIERS', 'SALES_DROP')),
	CONSTRAINT "alert_seen" CHECK (("alert"."seen_by" is null) = ("alert"."seen_at" is null)),
	CONSTRAINT "alert_closed" CHECK (("alert"."closed_by" is null) = ("alert"."closed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "desk_figure" (
	"day" date NOT NULL,
	"device_id" integer NOT NULL,
	"market" text NOT NULL,
	"category_id" text NOT NULL,
	"kind" text NOT NULL,
	"detail" text NOT NULL,
	"figure_count" bigint NOT NULL,
	"amount_in_cents" bigint NOT NULL,
	CONSTRAINT "desk_figure_day_device_id_market_category_id_kind_detail_pk" PRIMARY KEY("day","device_id","market","category_id","kind","detail")
);
--> statement-breakpoint
CREATE TABLE "figure_backlog" (
	"log" text PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL,
	"until" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uncounted_event" (
	"log" text NOT NULL,
	"event_id" bigint NOT NULL,
	CONSTRAINT "uncounted_event_log_event_id_pk" PRIMARY KEY("log","event_id"),
	CONSTRAINT "uncounted_event_log" CHECK ("uncounted_event"."log" in ('trade', 'visit'))
);
--> statement-breakpoint
ALTER TABLE "alert" ADD CONSTRAINT "alert_seen_by_operator_id_fk" FOREIGN KEY ("seen_by") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert" ADD CONSTRAINT "alert_closed_by_operator_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alert_lasting" ON "alert" USING btree ("rule","subject") WHERE "alert"."over_at" is null;--> statement-breakpoint
CREATE INDEX "alert_since" ON "alert" USING btree ("since");--> statement-breakpoint
ALTER TABLE "desk_figure" SET (fillfactor = 50);--> statement-breakpoint
CREATE FUNCTION add_uncounted_event() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO uncounted_event (log, event_id) SELECT TG_ARGV[0], id FROM added;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER trade_event_uncounted AFTER INSERT ON "trade_event" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_uncounted_event('trade');--> statement-breakpoint
CREATE TRIGGER controlling_event_uncounted AFTER INSERT ON "controlling_event" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_uncounted_event('visit');--> statement-breakpoint
INSERT INTO "figure_backlog" ("log", "position", "until") SELECT 'trade', 0, coalesce(max("id"), 0) FROM "trade_event" UNION ALL SELECT 'visit', 0, coalesce(max("id"), 0) FROM "controlling_event";
