import { DAY_MS } from '#domain/kernel/durations.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { ShopMode } from '#domain/markets/shop-mode.ts'
import type { AppOptions } from '#server/app-options.ts'
import { parseEnvironment } from '#server/config/environment.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { createPrintedCarrier } from '#server/ports/carrier/printed-carrier.ts'
import { createLocalMailbox, type LocalMailbox } from '#server/ports/mail/local-mailbox.ts'
import type { PushPort } from '#server/ports/push/push.ts'
import { createMail } from '#server/processes/create-mail.ts'
import { createShopSecret, type ShopSecret } from '#server/secrets/shop-secret.ts'
import { createRunner, type WorkerOptions } from '#server/worker/start-worker.ts'
import { createWorkerMetrics } from '#server/worker/worker-metrics.ts'
import { createTestBlobs } from './blobs.ts'
import { createTestDatabase, openAsRole } from './database.ts'
import { createSale, findDeviceId } from './sales.ts'
import { startTestShop, type TestShop } from './test-shop.ts'

/** Every table that a trade writes to. */
const TRADE_TABLES = [
  'trade',
  'trade_seller',
  'trade_item',
  'trade_event',
  'outbox',
  'voucher_use',
  'shipment',
  'individual_offer_request',
] as const

export type TradeCounts = Readonly<Record<(typeof TRADE_TABLES)[number], number>>

export interface OfferFacts {
  readonly market: MarketId
  readonly shopMode: ShopMode
  readonly priceInCents: number
  readonly expiresAtMs: number
  readonly count: number
}

/** A shop with its own database, clock and worker, in which devices are sold. */
export interface SaleShop {
  /** Every request comes from a different address, so that no rate limit applies; nor does the budget of a mailbox. */
  readonly shop: TestShop
  /** Set in tests that are about the budget of a mailbox. */
  readonly mailBudgets: { areKept: boolean }
  readonly db: Database
  readonly secret: ShopSecret
  readonly mailbox: LocalMailbox
  /** A phone that every market buys. */
  readonly deviceId: number
  /** The log entries of the worker. */
  readonly workerLogs: unknown[]
  /** Stands still unless a test sets it. */
  readonly clock: { nowMs: number }
  sale(host: string, market: MarketId): ReturnType<typeof createSale>
  /** Stores offers at a given price, without answering any questions. */
  storeOffers(facts?: Partial<OfferFacts>): Promise<{ readonly offerId: string }[]>
  countRows(): Promise<TradeCounts>
  /** Drains the outbox, including what that work queues. */
  drain(): Promise<void>
  close(): Promise<void>
}

function liftLimits(shop: TestShop, beforeSending: () => Promise<unknown>): TestShop {
  let visitors = 0
  const send: TestShop['send'] = async (host, path, options = {}) => {
    await beforeSending()
    visitors += 1
    const address = `198.51.${Math.floor(visitors / 250)}.${visitors % 250}`
    return shop.send(host, path, { ...options, headers: { 'x-forwarded-for': address, ...options.headers } })
  }
  return { ...shop, send, get: (host, path, headers = {}) => send(host, path, { headers }) }
}

const INSERT_OFFERS = `
  insert into offer (market, shop_mode, device_id, storage_gb, condition_id, answers, breakdown, price_in_cents,
    currency, price_list_version, rule_version, created_at, expires_at)
  select $1, $2, $3, 128, 4, '{}', jsonb_build_object('baseInCents', $4::integer, 'lines', '[]'::jsonb,
      'floorInCents', 0, 'roundingInCents', 0, 'totalInCents', $4::integer),
    $4, list.currency, list.version, 1, $5, $6
  from price_list as list cross join generate_series(1, $7::integer)
  where list.market = $1 and list.version = 1
  returning id as "offerId"`

async function countRows(db: Database): Promise<TradeCounts> {
  const columns = TRADE_TABLES.map((table) => `(select count(*)::integer from ${table}) as ${table}`)
  const { rows } = await db.$client.query<TradeCounts>(`select ${columns.join(', ')}`)
  if (!rows[0]) throw new Error('Nothing was counted')
  return rows[0]
}

async function drain(options: WorkerOptions): Promise<void> {
  const { runOnce } = createRunner(options)
  const isDue = `select from outbox where status = 'waiting' and due_at <= $1`
  const now = new Date(options.now?.() ?? 0)
  while ((await options.db.$client.query(isDue, [now])).rowCount) await runOnce()
}

type Overridden = Pick<
  AppOptions,
  'identityMarkets' | 'recyclingLabelsPerDay' | 'metricsToken' | 'liveLimits'
>

interface SaleShopOverrides extends Partial<Overridden> {
  /** A copy of the delivered shop, unless given. */
  readonly databaseUrl?: string
  /** Notifies browsers; by default the shop sends no push. */
  readonly push?: PushPort
}

export async function startSaleShop(
  nowMs = Date.parse('2026-11-15T12:00:00Z'),
  { databaseUrl, push, ...overrides }: SaleShopOverrides = {},
): Promise<SaleShop> {
  const url = databaseUrl ?? (await createTestDatabase())
  const db = openDatabase({ url, maxConnections: 5, onError: () => undefined })
  const clock = { nowMs }
  const secret = createShopSecret(Buffer.from('a secret of this test'))
  const mailbox = createLocalMailbox(db)
  const workerLogs: unknown[] = []
  const log = (...entry: unknown[]) => void workerLogs.push(entry)
  const workerDb = openAsRole(db, 'worker')
  const parts = { db, secret, now: () => clock.nowMs }
  const mailBudgets = { areKept: false }
  const shop = liftLimits(
    await startTestShop({
      ...parts,
      ...overrides,
      trustedProxies: ['127.0.0.1'],
      pushKey: push?.publicKey ?? null,
    }),
    async () => {
      if (!mailBudgets.areKept) await db.$client.query("delete from counter where name like 'mail-%'")
    },
  )
  const deviceId = await findDeviceId(db)
  return {
    shop,
    mailBudgets,
    db,
    secret,
    mailbox,
    deviceId,
    workerLogs,
    clock,
    sale: (host, market) => createSale(shop, host, market),
    async storeOffers({ market = 'de', shopMode = 'default', priceInCents = 28_000, ...facts } = {}) {
      const { expiresAtMs = clock.nowMs + DAY_MS, count = 1 } = facts
      const times = [new Date(expiresAtMs - 7 * DAY_MS), new Date(expiresAtMs)]
      const values = [market, shopMode, deviceId, priceInCents, ...times, count]
      return (await db.$client.query<{ offerId: string }>(INSERT_OFFERS, values)).rows
    },
    countRows: () => countRows(db),
    drain: () =>
      drain({
        ...parts,
        db: workerDb,
        blobs: createTestBlobs(workerDb),
        mail: createMail(parseEnvironment({}), workerDb),
        carrier: createPrintedCarrier(),
        push: push ?? null,
        logger: { info: log, warn: log, error: log },
        metrics: createWorkerMetrics(async () => ({ waiting: 0, dead: 0, delayInSeconds: 0 })),
      }),
    async close() {
      await shop.close()
      await db.$client.end()
    },
  }
}
