ALTER TABLE "individual_offer" ADD COLUMN "needs_approval" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "individual_offer" ADD COLUMN "approved_by" uuid;--> statement-breakpoint
ALTER TABLE "individual_offer" ADD COLUMN "approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "price_draft" ADD COLUMN "retry_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "price_draft" ADD COLUMN "undo_approved_by" uuid;--> statement-breakpoint
ALTER TABLE "price_draft" ADD COLUMN "undo_approved_state" integer;--> statement-breakpoint
ALTER TABLE "price_draft" ADD COLUMN "undo_state" integer;--> statement-breakpoint
ALTER TABLE "individual_offer" ADD CONSTRAINT "individual_offer_approved_by_operator_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_draft" ADD CONSTRAINT "price_draft_undo_approved_by_operator_id_fk" FOREIGN KEY ("undo_approved_by") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;