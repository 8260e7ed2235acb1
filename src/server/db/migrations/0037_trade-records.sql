CREATE TABLE "trade_record" (
	"transaction_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"key" text NOT NULL,
	"statement" jsonb NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trade_record_transaction_id_number_pk" PRIMARY KEY("transaction_id","number"),
	CONSTRAINT "trade_record_key" UNIQUE("transaction_id","key")
);
--> statement-breakpoint
ALTER TABLE "trade_record" ADD CONSTRAINT "trade_record_transaction_id_trade_seller_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."trade_seller"("transaction_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER trade_record_append_only BEFORE UPDATE ON "trade_record" FOR EACH ROW EXECUTE FUNCTION refuse_change();
