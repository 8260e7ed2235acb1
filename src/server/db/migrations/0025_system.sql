CREATE TABLE "individual_offer_line" (
	"offer_id" uuid PRIMARY KEY NOT NULL,
	"request_id" bigint NOT NULL,
	"number" smallint NOT NULL,
	"position" smallint NOT NULL,
	"quantity" integer NOT NULL,
	"rule_price_in_cents" integer NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "individual_offer_line_quantity" CHECK ("individual_offer_line"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "individual_offer" (
	"request_id" bigint NOT NULL,
	"number" smallint NOT NULL,
	"operator_id" uuid NOT NULL,
	"total_in_cents" bigint NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" uuid,
	"withdrawal_reason" text,
	"accepted_at" timestamp with time zone,
	"transaction_id" bigint,
	CONSTRAINT "individual_offer_request_id_number_pk" PRIMARY KEY("request_id","number"),
	CONSTRAINT "individual_offer_total" CHECK ("individual_offer"."total_in_cents" > 0),
	CONSTRAINT "individual_offer_lifetime" CHECK ("individual_offer"."expires_at" > "individual_offer"."created_at"),
	CONSTRAINT "individual_offer_accepted" CHECK (("individual_offer"."accepted_at" is null) = ("individual_offer"."transaction_id" is null)),
	CONSTRAINT "individual_offer_withdrawn" CHECK ("individual_offer"."accepted_at" is null or "individual_offer"."withdrawn_at" is null)
);
--> statement-breakpoint
CREATE TABLE "backup_run" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backup_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"tables" integer NOT NULL,
	"rows" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_run" (
	"name" text PRIMARY KEY NOT NULL,
	"pause_ms" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"failed_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
ALTER TABLE "individual_offer_line" ADD CONSTRAINT "individual_offer_line_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "individual_offer_line" ADD CONSTRAINT "individual_offer_line_offer" FOREIGN KEY ("request_id","number") REFERENCES "public"."individual_offer"("request_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "individual_offer" ADD CONSTRAINT "individual_offer_request_id_individual_offer_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."individual_offer_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "individual_offer" ADD CONSTRAINT "individual_offer_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "individual_offer" ADD CONSTRAINT "individual_offer_withdrawn_by_operator_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "individual_offer" ADD CONSTRAINT "individual_offer_transaction_id_trade_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."trade"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "individual_offer_line_of" ON "individual_offer_line" USING btree ("request_id","number");--> statement-breakpoint
CREATE INDEX "individual_offer_trade" ON "individual_offer" USING btree ("transaction_id");