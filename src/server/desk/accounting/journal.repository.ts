import { type SQL, sql } from 'drizzle-orm'
import type { JournalDifference } from '#contracts/desk/journal.ts'
import type { JournalFacts, MovedFact, OwedFact, RegisterFact } from '#domain/accounting/journal.ts'
import type { ControlTotal } from '#domain/accounting/reconcile-journal.ts'
import { BANK_TRANSFER } from '#domain/markets/payment-type.ts'
import { SHOP_TIME_ZONE } from '#domain/markets/shop-time-zone.ts'
import type { Connection } from '#server/db/database.ts'

export interface JournalRange {
  /** `YYYY-MM-DD`, both included. */
  readonly from: string
  readonly to: string
}

type Row<Fact> = Fact & Record<string, unknown>

/** The day of a moment where the shop is. */
const dayOf = (column: string): SQL => sql.raw(`(${column} at time zone '${SHOP_TIME_ZONE}')::date`)

/** What was agreed when the device was accepted; the register's price has the bonus on top. */
const AGREED = sql`(select (data ->> 'priceInCents')::int from trade_event
  where trade_event.transaction_id = register.transaction_id and trade_event.item_number = register.item_number
    and to_state = 'ACCEPTED' order by trade_event.id desc limit 1)`

async function readRegisterFacts(
  db: Connection,
  { from, to }: JournalRange,
): Promise<readonly RegisterFact[]> {
  const { rows } = await db.execute<Row<RegisterFact>>(sql`
    select day::text as day, entry ->> 'kind' as kind, entry ->> 'reference' as reference, price as "amountInCents",
      greatest(0, price - coalesce(${AGREED}, price)) as "bonusInCents", entry ->> 'currency' as currency,
      entry ->> 'kind' = 'PURCHASE' and entry ->> 'corrects' is not null as "isCorrection"
    from purchase_register as register cross join lateral (select (entry ->> 'priceInCents')::int as price) as priced
    where day between ${from} and ${to} and entry ->> 'kind' in ('PURCHASE', 'REVERSAL')`)
  return rows
}

const HAS_PURCHASE = sql`exists (select from purchase_register as register
  where register.transaction_id = payout.transaction_id and register.item_number = payout.item_number
    and entry ->> 'kind' = 'PURCHASE')`

/** Vouchers, and devices that were lost: owed from the moment in which their first payout is ordered. */
async function readOwedFacts(db: Connection, { from, to }: JournalRange): Promise<readonly OwedFact[]> {
  const { rows } = await db.execute<Row<OwedFact>>(sql`
    select ordered.day::text as day, case when item_number = 0 then 'VOUCHER' else 'COMPENSATION' end as kind, reference,
      amount_in_cents as "amountInCents", batch.currency
    from payout join payout_batch as batch on batch.id = batch_id
    cross join lateral (select ${dayOf('batch.exported_at')} as day) as ordered
    where attempt = 1 and status in ('ordered', 'confirmed', 'rejected') and ordered.day between ${from} and ${to}
      and (item_number = 0 or not ${HAS_PURCHASE})`)
  return rows
}

/** Returned money, each transfer once: no second report of a return may be posted. */
const RETURNED = sql`
  select distinct on (end_to_end_id) line.end_to_end_id, match, channel, currency, amount_in_cents, imported_at
  from bank_line as line join bank_file on bank_file.id = file_id
  where direction = 'IN' and match in ('RETURNED', 'LATE_RETURN') order by end_to_end_id, line.id`

/**
 * Every movement of money for a payout: when it was confirmed, and when it came back. What came back before it was confirmed
 * has left and come back on the same day, that of the import.
 */
const MOVED = sql`
  select payout.*, ${dayOf('settled_at')} as day, 'PAYOUT' as kind, ${HAS_PURCHASE} as is_in_register
  from payout where status = 'confirmed'
  union all
  select payout.*, ${dayOf('imported_at')}, moved.kind, false
  from payout join (${RETURNED}) as returned using (end_to_end_id)
  cross join (values ('PAYOUT'), ('RETURN')) as moved (kind)
  where match = 'RETURNED' or moved.kind = 'RETURN'`

