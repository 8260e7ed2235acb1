CREATE TABLE "trade_receipt" (
	"transaction_id" bigint PRIMARY KEY NOT NULL,
	"content" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "trade_receipt" ADD CONSTRAINT "trade_receipt_transaction_id_trade_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."trade"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER trade_receipt_append_only BEFORE UPDATE OR DELETE ON "trade_receipt" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER trade_receipt_never_emptied BEFORE TRUNCATE ON "trade_receipt" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
