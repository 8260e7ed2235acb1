ALTER TABLE "fairness_figure" SET (fillfactor = 50);--> statement-breakpoint
CREATE FUNCTION keep_review_figure() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO review_figure (market, state, stars, hide_reason, was_published, review_count)
    VALUES (OLD.market, OLD.state, OLD.stars, OLD.hide_reason, OLD.was_published, -1);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO review_figure (market, state, stars, hide_reason, was_published, review_count)
    VALUES (NEW.market, NEW.state, NEW.stars, NEW.hide_reason, NEW.was_published, 1);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER review_counted AFTER INSERT OR UPDATE OR DELETE ON "review" FOR EACH ROW EXECUTE FUNCTION keep_review_figure();--> statement-breakpoint
INSERT INTO "review_figure" ("market", "state", "stars", "hide_reason", "was_published", "review_count") SELECT "market", "state", "stars", "hide_reason", "was_published", count(*) FROM "review" GROUP BY 1, 2, 3, 4, 5;--> statement-breakpoint
CREATE FUNCTION keep_recycling_figure() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO recycling_figure (device_count, since) VALUES (NEW.device_count, NEW.recycled_at);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER recycling_counted AFTER UPDATE ON "recycling_parcel" FOR EACH ROW WHEN (NEW."state" = 'RECYCLED' AND OLD."state" <> 'RECYCLED') EXECUTE FUNCTION keep_recycling_figure();--> statement-breakpoint
INSERT INTO "recycling_figure" ("device_count", "since") SELECT sum("device_count"), min("recycled_at") FROM "recycling_parcel" WHERE "state" = 'RECYCLED' HAVING count(*) > 0;--> statement-breakpoint
CREATE FUNCTION remember_left_customer() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO left_customer AS known (customer_number, has_left) VALUES (OLD.customer_number, TG_TABLE_NAME = 'customer_account')
  ON CONFLICT (customer_number) DO UPDATE SET has_left = known.has_left OR excluded.has_left;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER customer_left AFTER DELETE ON "customer_account" FOR EACH ROW EXECUTE FUNCTION remember_left_customer();--> statement-breakpoint
CREATE TRIGGER customer_sale_moved AFTER UPDATE OF "customer_number" ON "trade" FOR EACH ROW WHEN (OLD."customer_number" <> NEW."customer_number") EXECUTE FUNCTION remember_left_customer();
