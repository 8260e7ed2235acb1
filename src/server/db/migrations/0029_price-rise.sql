ALTER TABLE "inspection" ADD COLUMN "later_list_version" integer;--> statement-breakpoint
ALTER TABLE "inspection" ADD COLUMN "later_rule_version" integer;--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_other_findings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.commitment IS NOT NULL AND (NEW.commitment, NEW.found, NEW.nonce, NEW.serial_number, NEW.is_hazardous, NEW.committed_at,
      NEW.later_list_version, NEW.later_rule_version)
    IS DISTINCT FROM (OLD.commitment, OLD.found, OLD.nonce, OLD.serial_number, OLD.is_hazardous, OLD.committed_at,
      OLD.later_list_version, OLD.later_rule_version) THEN
    RAISE EXCEPTION 'findings are committed' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
