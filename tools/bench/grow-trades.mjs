// Trades by the hundred thousand, made by the database itself: settled ones with their sellers, parcels, devices and log.
const DROP_CHECKS = 'set session_replication_role = replica'

const OFFER = `
  insert into offer (market, shop_mode, device_id, storage_gb, condition_id, answers, breakdown, price_in_cents, currency,
    price_list_version, rule_version, created_at, expires_at)
  select 'de', 'default', device_id, storage_gb, 4, '{}', '{}', 20000, 'EUR',
    (select min(version) from price_list where market = 'de'), 1, now(), now() + interval '7 days'
  from device_storage order by random() limit 200 returning id`

const CUSTOMERS = `
  insert into customer (customer_number, guest_key_hash, created_at)
  select 900000000 + n, 'grown', now() - (20 + n % 330) * interval '1 day' - n * interval '1 millisecond'
  from generate_series($1::bigint, $2::bigint) as n`

const TRADES = `
  insert into trade (transaction_id, trade_number, idempotency_key, request_hash, customer_number, market, shop_mode,
    is_business, currency, total_in_cents, status_url, created_at, send_by)
  select 900000000 + n, 'G' || n, gen_random_uuid(), '', 900000000 + n, 'de', 'default', false, 'EUR', 20000,
    'http://localhost/danke', now() - (n % 330) * interval '1 day' - interval '20 days', now()
  from generate_series($1::bigint, $2::bigint) as n`

const SELLERS = `
  insert into trade_seller (transaction_id, email, first_name, last_name, street, house_number, zip, city, country,
    payment_type_id, account_holder, sealed_account, masked_account)
  select 900000000 + n, 'grown-' || n || '@example.org', 'Erika', 'Muster', 'Weg', '1', '10115', 'Berlin', 'DE', 13,
    'Erika Muster', '', 'DE … 00'
  from generate_series($1::bigint, $2::bigint) as n`

const ITEMS = `
  insert into trade_item (transaction_id, number, offer_id, price_in_cents, state, state_since, settled_in_cents)
  select 900000000 + n, 1, ($3::uuid[])[1 + n % 200], 20000, 'PAID', now() - (n % 330) * interval '1 day',
    20000 - 1000 * (n % 3)
  from generate_series($1::bigint, $2::bigint) as n`

const EVENTS = `
  insert into trade_event (transaction_id, item_number, event, actor, from_state, to_state, happened_at)
  select 900000000 + n, case when step.place > 1 then 1 end, step.event, 'system', step.from_state, step.to_state,
    now() - (n % 330) * interval '1 day' - (8 - step.place) * (1 + n % 60) * interval '1 hour'
  from generate_series($1::bigint, $2::bigint) as n cross join (values (1, 'created', null, 'CREATED'),
    (2, 'label_issued', 'CREATED', 'LABEL_ISSUED'), (3, 'carrier_scan', 'LABEL_ISSUED', 'IN_TRANSIT'),
    (4, 'booked_in', 'IN_TRANSIT', 'RECEIVED'), (5, 'inspection_started', 'RECEIVED', 'IN_INSPECTION'),
    (6, 'match_or_better', 'IN_INSPECTION', 'ACCEPTED'), (7, 'payout_ordered', 'ACCEPTED', 'PAYOUT_PENDING'),
    (8, 'bank_confirmed', 'PAYOUT_PENDING', 'PAID')) as step (place, event, from_state, to_state)`

const PARCELS = `
  insert into shipment (transaction_id, carrier, tracking_number, qr_text, booked_at)
  select 900000000 + n, 'Printed', 'GROWN' || n, 'GROWN' || n, now() - (n % 330) * interval '1 day'
  from generate_series($1::bigint, $2::bigint) as n`

/** The worker has asked the sellers of all but the newest for a review. */
const REVIEW_REQUESTS = `
  insert into review_request (transaction_id, asked_at)
  select 900000000 + n, now() from generate_series($1::bigint, $2::bigint) as n where n % 330 > 4`

/** What `growTrades` calls its first transaction, minus one. */
export const FIRST_GROWN = 900_000_000

const TABLES = 'customer, trade, trade_seller, shipment, review_request, trade_item, trade_event'

const STEP = 100_000

/** Adds trades with numbers from `from` to `to`; no foreign key is checked, because all of them are right. */
export async function growTrades(pool, { from, to, hasLog = true }) {
  const client = await pool.connect()
  try {
    await client.query(DROP_CHECKS)
    const offers = (await client.query(OFFER)).rows.map(({ id }) => id)
    for (let at = from; at <= to; at += STEP) {
      const range = [at, Math.min(at + STEP - 1, to)]
      for (const text of [CUSTOMERS, TRADES, SELLERS, PARCELS, REVIEW_REQUESTS])
        await client.query(text, range)
      if (hasLog) await client.query(EVENTS, range)
      await client.query(ITEMS, [...range, offers])
    }
  } finally {
    await client.query('reset session_replication_role')
    client.release()
  }
  await pool.query(`vacuum analyze ${TABLES}`)
}

/** The median of some runs, in milliseconds. */
export async function measureMs(run, count = 5) {
  const times = []
  for (let done = 0; done < count; done += 1) {
    const startedAt = performance.now()
    await run(done)
    times.push(performance.now() - startedAt)
  }
  return times.toSorted((one, other) => one - other)[count >> 1]
}
