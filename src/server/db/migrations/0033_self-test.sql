CREATE TABLE "self_test_pairing" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"wait_hash" "bytea" NOT NULL,
	"test_hash" "bytea",
	"device_id" integer NOT NULL,
	"test" jsonb,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "self_test_pairing_wait_hash_unique" UNIQUE("wait_hash"),
	CONSTRAINT "self_test_pairing_test_hash_unique" UNIQUE("test_hash")
);
--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "self_test" jsonb;--> statement-breakpoint
CREATE INDEX "self_test_pairing_end" ON "self_test_pairing" USING btree ("expires_at");