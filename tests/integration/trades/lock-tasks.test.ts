import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Trade, TradeView } from '#contracts/trades.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { addDays } from '#domain/trades/trade-clock.ts'
import { MARKETS } from '#markets/markets.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import { runTradeClock } from '#server/modules/trades/clock/run-trade-clock.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { BEST_PHONE_ANSWERS, findDeviceId } from '../../support/sales.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'

const PROMISED = { ...BEST_PHONE_ANSWERS, PH_LOCK: ['LATER'] }
const CREATED_MS = Date.parse('2026-11-02T12:00:00Z')
const REMINDER_DAY = 7

let store: SaleShop

beforeAll(async () => {
  store = await startSaleShop(CREATED_MS)
})

afterAll(() => store.close())

async function sell(market: MarketId, answers: object): Promise<Trade> {
  const sale = store.sale(MARKET_HOSTS[market], market)
  const galaxyId = await findDeviceId(store.db, 'samsung-galaxy-s21-5g')
  const offers = [
    await sale.offer(store.deviceId, { answers }),
    await sale.offer(galaxyId, { answers: BEST_PHONE_ANSWERS }),
  ]
  return JSON.parse((await sale.create(await sale.request(offers))).text)
}

async function readTrade(market: MarketId, { tradeNumber, key }: Trade): Promise<TradeView> {
  const { text } = await store.shop.get(MARKET_HOSTS[market], `/api/trades/${tradeNumber}`, {
    'x-sale-key': key,
  })
  return JSON.parse(text)
}

const readMail = async (workKey: string) => {
  const mail = await store.mailbox.find(workKey)
  if (!mail) throw new Error(`There is no mail ${workKey}`)
  return { text: mail.text.replace(/\s+/g, ' '), html: mail.html }
}

describe.each(MARKET_IDS)('a promise to sign out before shipping in %s', (market) => {
  const t = getCorrespondenceTranslator(MARKETS[market])
  const steps = [t('LOCK_APPLE_1'), t('LOCK_APPLE_2'), t('LOCK_APPLE_3')]
  let trade: Trade

  beforeAll(async () => {
    trade = await sell(market, PROMISED)
    await store.drain()
  })

  it('is a task of the sale, with the steps for that maker and only for that device', async () => {
    const [task, ...others] = (await readTrade(market, trade)).lockTasks
    expect(task).toMatchObject({ kind: 'APPLE', steps })
    expect(task?.title).toContain('iPhone 13')
    expect(others).toEqual([])
  })

  it('is in the mail about the sale', async () => {
    const { text } = await readMail(`TRADE_CREATED:${trade.transactionId}`)
    for (const step of [...steps, t('LOCK_NOTE')]) expect(text).toContain(step.replace(/\s+/g, ' '))
  })

  it('is in the reminder to send the parcel', async () => {
    store.clock.nowMs = addDays(CREATED_MS, REMINDER_DAY)
    await runTradeClock({ db: store.db, secret: store.secret }, store.clock.nowMs)
    await store.drain()
    const { text } = await readMail(`SEND_REMINDER:${trade.transactionId}:${REMINDER_DAY}`)
    for (const step of steps) expect(text).toContain(step.replace(/\s+/g, ' '))
    store.clock.nowMs = CREATED_MS
  })
})

describe('a sale without such a promise', () => {
  it('has no task, and its mail says nothing of one', async () => {
    const trade = await sell('de', BEST_PHONE_ANSWERS)
    await store.drain()
    expect((await readTrade('de', trade)).lockTasks).toEqual([])
    const t = getCorrespondenceTranslator(MARKETS.de)
    expect((await readMail(`TRADE_CREATED:${trade.transactionId}`)).text).not.toContain(t('LOCK_NOTE'))
  })
})
