CREATE TABLE "camera_pairing" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"session_hash" "bytea" NOT NULL,
	"transaction_id" bigint NOT NULL,
	"item_number" smallint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"camera_hash" "bytea",
	CONSTRAINT "camera_pairing_camera_hash_unique" UNIQUE("camera_hash")
);
--> statement-breakpoint
ALTER TABLE "inspection" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "inspection" ADD COLUMN "draft_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "photo" ADD COLUMN "proves" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "camera_pairing" ADD CONSTRAINT "camera_pairing_session_hash_operator_session_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."operator_session"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "camera_pairing" ADD CONSTRAINT "camera_pairing_item" FOREIGN KEY ("transaction_id","item_number") REFERENCES "public"."trade_item"("transaction_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "camera_pairing_end" ON "camera_pairing" USING btree ("expires_at");