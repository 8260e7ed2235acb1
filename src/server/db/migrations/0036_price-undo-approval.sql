ALTER TABLE "price_draft" ADD COLUMN "undo_approved_guards" text;--> statement-breakpoint
ALTER TABLE "price_draft" ADD COLUMN "undo_approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "price_draft" ADD COLUMN "withdrawn_after" integer DEFAULT 0 NOT NULL;