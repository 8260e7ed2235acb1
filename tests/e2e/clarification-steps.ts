import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import type { ClarificationAnswer } from '#domain/clarification/clarification-answers.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { buildPath } from '#domain/routing/path.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import { MARKETS } from '#markets/markets.ts'
import { compileMessages } from '#messages/compile-messages.ts'
import { createTranslate, type Translate } from '#messages/format-message.ts'
import { MESSAGES } from '#messages/messages.ts'
import { openDatabase } from '#server/db/database.ts'
import { createBlobs } from '#server/modules/blobs/blobs.ts'
import { deriveSaleCode } from '#server/modules/step-up/sale-codes.ts'
import { createFolderBlobs } from '#server/ports/blobs/folder-blobs.ts'
import { loadShopSecret } from '#server/secrets/load-shop-secret.ts'
import { tradeHash } from '#web/trades/trade-hash.ts'
import {
  createTradeIn,
  type EventOverrides,
  findLatestClarification,
  type OpenedClarification,
  type TestTrade,
  type TradeFacts,
  type TradeHand,
} from '../support/inspected-trades.ts'
import { expect, test as saleTest } from './cart-helpers.ts'
import { findViolations } from './violations.ts'

interface HandFixture {
  /** Triggers events for sales, as the warehouse, the carrier and the bank would. */
  readonly hand: TradeHand
}

/** Tests with a running shop whose trades they can move. */
export const test = saleTest.extend<HandFixture>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
  hand: async ({}, use) => {
    const url = process.env.SHOP_DATABASE_URL ?? ''
    const db = openDatabase({ url, maxConnections: 2, onError: () => undefined })
    const blobs = createBlobs({
      db,
      storages: { folder: createFolderBlobs(process.env.SHOP_BLOB_FOLDER ?? ''), s3: null },
      now: Date.now,
      onFailure: () => undefined,
    })
    await use({ db, blobs, secret: await loadShopSecret(db, process.env.SHOP_SECRET), now: Date.now })
    await db.$client.end()
  },
})

export interface TestClarification extends OpenedClarification {
  readonly testTrade: TestTrade
  /** Path of the full page. */
  readonly path: string
  /** Path of the page for one answer. */
  readonly quickPath: (answer: ClarificationAnswer) => string
  readonly state: () => Promise<TradeState>
}

/** The texts of a market. */
export const createTranslator = (market: MarketId): Translate =>
  createTranslate(compileMessages(MESSAGES[market], MARKETS[market].locale), MARKETS[market].locale)

/** A sale with an open clarification. */
export async function createClarification(
  hand: TradeHand,
  kind: 'COUNTER_OFFERED' | 'ACTION_REQUIRED',
  facts: Partial<TradeFacts> & EventOverrides = {},
): Promise<TestClarification> {
  const market = MARKETS[facts.market ?? 'de']
  const testTrade = await createTradeIn(hand, kind, facts)
  const asked = await findLatestClarification(hand, testTrade.item)
  const link = { id: asked.id, trade: asked.trade }
  return {
    ...asked,
    testTrade,
    path: buildPath(market, 'clarification', link),
    quickPath: (answer) =>
      buildPath(market, 'clarificationQuickAnswer', { ...link, offerid: asked.offers[answer] ?? '' }),
    async state() {
      const { rows } = await hand.db.execute<{ state: TradeState }>(
        sql`select state from trade_item where transaction_id = ${testTrade.transactionId}`,
      )
      if (!rows[0]) throw new Error('There is no such device')
      return rows[0].state
    },
  }
}

/** Path of a sale's page, with its key. */
export const buildSalePath = ({ tradeNumber, key }: TestTrade, market: MarketId = 'de'): string =>
  buildPath(MARKETS[market], 'thankYou') + tradeHash({ tradeNumber, key })

/** The address of a clarification once its link was opened: without the token. */
export const VISIT_URL = /\/clarification\/visit-[\w-]{20}\/[^/]+$/

/** The code of the newest mail about a sale, for someone who reads its mailbox. */
export async function readSaleCode({ db, secret }: TradeHand, transactionId: number): Promise<string> {
  const find = () =>
    db.execute<{ codeId: string }>(
      sql`select code_id as "codeId" from sale_code where transaction_id = ${transactionId}`,
    )
  await expect.poll(async () => (await find()).rows.length).toBe(1)
  return deriveSaleCode(secret, (await find()).rows[0]?.codeId ?? '')
}

/** Accessibility violations, plus content wider than the screen. */
export async function listViolations(page: Page): Promise<string[]> {
  // From its beginning: further down, a bar that stays at the top may hide part of a button.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const violations = await findViolations(page)
  // Measured last: a list becomes cards only after the screen has become narrow.
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  return [...violations, ...(overflow > 0 ? [`${overflow} px wider than the screen`] : [])]
}

/**
 * How far the layout has shifted since the page was opened. In hundredths: on a busy machine the parser pauses between two
 * icons of the header, and the first one moves by its neighbour's width.
 */
export const measureShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(Math.round(sum * 100) / 100)))
      }),
  )
