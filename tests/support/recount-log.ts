import { FAIRNESS_STEPS, STEP_STATES } from '#domain/fairness/step-time.ts'
import { DAY_MS, HOUR_MS } from '#domain/kernel/durations.ts'
import type { Database } from '#server/db/database.ts'

/** One figure: its key, how many, and how much. */
export type Figures = ReadonlyMap<string, readonly [count: number, cents: number]>

interface LogRow {
  readonly id: number
  readonly transaction_id: string
  readonly item_number: number | null
  readonly event: string
  readonly from_state: string | null
  readonly to_state: string
  readonly happened_at: Date
  readonly reasons: string | null
}

interface DeviceRow {
  readonly transaction_id: string
  readonly number: number
  readonly market: string
  readonly sold_at: Date
  readonly voucher: number
  readonly has_use: boolean
  readonly device_id: number
  readonly category_id: string
  readonly price: number
  readonly settled: number | null
  readonly bonus: number
}

interface VisitRow {
  readonly market: string
  readonly received_at: Date
  readonly event_name: string
  readonly client_id: string
  readonly device_id: number | null
  readonly category_id: string | null
}

const BERLIN = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' })

const toMonday = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}

interface Place {
  readonly market: string
  readonly categoryId: string
  readonly deviceId: number | null
}

function createTally() {
  const figures = new Map<string, [number, number]>()
  const add = (key: string, cents: number) => {
    const kept = figures.get(key) ?? [0, 0]
    figures.set(key, [kept[0] + 1, kept[1] + cents])
  }
  return {
    figures,
    count({ market, categoryId, deviceId }: Place, at: Date, kind: string, detail = '', cents = 0): void {
      const day = BERLIN.format(at)
      const rest = [market, categoryId, kind, detail].join('|')
      add(`${day}|0|${rest}`, cents)
      if (deviceId !== null && !kind.startsWith('HOURS_')) add(`${toMonday(day)}|${deviceId}|${rest}`, cents)
    },
  }
}

type Count = (at: Date, kind: string, detail?: string, cents?: number) => void

const countHours = (from: Date, to: Date): string =>
  String(Math.min(9_999, Math.max(0, Math.ceil((to.getTime() - from.getTime()) / HOUR_MS))))

function findReminder(soldAt: Date, sentAt: Date): string {
  const days = (sentAt.getTime() - soldAt.getTime()) / DAY_MS
  return String([19, 14, 7].find((day) => days >= day) ?? 0)
}

/** What one device's events say, read from the first to the last. */
function countDevice(count: Count, device: DeviceRow, events: readonly LogRow[]): void {
  let [isReceived, isInspected, isOpened] = [false, false, false]
  const entered = new Map<string, Date>()
  for (const { event, from_state, to_state, happened_at: at, reasons } of events) {
    if (
      event === 'carrier_scan' ||
      (event === 'booked_in' && /LABEL_ISSUED|EXPIRED/.test(from_state ?? ''))
    ) {
      count(at, 'SENT')
      count(at, 'HOURS_send', countHours(device.sold_at, at))
      count(device.sold_at, 'SENT_OF_SOLD', findReminder(device.sold_at, at))
    }
    if (event === 'cancel') count(device.sold_at, 'CANCELLED_OF_SOLD')
    if (event === 'send_in_deadline') count(device.sold_at, 'EXPIRED_OF_SOLD')
    if (event === 'booked_in' && from_state === 'EXPIRED') count(device.sold_at, 'EXPIRED_THEN_SENT_OF_SOLD')
    if (event === 'booked_in' && !isReceived) count(at, 'RECEIVED')
    if (event === 'booked_in') isReceived = true
    if (event === 'match_or_better' && !isInspected) count(at, 'PRICE_HELD')
    if (event === 'match_or_better' || event === 'deviation') {
      if (!isInspected) count(at, 'INSPECTED')
      isInspected = true
    }
    if (event === 'deviation') {
      count(at, 'COUNTER_OFFER')
      for (const reason of (reasons ?? '').split(',').filter(Boolean)) count(at, 'COUNTER_REASON', reason)
    }
    if (event === 'accept' || event === 'policy_accept') count(at, 'COUNTER_ACCEPTED')
    if (from_state === 'COUNTER_OFFERED' && ['decline', 'recycle', 'answer_deadline'].includes(event))
      count(at, 'COUNTER_DECLINED')
    if (event === 'appeal') count(at, 'APPEAL')
    if (event === 'appeal_upheld') count(at, 'APPEAL_UPHELD')
    if (event === 'appeal_rejected') count(at, 'APPEAL_REJECTED')
    if (event === 'bank_rejected') count(at, 'PAYOUT_FAILED')
    if (to_state === 'RETURNED' || to_state === 'RECYCLED') count(at, to_state)
    if (event === 'bank_confirmed') {
      const settled = device.settled ?? 0
      count(at, 'PAID', '', settled + device.bonus)
      if (device.bonus > 0) count(at, 'LATE_BONUS', '', device.bonus)
      if (isOpened)
        count(at, settled > device.price ? 'RAISED' : settled < device.price ? 'LOWERED' : 'AS_QUOTED')
    }
    for (const step of FAIRNESS_STEPS) {
      const states: readonly string[] = STEP_STATES[step]
      const [wasIn, isIn] = [states.includes(from_state ?? ''), states.includes(to_state)]
      const since = entered.get(step)
      if (wasIn && !isIn && since) count(at, `HOURS_${step}`, countHours(since, at))
      if (isIn && !wasIn) entered.set(step, at)
    }
    if (to_state === 'IN_INSPECTION') isOpened = true
  }
}

