import type { LightMyRequestResponse } from 'fastify'
import type {
  ChangedDraft,
  DraftedChange,
  ShownPriceDraft,
  TakenRows,
  UndoPreviewJson,
} from '#contracts/desk/prices.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { runPriceDrafts } from '#server/modules/price-drafts/run-price-drafts.ts'
import { createTestBlobs } from './blobs.ts'
import { openAsRole } from './database.ts'
import { startTestDesk, type TestDesk, type TestOperator } from './desk.ts'
import type { TradeHand } from './inspected-trades.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Someone who sets prices, in a browser whose second factor was shown just now. */
export interface PriceWorker extends TestOperator {
  send(method: Method, path: string, json?: unknown): Promise<LightMyRequestResponse>
}

export interface PriceDesk {
  readonly desk: TestDesk
  /** Makes offers and sales. */
  readonly hand: TradeHand
  readonly paula: PriceWorker
  readonly peter: PriceWorker
  hire(...roles: Parameters<TestDesk['hire']>): Promise<PriceWorker>
  /** A draft with these lines in it. */
  draft(lines: readonly string[], market?: MarketId): Promise<number>
  put(draft: number, lines: readonly string[]): Promise<TakenRows>
  show(draft: number): Promise<ShownPriceDraft>
  changes(draft: number): Promise<readonly DraftedChange[]>
  /** Approves what the draft has now. */
  approve(worker: PriceWorker, draft: number): Promise<LightMyRequestResponse>
  start(draft: number, at?: string | null): Promise<LightMyRequestResponse>
  /** What undoing would do now. */
  previewUndo(draft: number): Promise<UndoPreviewJson>
  /** Asks for what was previewed just now; the worker then does it. */
  undo(draft: number, worker?: PriceWorker): Promise<LightMyRequestResponse>
  approveUndo(worker: PriceWorker, draft: number): Promise<LightMyRequestResponse>
  /** What the list says, in whole units. */
  price(market: MarketId, model: string, storageGb: number): Promise<number | null>
  version(market: MarketId): Promise<number>
  /** Lets the worker do everything that is due. */
  work(): Promise<void>
  close(): Promise<void>
}

async function hire(desk: TestDesk, ...roles: Parameters<TestDesk['hire']>): Promise<PriceWorker> {
  const operator = await desk.hire(...roles)
  return {
    ...operator,
    async send(method, path, json) {
      const cookie = await operator.startSession()
      return desk.send(method, `/desk/api${path}`, json === undefined ? { cookie } : { cookie, json })
    },
  }
}

export async function startPriceDesk(): Promise<PriceDesk> {
  const desk = await startTestDesk()
  const { db, clock, secret } = desk
  const paula = await hire(desk, 'pricing')
  const peter = await hire(desk, 'pricing')
  const read = async <Row extends object>(statement: string, values: readonly unknown[]) =>
    (await db.$client.query<Row>(statement, [...values])).rows[0]
  const put: PriceDesk['put'] = async (draft, lines) =>
    (await paula.send('POST', `/price-drafts/${draft}/table`, { text: lines.join('\n') })).json()
  const show: PriceDesk['show'] = async (draft) => (await paula.send('GET', `/price-drafts/${draft}`)).json()
  const previewUndo: PriceDesk['previewUndo'] = async (draft) =>
    (await paula.send('GET', `/price-drafts/${draft}/undo`)).json()
  return {
    desk,
    hand: { db, blobs: createTestBlobs(db), secret, now: () => clock.nowMs },
    paula,
    peter,
    hire: (...roles) => hire(desk, ...roles),
    async draft(lines, market = 'de') {
      const { id } = (
        await paula.send('POST', '/price-drafts', { name: 'Test', market })
      ).json<ChangedDraft>()
      if (lines.length > 0) await put(id, lines)
      return id
    },
    put,
    approve: async (worker, draft) =>
      worker.send('POST', `/price-drafts/${draft}/approval`, { revision: (await show(draft)).revision }),
    start: async (draft, at = null) =>
      paula.send('PUT', `/price-drafts/${draft}/start`, { at, revision: (await show(draft)).revision }),
    previewUndo,
    async undo(draft, worker = paula) {
      const { listState } = await previewUndo(draft)
      return worker.send('POST', `/price-drafts/${draft}/undo`, { listState })
    },
    async approveUndo(worker, draft) {
      const { listState, guardState } = await previewUndo(draft)
      return worker.send('POST', `/price-drafts/${draft}/undo/approval`, { listState, guardState })
    },
    show,
    changes: async (draft) => (await paula.send('GET', `/price-drafts/${draft}/changes`)).json(),
    async price(market, model, storageGb) {
      const found = await read<{ amount: number }>(
        `select amount_in_cents / 100 as amount from base_price join device on device.id = device_id
        where market = $1 and model_pattern = $2 and storage_gb = $3 and to_version is null`,
        [market, model, storageGb],
      )
      return found?.amount ?? null
    },
    async version(market) {
      const found = await read<{ version: number }>(
        'select max(version) as version from price_list where market = $1',
        [market],
      )
      return found?.version ?? 0
    },
    async work() {
      while (await runPriceDrafts({ db: openAsRole(db, 'worker'), now: () => clock.nowMs }));
    },
    close: () => desk.close(),
  }
}
