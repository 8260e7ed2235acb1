CREATE TABLE "working_key" (
	"key_id" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
