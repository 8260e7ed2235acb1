CREATE TABLE "bank_file" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"digest" text NOT NULL,
	"kind" text NOT NULL,
	"line_count" integer NOT NULL,
	"operator_id" uuid NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_file_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
CREATE TABLE "bank_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"file_id" bigint NOT NULL,
	"line_key" text NOT NULL,
	"channel" text NOT NULL,
	"day" date NOT NULL,
	"direction" text NOT NULL,
	"amount_in_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"end_to_end_id" text,
	"message_id" text,
	"bank_reference" text,
	"reason" text,
	"sealed_text" "bytea" NOT NULL,
	"match" text NOT NULL,
	"checked_at" timestamp with time zone,
	"checked_by" uuid,
	"check_note" text,
	CONSTRAINT "bank_line_line_key_unique" UNIQUE("line_key"),
	CONSTRAINT "bank_line_amount" CHECK ("bank_line"."amount_in_cents" > 0),
	CONSTRAINT "bank_line_channel" CHECK ("bank_line"."channel" in ('bank', 'paypal')),
	CONSTRAINT "bank_line_direction" CHECK ("bank_line"."direction" in ('OUT', 'IN')),
	CONSTRAINT "bank_line_match" CHECK ("bank_line"."match" in ('PAID', 'RETURNED', 'AMOUNT', 'LATE_RETURN', 'AGAIN', 'UNKNOWN')),
	CONSTRAINT "bank_line_check" CHECK (("bank_line"."checked_at" is null) = ("bank_line"."checked_by" is null) and ("bank_line"."checked_at" is null) = ("bank_line"."check_note" is null))
);
--> statement-breakpoint
CREATE TABLE "payout_download" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_download_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"batch_id" bigint NOT NULL,
	"operator_id" uuid NOT NULL,
	"downloaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payout_hold" DROP CONSTRAINT "payout_hold_reason";--> statement-breakpoint
ALTER TABLE "bank_file" ADD CONSTRAINT "bank_file_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_file_id_bank_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."bank_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_checked_by_operator_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_download" ADD CONSTRAINT "payout_download_batch_id_payout_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_download" ADD CONSTRAINT "payout_download_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_line_transfer" ON "bank_line" USING btree ("end_to_end_id");--> statement-breakpoint
CREATE INDEX "bank_line_batch" ON "bank_line" USING btree ("message_id") WHERE "bank_line"."end_to_end_id" is null;--> statement-breakpoint
CREATE INDEX "bank_line_open" ON "bank_line" USING btree ("id") WHERE "bank_line"."match" not in ('PAID', 'RETURNED') and "bank_line"."checked_at" is null;--> statement-breakpoint
CREATE INDEX "bank_line_text" ON "bank_line" USING btree ("file_id") WHERE octet_length("bank_line"."sealed_text") > 0;--> statement-breakpoint
CREATE INDEX "payout_download_batch" ON "payout_download" USING btree ("batch_id");--> statement-breakpoint
ALTER TABLE "payout_hold" ADD CONSTRAINT "payout_hold_reason" CHECK ("payout_hold"."reason" in ('ACCOUNT_CHANGED', 'FROZEN_BY_SELLER', 'SERIAL_SEEN_BEFORE', 'ACCOUNT_OF_SEVERAL_HOLDERS', 'MANY_SALES', 'ACCOUNT_CHANGED_AFTER_SHIPPING', 'HOLDER_DIFFERS', 'IDENTITY_MISSING', 'HELD_BY_OPERATOR'));--> statement-breakpoint
INSERT INTO "payout_download" ("batch_id", "operator_id", "downloaded_at")
SELECT "id", coalesce("approved_by", "operator_id"), "exported_at" FROM "payout_batch" WHERE "exported_at" IS NOT NULL;