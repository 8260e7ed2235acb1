-- Open pages of sales hear of changes when the transaction commits. A new sale has no open page yet: nothing is announced
-- while sales are made, because transactions that announce something commit one after the other.
CREATE FUNCTION notify_sale_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('sale_changed', NEW.transaction_id::text);
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER trade_event_changes_sale AFTER INSERT ON "trade_event" FOR EACH ROW WHEN (NEW.from_state IS NOT NULL) EXECUTE FUNCTION notify_sale_changed();--> statement-breakpoint
CREATE TRIGGER photo_changes_sale AFTER INSERT ON "photo" FOR EACH ROW WHEN (NEW.purpose = 'UNBOXING') EXECUTE FUNCTION notify_sale_changed();--> statement-breakpoint
CREATE TRIGGER inspection_changes_sale AFTER UPDATE OF commitment ON "inspection" FOR EACH ROW WHEN (NEW.commitment IS DISTINCT FROM OLD.commitment) EXECUTE FUNCTION notify_sale_changed();--> statement-breakpoint
CREATE TRIGGER shipment_changes_sale AFTER UPDATE OF last_scan_at ON "shipment" FOR EACH ROW WHEN (NEW.last_scan_at IS DISTINCT FROM OLD.last_scan_at) EXECUTE FUNCTION notify_sale_changed();--> statement-breakpoint
CREATE TRIGGER return_shipment_changes_sale AFTER INSERT OR UPDATE ON "return_shipment" FOR EACH ROW EXECUTE FUNCTION notify_sale_changed();--> statement-breakpoint
CREATE TRIGGER payout_hold_changes_sale AFTER INSERT OR UPDATE OF released_at ON "payout_hold" FOR EACH ROW EXECUTE FUNCTION notify_sale_changed();--> statement-breakpoint
CREATE TRIGGER identity_request_changes_sale AFTER UPDATE ON "identity_request" FOR EACH ROW EXECUTE FUNCTION notify_sale_changed();--> statement-breakpoint
CREATE TRIGGER trade_changes_sale AFTER UPDATE OF key_version ON "trade" FOR EACH ROW EXECUTE FUNCTION notify_sale_changed();--> statement-breakpoint
CREATE TRIGGER device_erasure_changes_sale AFTER INSERT ON "device_erasure" FOR EACH ROW EXECUTE FUNCTION notify_sale_changed();
