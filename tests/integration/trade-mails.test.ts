import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Trade, TradeView } from '#contracts/trades.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { daysAfter } from '#domain/trades/trade-clock.ts'
import type { FixedVoucher } from '#domain/vouchers/voucher.ts'
import { MARKETS } from '#markets/markets.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { runTradeClock } from '#server/modules/trades/run-trade-clock.ts'
import { importVouchers } from '#server/modules/vouchers/manage-vouchers.ts'
import type { MailPort } from '#server/ports/mail/mail.ts'
import { createSmtpMail } from '#server/ports/mail/smtp-mail.ts'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import { createTestDatabase } from '../support/database.ts'
import { type ReceivedMail, startMailServer, type TestMailServer } from '../support/mail-server.ts'
import { createSale, findDeviceId, sellerOf } from '../support/sales.ts'
import { readPng, scan } from '../support/scan-code.ts'
import { MARKET_HOSTS } from '../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../support/test-shop.ts'
import { createTestWorker } from '../support/test-worker.ts'

const CREATED_MS = Date.parse('2026-11-02T12:00:00Z')

let nowMs = CREATED_MS
let shop: TestShop
let db: Database
let server: TestMailServer
let mail: MailPort
const now = () => nowMs
const secret = createShopSecret(Buffer.from('a secret of this test'))
const trades = new Map<MarketId, Trade>()

/** What the market's language calls a sale, in the subjects; and its way to write dates and amounts. */
const NOTATIONS: Readonly<
  Record<MarketId, { sale: RegExp; sendBy: string; money: (units: string, cents: string) => string }>
> = {
  at: { sale: /Verkauf/, sendBy: '23.11.2026', money: (units, cents) => `€ ${units},${cents}` },
  de: { sale: /Verkauf/, sendBy: '23.11.2026', money: (units, cents) => `${units},${cents} €` },
  en: { sale: /\bsale\b/i, sendBy: '23/11/2026', money: (units, cents) => `€${units}.${cents}` },
  es: { sale: /\bventa\b/i, sendBy: '23/11/2026', money: (units, cents) => `${units},${cents} €` },
  fr: { sale: /\bvente\b/i, sendBy: '23/11/2026', money: (units, cents) => `${units},${cents} €` },
  it: { sale: /\bvendita\b/i, sendBy: '23/11/2026', money: (units, cents) => `${units},${cents} €` },
  pl: { sale: /Transakcja/i, sendBy: '23.11.2026', money: (units, cents) => `${units},${cents} zł` },
}

const VOUCHER: FixedVoucher = {
  ...{ code: 'MAIL-EUR', kind: 'FIXED', currency: 'EUR', valueInCents: 1_050, minTotalInCents: 0 },
  ...{ categories: [], modes: [], variants: [], perCustomer: 1 },
  ...{ validFromMs: CREATED_MS, validToMs: null },
}

const VOUCHERS = { EUR: VOUCHER, PLN: { ...VOUCHER, code: 'MAIL-PLN', currency: 'PLN' } } as const

const emailOf = (market: MarketId) => `seller.${market}@example.org`

/** Two devices of one kind, one of another, and a voucher. */
async function createTrade(market: MarketId): Promise<Trade> {
  const sale = createSale(shop, MARKET_HOSTS[market], market)
  const phones = await sale.offer(await findDeviceId(db))
  const other = await sale.offer(await findDeviceId(db, 'apple-iphone-12'), { storageGb: 64 })
  const request = await sale.request([], {
    lines: [
      { offerId: phones.offerId, quantity: 2 },
      { offerId: other.offerId, quantity: 1 },
    ],
    voucherCode: VOUCHERS[MARKETS[market].currency].code,
    seller: sellerOf(market, { email: emailOf(market) }),
  })
  const { status, text } = await sale.create(request)
  expect([status, text]).toEqual([201, expect.any(String)])
  return JSON.parse(text)
}

/** The life of a trade that nobody sends in: label, reminder on day 7, end on day 21. */
beforeAll(async () => {
  db = openDatabase({ url: await createTestDatabase(), maxConnections: 5, onError: () => undefined })
  shop = await startTestShop({ db, now, secret })
  server = await startMailServer()
  mail = createSmtpMail(`smtp://${server.host}`)
  await importVouchers(db, Object.values(VOUCHERS))
  for (const market of MARKET_IDS) trades.set(market, await createTrade(market))
  const { workOff } = createTestWorker({ db, mail, secret, now })
  for (const day of [0, 7, 21]) {
    nowMs = daysAfter(CREATED_MS, day)
    await runTradeClock(db, nowMs)
    await workOff()
  }
})

afterAll(async () => {
  await mail.close()
  await server.close()
  await shop.close()
  await db.$client.end()
})

const tradeOf = (market: MarketId): Trade => {
  const trade = trades.get(market)
  if (!trade) throw new Error(`No trade in ${market}`)
  return trade
}

const KINDS = ['created', 'reminder', 'expired'] as const

/** The mails of a market's seller by their kind; the test fails when there are fewer or more. */
function mailsOf(market: MarketId): Readonly<Record<(typeof KINDS)[number], ReceivedMail>> {
  const mails = server.received.filter(({ recipients }) => recipients[0] === emailOf(market))
  expect(mails).toHaveLength(KINDS.length)
  const [created, reminder, expired] = mails
  if (!created || !reminder || !expired) throw new Error('A mail is missing')
  return { created, reminder, expired }
}

const htmlOf = ({ parsed }: ReceivedMail): string => parsed.html || ''

/** Spaces of all widths and of no break become plain ones. */
const plain = (text: string | undefined): string => (text ?? '').replace(/\s/g, ' ')

it('x', async () => {
  for (const market of MARKET_IDS) {
    const { created, reminder, expired } = mailsOf(market)
    for (const m of [created, reminder, expired]) console.log(m.parsed.subject, '\n', m.parsed.text, m.parsed.attachments.map((a) => [a.filename, a.contentType, a.cid, a.related]))
  }
  console.log(tradeOf('de'), htmlOf(mailsOf('de').created).slice(-6000))
  const { writeFileSync } = await import('node:fs')
  for (const m of ['de','fr','pl'] as const) for (const k of KINDS) writeFileSync(`/tmp/mail-${m}-${k}.html`, htmlOf(mailsOf(m)[k]))
})
