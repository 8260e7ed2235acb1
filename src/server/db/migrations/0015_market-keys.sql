-- Short locks: nothing is read here. Rows that were there before are checked after the migration, beside the running shop.
ALTER TABLE "individual_offer_request"
  ADD CONSTRAINT "individual_offer_request_market" FOREIGN KEY ("market") REFERENCES "market" ("id") NOT VALID,
  ADD CONSTRAINT "individual_offer_request_currency" FOREIGN KEY ("currency") REFERENCES "currency" ("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "trade"
  ADD CONSTRAINT "trade_market" FOREIGN KEY ("market") REFERENCES "market" ("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "controlling_event"
  ADD CONSTRAINT "controlling_event_market" FOREIGN KEY ("market") REFERENCES "market" ("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "contact_message"
  ADD CONSTRAINT "contact_message_market" FOREIGN KEY ("market") REFERENCES "market" ("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "newsletter_consent"
  ADD CONSTRAINT "newsletter_consent_market" FOREIGN KEY ("market") REFERENCES "market" ("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "recycling_parcel"
  ADD CONSTRAINT "recycling_parcel_link_market" FOREIGN KEY ("link_market") REFERENCES "market" ("id") NOT VALID;