async function readMovedFacts(db: Connection, { from, to }: JournalRange): Promise<readonly MovedFact[]> {
  const { rows } = await db.execute<Row<MovedFact>>(sql`
    select moved.day::text as day, moved.kind, reference, amount_in_cents as "amountInCents", batch.currency,
      payment_type_id as "paymentTypeId", is_in_register as "isInRegister"
    from (${MOVED}) as moved join payout_batch as batch on batch.id = batch_id
    where moved.day between ${from} and ${to}`)
  return rows
}

export const readJournalFacts = async (db: Connection, range: JournalRange): Promise<JournalFacts> => ({
  register: await readRegisterFacts(db, range),
  owed: await readOwedFacts(db, range),
  moved: await readMovedFacts(db, range),
})

/** Payouts by bank of the range, with the line of a statement that shows them, by transfer or as part of a batch. */
const AT_BANK = ({ from, to }: JournalRange) => sql`
  select moved.*, batch.currency, single.id as line_id, single.amount_in_cents as line_amount,
    single.id is null and whole.id is not null as is_in_batch_line
  from (${MOVED}) as moved join payout_batch as batch on batch.id = batch_id
  left join bank_line as single on single.end_to_end_id = moved.end_to_end_id and single.direction = 'OUT'
    and single.match = 'PAID'
  left join lateral (select id from bank_line where message_id = batch.message_id and end_to_end_id is null
    and direction = 'OUT' and match = 'PAID' limit 1) as whole on true
  where moved.kind = 'PAYOUT' and payment_type_id = ${BANK_TRANSFER.id} and moved.day between ${from} and ${to}`

/** What the register and the bank say, each summed from its own rows. */
export async function readControlTotals(
  db: Connection,
  range: JournalRange,
): Promise<readonly ControlTotal[]> {
  const { from, to } = range
  const { rows } = await db.execute<Row<ControlTotal>>(sql`
    select control, currency, sum(amount)::float8 as "totalInCents" from (
      select 'REGISTER_PURCHASES' as control, entry ->> 'currency' as currency,
        (entry ->> 'priceInCents')::int * case entry ->> 'kind' when 'PURCHASE' then 1 else -1 end as amount
      from purchase_register where day between ${from} and ${to}
        and (entry ->> 'kind' = 'REVERSAL' or (entry ->> 'kind' = 'PURCHASE' and entry ->> 'corrects' is null))
      union all
      select 'REGISTER_PAYMENTS', entry ->> 'currency', (entry ->> 'priceInCents')::int
      from purchase_register where day between ${from} and ${to} and entry ->> 'kind' = 'PAYMENT'
      union all
      select 'BANK_OUT', currency, line_amount from (
        select distinct line_id, currency, line_amount from (${AT_BANK(range)}) as paid where line_id is not null
      ) as lines
      union all
      select 'BANK_OUT', currency, amount_in_cents from (${AT_BANK(range)}) as paid where is_in_batch_line
      union all
      select 'BANK_IN', currency, amount_in_cents from (${RETURNED}) as returned
      where channel = 'bank' and ${dayOf('imported_at')} between ${from} and ${to}
    ) as totals group by control, currency`)
  return rows
}

/** What explains that totals differ, or has to be checked by a person. */
export async function listDifferences(
  db: Connection,
  range: JournalRange,
): Promise<readonly JournalDifference[]> {
  const { rows } = await db.execute<Row<JournalDifference>>(sql`
    select kind, reference, amount::float8 as "amountInCents", currency, day::text as day from (
      select 'NOT_ON_STATEMENT' as kind, reference, amount_in_cents as amount, currency, day
      from (${AT_BANK(range)}) as paid where line_id is null and not is_in_batch_line
      union all
      select 'REGISTER', reference, amount_in_cents - recorded.price, batch.currency, moved.day
      from (${MOVED}) as moved join payout_batch as batch on batch.id = batch_id
      cross join lateral (select (entry ->> 'priceInCents')::int as price from purchase_register as register
        where register.transaction_id = moved.transaction_id and register.item_number = moved.item_number
          and entry ->> 'kind' = 'PURCHASE' order by sequence desc limit 1) as recorded
      where is_in_register and amount_in_cents <> recorded.price and moved.day between ${range.from} and ${range.to}
      union all
      select match, coalesce(end_to_end_id, message_id, bank_reference, ''), amount_in_cents, currency, day
      from bank_line where match not in ('PAID', 'RETURNED') and checked_at is null
    ) as differences order by day, kind, reference`)
  return rows
}
