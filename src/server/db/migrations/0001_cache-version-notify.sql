CREATE FUNCTION notify_cache_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('cache_version', NEW.scope);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER cache_version_changed AFTER UPDATE OF version ON cache_version
FOR EACH ROW EXECUTE FUNCTION notify_cache_version();
