CREATE TABLE "catalogue_change" (
	"version" bigint PRIMARY KEY NOT NULL,
	"device_ids" integer[] NOT NULL,
	"series_ids" integer[] NOT NULL,
	"is_price_only" boolean NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
