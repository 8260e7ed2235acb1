import type { Database } from '#server/db/database.ts'

/** Kind, detail, how many a day, and cents each. */
type Rate = readonly [kind: string, detail: string, perDay: number, cents?: number]

const RATES: readonly Rate[] = [
  ['VISIT', '', 620],
  ['QUOTE', '', 164],
  ['CART', '', 52],
  ['SALE', '', 30],
  ['SOLD', '', 34, 21_400],
  ['VOUCHER', '', 3, 1_000],
  ['SENT', '', 28],
  ['SENT_OF_SOLD', '0', 19],
  ['SENT_OF_SOLD', '7', 5],
  ['SENT_OF_SOLD', '14', 2.4],
  ['SENT_OF_SOLD', '19', 1.2],
  ['CANCELLED_OF_SOLD', '', 2.2],
  ['EXPIRED_OF_SOLD', '', 3.4],
  ['RECEIVED', '', 27],
  ['INSPECTED', '', 26],
  ['PRICE_HELD', '', 20.5],
  ['COUNTER_OFFER', '', 5.6],
  ['COUNTER_REASON', 'PH_GLASS', 2.4],
  ['COUNTER_REASON', 'PH_BATTERY', 1.8],
  ['COUNTER_REASON', 'CONDITION', 1.4],
  ['COUNTER_REASON', 'PH_DEFECTS', 0.9],
  ['COUNTER_REASON', 'STORAGE', 0.4],
  ['COUNTER_REASON', 'MODEL', 0.2],
  ['COUNTER_ACCEPTED', '', 3.9],
  ['COUNTER_DECLINED', '', 1.3],
  ['APPEAL', '', 0.8],
  ['APPEAL_UPHELD', '', 0.3],
  ['APPEAL_REJECTED', '', 0.5],
  ['PAID', '', 23, 20_600],
  ['RAISED', '', 2],
  ['AS_QUOTED', '', 17],
  ['LOWERED', '', 4],
  ['LATE_BONUS', '', 0.7, 500],
  ['PAYOUT_FAILED', '', 0.2],
  ['RETURNED', '', 1.4],
  ['RECYCLED', '', 0.3],
  ['HOURS_send', '62', 20],
  ['HOURS_send', '140', 12],
  ['HOURS_transit', '39', 20],
  ['HOURS_transit', '51', 14],
  ['HOURS_inspection', '19', 18],
  ['HOURS_inspection', '33', 9],
  ['HOURS_answer', '27', 4],
  ['HOURS_appeal', '46', 1],
  ['HOURS_payout', '22', 23],
  ['HOURS_return', '70', 2],
]

const INSERT = `
  insert into desk_figure (day, device_id, market, category_id, kind, detail, figure_count, amount_in_cents)
  select day::date, 0, market, case kind when 'VISIT' then '' else category end, kind, detail, amount, amount * cents
  from generate_series(date_trunc('week', now()) - interval '26 weeks', date_trunc('week', now()) - interval '1 day', '1 day') as day
  cross join (values ('de', 0.55), ('at', 0.16), ('fr', 0.2), ('pl', 0.09)) as market (market, share)
  cross join (values ('phones', 0.7), ('tablets', 0.18), ('laptops', 0.12)) as category (category, part)
  cross join unnest($1::text[], $2::text[], $3::float8[], $4::int[]) as rate (kind, detail, per_day, cents)
  cross join lateral (select round(per_day * share * part
    * (1 + 0.25 * sin(extract(doy from day) / 19) + 0.3 * sin(extract(dow from day)))
    + 0.5 * sin(extract(doy from day) * 3 + length(kind)))::int as amount) as counted
  where amount > 0 and (kind <> 'VISIT' or category = 'phones')
  on conflict do nothing`

const INSERT_DEVICES = `
  insert into desk_figure (day, device_id, market, category_id, kind, detail, figure_count, amount_in_cents)
  select week::date, device_id, 'de', 'phones', kind, detail, amount, 0
  from generate_series(date_trunc('week', now()) - interval '26 weeks', date_trunc('week', now()) - interval '1 week', '1 week') as week
  cross join (select id as device_id, row_number() over (order by id desc) as place from device
    where category_id = 'phones' order by id desc limit 12) as device
  cross join unnest($1::text[], $2::text[], $3::float8[]) as rate (kind, detail, per_day)
  cross join lateral (select round(per_day * 3 / place)::int as amount) as counted
  where amount > 0 and kind not like 'HOURS%' and kind <> 'VISIT'
  on conflict do nothing`

/** Half a year of figures of a shop that does well, up to last Sunday. */
export async function storeFigures({ $client }: Database): Promise<void> {
  const columns = [
    RATES.map(([kind]) => kind),
    RATES.map(([, detail]) => detail),
    RATES.map(([, , perDay]) => perDay),
  ]
  await $client.query(INSERT, [...columns, RATES.map(([, , , cents = 0]) => cents)])
  await $client.query(INSERT_DEVICES, columns)
}
