CREATE TABLE "device_place" (
	"transaction_id" bigint NOT NULL,
	"item_number" smallint NOT NULL,
	"place" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"operator_id" uuid NOT NULL,
	CONSTRAINT "device_place_transaction_id_item_number_pk" PRIMARY KEY("transaction_id","item_number"),
	CONSTRAINT "device_place_form" CHECK ("device_place"."place" ~ '^[A-Z0-9]{1,4}(-[A-Z0-9]{1,4}){0,3}$')
);
--> statement-breakpoint
ALTER TABLE "device_place" ADD CONSTRAINT "device_place_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_place" ADD CONSTRAINT "device_place_item" FOREIGN KEY ("transaction_id","item_number") REFERENCES "public"."trade_item"("transaction_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_place_shelf" ON "device_place" USING btree ("place","placed_at");