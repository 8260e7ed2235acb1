CREATE TABLE "inbox_item" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inbox_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"contact_message_id" bigint,
	"request_id" bigint,
	"transaction_id" bigint,
	"item_number" smallint,
	"status" text DEFAULT 'open' NOT NULL,
	"owner_id" uuid,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inbox_item_contact_message_id_unique" UNIQUE("contact_message_id"),
	CONSTRAINT "inbox_item_request_id_unique" UNIQUE("request_id"),
	CONSTRAINT "inbox_item_kind" CHECK ("inbox_item"."kind" in ('CONTACT', 'REQUEST', 'ANSWER', 'FREEZE')),
	CONSTRAINT "inbox_item_status" CHECK ("inbox_item"."status" in ('open', 'waiting', 'done')),
	CONSTRAINT "inbox_item_source" CHECK (num_nonnulls("inbox_item"."contact_message_id", "inbox_item"."request_id", "inbox_item"."transaction_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "inbox_reply" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inbox_item_id" bigint NOT NULL,
	"operator_id" uuid NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inbox_reply_text" CHECK (char_length("inbox_reply"."text") between 1 and 5000)
);
--> statement-breakpoint
CREATE TABLE "data_copy" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"transaction_id" bigint NOT NULL,
	"operator_id" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"sealed_archive" "bytea",
	CONSTRAINT "data_copy_request" UNIQUE("transaction_id","operator_id")
);
--> statement-breakpoint
CREATE TABLE "email_change" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"transaction_id" bigint NOT NULL,
	"operator_id" uuid NOT NULL,
	"proof" text NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"voided_at" timestamp with time zone,
	CONSTRAINT "email_change_proof" CHECK ("email_change"."proof" in ('PHONE_CALL', 'IDENTITY_DOCUMENT', 'PAYOUT_ACCOUNT', 'POST'))
);
--> statement-breakpoint
ALTER TABLE "inbox_item" ADD CONSTRAINT "inbox_item_contact_message_id_contact_message_id_fk" FOREIGN KEY ("contact_message_id") REFERENCES "public"."contact_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_item" ADD CONSTRAINT "inbox_item_request_id_individual_offer_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."individual_offer_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_item" ADD CONSTRAINT "inbox_item_transaction_id_trade_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."trade"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_item" ADD CONSTRAINT "inbox_item_owner_id_operator_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_reply" ADD CONSTRAINT "inbox_reply_inbox_item_id_inbox_item_id_fk" FOREIGN KEY ("inbox_item_id") REFERENCES "public"."inbox_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_reply" ADD CONSTRAINT "inbox_reply_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_copy" ADD CONSTRAINT "data_copy_transaction_id_trade_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."trade"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_copy" ADD CONSTRAINT "data_copy_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_change" ADD CONSTRAINT "email_change_transaction_id_trade_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."trade"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_change" ADD CONSTRAINT "email_change_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbox_item_due" ON "inbox_item" USING btree ("due_at") WHERE status <> 'done';--> statement-breakpoint
CREATE INDEX "inbox_item_done" ON "inbox_item" USING btree ("changed_at") WHERE status = 'done';--> statement-breakpoint
CREATE INDEX "inbox_item_trade" ON "inbox_item" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "inbox_reply_item" ON "inbox_reply" USING btree ("inbox_item_id");--> statement-breakpoint
CREATE INDEX "data_copy_requested" ON "data_copy" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "email_change_trade" ON "email_change" USING btree ("transaction_id");