import { type SQL, sql } from 'drizzle-orm'
import { type DeviceOutcome, SETTLED_STATES } from '#domain/fairness/device-history.ts'
import { FAIRNESS_STEPS, type FairnessStep, STEP_STATES } from '#domain/fairness/step-time.ts'
import type { Connection, Database } from '#server/db/database.ts'
import { sqlList } from '#server/db/sql-values.ts'

/** Settled devices that the figures don't contain yet; the index `trade_item_uncounted` has exactly these. */
export const IS_UNCOUNTED = sql`not is_counted and state in ${sqlList(SETTLED_STATES)}`

const buildStepCondition = (column: string, step: FairnessStep): string =>
  STEP_STATES[step].map((state) => `${column} = '${state}'`).join(' or ')

const AT = `date_part('epoch', happened_at)`

// The sum of the times at which a device leaves the states of a step, minus the sum of those at which it enters them, is
// the time spent there, without sorting the log. A settled device has left all of them.
const buildHoursColumn = (step: FairnessStep): string =>
  `ceil(round(1000 * (sum(${AT}) filter (where ${buildStepCondition('from_state', step)})
        - sum(${AT}) filter (where ${buildStepCondition('to_state', step)}))) / 3600000)::int as ${step}_hours`

const buildStepFigure = (step: FairnessStep): string =>
  `('${step}', ${step}_hours, (${step}_hours is not null)::int)`

const PAID_OUTCOMES = {
  AS_QUOTED: 'settled_in_cents = price_in_cents',
  RAISED: 'settled_in_cents > price_in_cents',
  LOWERED: 'settled_in_cents < price_in_cents',
} as const satisfies Partial<Record<DeviceOutcome, string>>

/** The figures of the devices in `settled`, which a query names before. */
const COUNT = sql.raw(`
  history as (
    select offer_id, date_trunc('month', state_since at time zone 'UTC')::date as month,
      case when state <> 'PAID' then state ${Object.entries(PAID_OUTCOMES)
        .map(([outcome, condition]) => `when ${condition} then '${outcome}'`)
        .join(' ')} end as outcome,
      bool_or(to_state = 'IN_INSPECTION') as was_inspected,
      count(*) filter (where event = 'appeal_upheld') as upheld,
      count(*) filter (where event = 'appeal_rejected') as rejected,
      ${FAIRNESS_STEPS.map(buildHoursColumn).join(',\n      ')}
    from settled
    join trade_event as event on event.transaction_id = settled.transaction_id and event.item_number = settled.number
    group by settled.transaction_id, settled.number, offer_id, state, state_since, price_in_cents, settled_in_cents
  ), counted as (
    select month, category_id, kind, coalesce(hours, 0) as hours, sum(figure.device_count) as device_count
    from history join offer on offer.id = history.offer_id join device on device.id = offer.device_id
    cross join lateral (values (outcome, 0, 1), ('upheld', 0, upheld), ('rejected', 0, rejected),
      ${FAIRNESS_STEPS.map(buildStepFigure).join(', ')}) as figure (kind, hours, device_count)
    where was_inspected and outcome is not null and figure.device_count > 0
    group by 1, 2, 3, 4
  )`)

const SETTLED_COLUMNS = sql.raw(
  'transaction_id, number, offer_id, state, state_since, price_in_cents, settled_in_cents',
)

/** Counting and recounting exclude each other. Sales never wait for either. */
export const lockFigures = (tx: Connection) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('fairness_figure', 0))`)

// The newest first: after an upgrade they are what a report needs.
const addUncounted = (batchSize: number): SQL => sql`
  with settled as (
    update trade_item set is_counted = true where (transaction_id, number) in (
      select transaction_id, number from trade_item where ${IS_UNCOUNTED}
      order by state_since desc limit ${batchSize} for update skip locked)
    returning ${SETTLED_COLUMNS}
  ), ${COUNT}, added as (
    insert into fairness_figure (month, category_id, kind, hours, device_count)
    select month, category_id, kind, hours, device_count from counted
    on conflict (month, category_id, kind, hours)
    do update set device_count = fairness_figure.device_count + excluded.device_count
  )
  select count(*)::int as count from settled`

const BATCH_SIZE = 500

/**
 * Adds settled devices to the figures, each exactly once: the statement that counts a device also marks it. Returns
 * whether there are more.
 */
export const countSettled = (db: Database, batchSize: number = BATCH_SIZE): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockFigures(tx)
    const { rows } = await tx.execute<{ count: number }>(addUncounted(batchSize))
    return rows[0]?.count === batchSize
  })

/** What the log says about the devices of a month that are counted. */
const countAgain = (month: string): SQL => sql`
  with settled as (
    select ${SETTLED_COLUMNS} from trade_item where is_counted and state in ${sqlList(SETTLED_STATES)}
      and state_since >= ${month}::date::timestamp at time zone 'UTC'
      and state_since < (${month}::date + interval '1 month') at time zone 'UTC'
  ), ${COUNT}`

/** Replaces the figures of a month by what the log says, and returns how many were wrong. */
export const recountMonth = (db: Database, month: string): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await lockFigures(tx)
    const { rows } = await tx.execute<{ count: number }>(sql`${countAgain(month)}
      select count(*)::int as count
      from counted full join (select * from fairness_figure where month = ${month}::date) as kept
        using (month, category_id, kind, hours)
      where counted.device_count is distinct from kept.device_count`)
    await tx.execute(sql`delete from fairness_figure where month = ${month}::date`)
    await tx.execute(sql`${countAgain(month)}
      insert into fairness_figure (month, category_id, kind, hours, device_count)
      select month, category_id, kind, hours, device_count from counted`)
    return rows[0]?.count ?? 0
  })
