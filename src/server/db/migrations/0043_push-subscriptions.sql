CREATE TABLE "push_subscription" (
	"transaction_id" bigint NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"key_version" integer NOT NULL,
	"subscribed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscription_transaction_id_endpoint_pk" PRIMARY KEY("transaction_id","endpoint")
);
--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_transaction_id_trade_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."trade"("transaction_id") ON DELETE no action ON UPDATE no action;