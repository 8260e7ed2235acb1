CREATE TRIGGER newsletter_consent_append_only BEFORE UPDATE ON "newsletter_consent" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER newsletter_consent_no_truncate BEFORE TRUNCATE ON "newsletter_consent" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
INSERT INTO "newsletter_consent" ("email", "market", "kind", "way", "asked_at", "happened_at", "wording") SELECT "email", "market", 'given', 'link', "requested_at", "confirmed_at", '(asked before wordings were kept)' FROM "newsletter_subscription" WHERE "confirmed_at" IS NOT NULL ORDER BY "id";--> statement-breakpoint
INSERT INTO "newsletter_consent" ("email", "market", "kind", "way", "happened_at") SELECT "email", "market", 'ended', 'link', "unsubscribed_at" FROM "newsletter_subscription" WHERE "status" = 'unsubscribed' AND "confirmed_at" IS NOT NULL ORDER BY "id";--> statement-breakpoint
INSERT INTO "newsletter_pace" ("id", "next_at_ms") VALUES (1, 0);--> statement-breakpoint
CREATE FUNCTION notify_reviews_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('cache_version', 'reviews');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER review_changed AFTER INSERT OR UPDATE OR DELETE ON "review" FOR EACH ROW EXECUTE FUNCTION notify_reviews_changed();--> statement-breakpoint
UPDATE "trade" SET "send_by" = greatest("send_by", (date_trunc('day', "send_by" AT TIME ZONE place.zone) + interval '1 day') AT TIME ZONE place.zone - interval '1 millisecond') FROM (VALUES ('at', 'Europe/Vienna'), ('de', 'Europe/Berlin'), ('en', 'Europe/Berlin'), ('es', 'Europe/Madrid'), ('fr', 'Europe/Paris'), ('it', 'Europe/Rome'), ('pl', 'Europe/Warsaw')) AS place (market, zone) WHERE place.market = "trade"."market" AND EXISTS (SELECT FROM "trade_item" AS item WHERE item."transaction_id" = "trade"."transaction_id" AND item."state" IN ('CREATED', 'LABEL_ISSUED'));--> statement-breakpoint
CREATE TRIGGER clarification_not_shorter BEFORE UPDATE OF "answer_by" ON "clarification" FOR EACH ROW WHEN (NEW."answer_by" < OLD."answer_by") EXECUTE FUNCTION refuse_change();
