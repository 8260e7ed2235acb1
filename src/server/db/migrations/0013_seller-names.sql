-- The keys by which the desk finds a seller despite a typo: each word of the name, the word without any one of its letters,
-- and its beginnings, marked by ^. src/domain/customers/name-keys.ts makes the same keys of what is typed.
CREATE FUNCTION seller_name_keys(first_name text, last_name text, company_name text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 10000 SET search_path = pg_catalog AS $$
  SELECT coalesce(array_agg(DISTINCT key), '{}')
  FROM regexp_split_to_table(
    lower(replace(replace(replace(replace(replace(replace(replace(replace(translate(
      regexp_replace(
        normalize(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(company_name, ''), NFKD),
        '[\u0300-\u036f]', '', 'g'),
      'ŁłØøĐđÐðı', 'LlOoDdDdi'),
      'ß', 'ss'), 'ẞ', 'ss'), 'Þ', 'th'), 'þ', 'th'), 'Æ', 'ae'), 'æ', 'ae'), 'Œ', 'oe'), 'œ', 'oe')),
    '[^a-z0-9]+') AS whole
  CROSS JOIN LATERAL (SELECT left(whole, 30) AS word) AS cut
  CROSS JOIN LATERAL (
    SELECT word
    UNION ALL
    SELECT overlay(word PLACING '' FROM place FOR 1) FROM generate_series(1, length(word)) AS place
    WHERE length(word) > 3
    UNION ALL
    SELECT '^' || left(word, size) FROM generate_series(3, length(word) - 1) AS size
  ) AS keys (key)
  WHERE word <> ''
$$;
