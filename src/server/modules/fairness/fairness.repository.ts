import { CATEGORY_IDS, type CategoryId } from '#domain/catalogue/category.ts'
import { DEVICE_OUTCOMES, type DeviceOutcome, SETTLED_STATES } from '#domain/fairness/device-history.ts'
import {
  type FairnessPeriod,
  type FairnessReport,
  type FairnessTotals,
  type FreeRecycling,
  toFairnessFigures,
} from '#domain/fairness/fairness-figures.ts'
import { FAIRNESS_STEPS, type FairnessStep, STEP_STATES } from '#domain/fairness/step-time.ts'
import type { Database } from '#server/db/database.ts'

const buildStepCondition = (column: string, step: FairnessStep): string =>
  STEP_STATES[step].map((state) => `${column} = '${state}'`).join(' or ')

const AT = `date_part('epoch', happened_at)`

// The sum of the times at which a device leaves the states of a step, minus the sum of those at which it enters them, is
// the time spent there, without sorting the log. A settled device has left all of them.
const buildTimeColumn = (step: FairnessStep): string =>
  `round(1000 * (sum(${AT}) filter (where ${buildStepCondition('from_state', step)})
        - sum(${AT}) filter (where ${buildStepCondition('to_state', step)}))) as ${step}_ms`

const buildOutcomeColumn = (outcome: DeviceOutcome): string =>
  `count(*) filter (where outcome = '${outcome}') as "${outcome}"`

const buildStepColumns = (step: FairnessStep): string =>
  `count(${step}_ms) as "${step}_count", percentile_cont(0.5) within group (order by ${step}_ms) as "${step}_median"`

// The database does the counting and returns a few rows: reading 100,000 devices would block a web process.
const COUNT_DEVICES = `
  with history as (
    select item.offer_id, case
        when item.state <> 'PAID' then item.state
        when item.settled_in_cents = item.price_in_cents then 'AS_QUOTED'
        when item.settled_in_cents > item.price_in_cents then 'RAISED'
        when item.settled_in_cents < item.price_in_cents then 'LOWERED' end as outcome,
      bool_or(to_state = 'IN_INSPECTION') as was_inspected,
      count(*) filter (where event = 'appeal_upheld') as upheld,
      count(*) filter (where event = 'appeal_rejected') as rejected,
      ${FAIRNESS_STEPS.map(buildTimeColumn).join(',\n      ')}
    from trade_item as item
    join trade_event as event on event.transaction_id = item.transaction_id and event.item_number = item.number
    where item.state in (${SETTLED_STATES.map((state) => `'${state}'`).join(', ')})
      and item.state_since >= $1 and item.state_since < $2
    group by item.transaction_id, item.number
  )
  select category_id, ${DEVICE_OUTCOMES.map(buildOutcomeColumn).join(', ')},
    ${FAIRNESS_STEPS.map(buildStepColumns).join(',\n    ')},
    sum(upheld) as upheld, sum(rejected) as rejected
  from history join offer on offer.id = history.offer_id join device on device.id = offer.device_id
  where was_inspected and outcome is not null
  group by grouping sets ((category_id), ())`

/** The driver returns counts as strings, medians as numbers. */
type TotalsRow = Readonly<Record<string, string | number | null>> & {
  readonly category_id: CategoryId | null
}

const toRecord = <Key extends string, Value>(keys: readonly Key[], valueFor: (key: Key) => Value) =>
  // `fromEntries` loses the key type.
  Object.fromEntries(keys.map((key) => [key, valueFor(key)])) as Record<Key, Value>

const toTotals = (row: TotalsRow): FairnessTotals => ({
  outcomes: toRecord(DEVICE_OUTCOMES, (outcome) => Number(row[outcome])),
  steps: toRecord(FAIRNESS_STEPS, (step) => {
    const median = row[`${step}_median`] ?? null
    return { deviceCount: Number(row[`${step}_count`]), medianMs: median === null ? null : Number(median) }
  }),
  appeals: { upheld: Number(row.upheld), rejected: Number(row.rejected) },
})

const COUNT_RECYCLED = `
  select coalesce(sum(device_count), 0)::int as count, min(recycled_at) as since
  from recycling_parcel where state = 'RECYCLED'`

/** Devices that were recycled for free, ever; null before the first one. */
export async function readFreeRecycling({ $client }: Database): Promise<FreeRecycling | null> {
  const { rows } = await $client.query<{ count: number; since: Date | null }>(COUNT_RECYCLED)
  const [row] = rows
  return row?.since && row.count > 0 ? { deviceCount: row.count, sinceMs: row.since.getTime() } : null
}

/** What inspections of a period came to: what `fairnessReport` says, counted where the log is. */
export async function readFairnessReport(
  { $client }: Database,
  { fromMs, untilMs }: FairnessPeriod,
): Promise<FairnessReport> {
  const { rows } = await $client.query<TotalsRow>(COUNT_DEVICES, [new Date(fromMs), new Date(untilMs)])
  const buildFigures = (id: CategoryId | null) => {
    const row = rows.find(({ category_id }) => category_id === id)
    return row ? toFairnessFigures(toTotals(row)) : null
  }
  return { all: buildFigures(null), byCategory: toRecord(CATEGORY_IDS, buildFigures) }
}