async function countTrades({ $client }: Database, tally: ReturnType<typeof createTally>): Promise<void> {
  const devices = await $client.query<DeviceRow>(`
    select item.transaction_id, item.number, trade.market, trade.created_at as sold_at,
      trade.voucher_value_in_cents::int as voucher, transaction_id in (select transaction_id from voucher_use) as has_use, offer.device_id, device.category_id, item.price_in_cents as price,
      item.settled_in_cents as settled, item.bonus_in_cents as bonus
    from trade_item as item join trade using (transaction_id) join offer on offer.id = item.offer_id
    join device on device.id = offer.device_id order by 1, 2`)
  const log = await $client.query<LogRow>(
    `select *, data ->> 'reasons' as reasons from trade_event order by transaction_id, id`,
  )
  const byTrade = Map.groupBy(log.rows, (row) => row.transaction_id)
  for (const device of devices.rows) {
    const place = { market: device.market, categoryId: device.category_id, deviceId: device.device_id }
    const count: Count = (...facts) => tally.count(place, ...facts)
    const events = byTrade.get(device.transaction_id) ?? []
    for (const { happened_at: at } of events.filter(({ event }) => event === 'created')) {
      count(at, 'SOLD', '', device.price)
      if (device.number === 1) count(at, 'SALE')
    }
    const firstPaid = events.find(({ event }) => event === 'bank_confirmed')
    if (firstPaid?.item_number === device.number && device.voucher > 0 && device.has_use)
      count(firstPaid.happened_at, 'VOUCHER', '', device.voucher)
    countDevice(
      count,
      device,
      events.filter(({ item_number }) => item_number === device.number),
    )
  }
}

const VISIT_EVENTS: Readonly<Record<string, string>> = {
  marketing_touchpoint: 'VISIT',
  offer_generated: 'QUOTE',
  offer_add_to_cart: 'CART',
}

async function countVisits({ $client }: Database, tally: ReturnType<typeof createTally>): Promise<void> {
  const { rows } = await $client.query<VisitRow>(`
    select event.*, device.id as device_id, category_id from controlling_event as event
    left join device on device.id = (data ->> 'deviceId')::int`)
  for (const { market, received_at, event_name, client_id, device_id, category_id } of rows) {
    const kind = VISIT_EVENTS[event_name]
    if (!kind || (kind === 'VISIT' && client_id === '')) continue
    tally.count({ market, categoryId: category_id ?? '', deviceId: device_id }, received_at, kind)
  }
}

/** What the logs say, counted event by event without the database's help. */
export async function recountLog(db: Database): Promise<Figures> {
  const tally = createTally()
  await countTrades(db, tally)
  await countVisits(db, tally)
  return tally.figures
}

/** What is kept, in the same form. */
export async function readKeptFigures({ $client }: Database): Promise<Figures> {
  const { rows } = await $client.query<{ key: string; count: string; cents: string }>(`
    select concat_ws('|', day, device_id, market, category_id, kind, detail) as key, figure_count as count,
      amount_in_cents as cents from desk_figure`)
  return new Map(rows.map(({ key, count, cents }) => [key, [Number(count), Number(cents)] as const]))
}
