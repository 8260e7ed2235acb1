import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Trade, TradeView } from '#contracts/trades.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { addDays } from '#domain/trades/trade-clock.ts'
import type { FixedVoucher } from '#domain/vouchers/voucher.ts'
import { MARKETS } from '#markets/markets.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { runTradeClock } from '#server/modules/trades/clock/run-trade-clock.ts'
import { importVouchers } from '#server/modules/vouchers/manage-vouchers.ts'
import type { MailPort } from '#server/ports/mail/mail.ts'
import { createSmtpMail } from '#server/ports/mail/smtp-mail.ts'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import { createTestDatabase } from '../../support/database.ts'
import { EXAMPLE_COMPANY } from '../../support/example-operator.ts'
import { type ReceivedMail, startMailServer, type TestMailServer } from '../../support/mail-server.ts'
import { buildSeller, createSale, findDeviceId } from '../../support/sales.ts'
import { readPng, scan } from '../../support/scan-code.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'
import { createTestWorker } from '../../support/test-worker.ts'

const CREATED_MS = Date.parse('2026-11-02T12:00:00Z')

let nowMs = CREATED_MS
let shop: TestShop
let db: Database
let server: TestMailServer
let mail: MailPort
const now = () => nowMs
const secret = createShopSecret(Buffer.from('a secret of this test'))
const trades = new Map<MarketId, Trade>()

/** The market's word for a sale in subjects, and its format of dates and amounts. */
const NOTATIONS: Readonly<
  Record<MarketId, { sale: RegExp; sendBy: string; money: (units: string, cents: string) => string }>
> = {
  at: { sale: /Verkauf/, sendBy: '23. November 2026', money: (units, cents) => `€ ${units},${cents}` },
  de: { sale: /Verkauf/, sendBy: '23. November 2026', money: (units, cents) => `${units},${cents} €` },
  en: { sale: /\bsale\b/i, sendBy: '23 November 2026', money: (units, cents) => `€${units}.${cents}` },
  es: {
    sale: /\bventa\b/i,
    sendBy: '23 de noviembre de 2026',
    money: (units, cents) => `${units},${cents} €`,
  },
  fr: { sale: /\bvente\b/i, sendBy: '23 novembre 2026', money: (units, cents) => `${units},${cents} €` },
  it: { sale: /\bvendita\b/i, sendBy: '23 novembre 2026', money: (units, cents) => `${units},${cents} €` },
  pl: { sale: /sprzedaż/i, sendBy: '23 listopada 2026', money: (units, cents) => `${units},${cents} zł` },
}

const VOUCHER: FixedVoucher = {
  code: 'MAIL-EUR',
  kind: 'FIXED',
  currency: 'EUR',
  valueInCents: 1_050,
  minTotalInCents: 0,
  categories: [],
  modes: [],
  variants: [],
  perCustomer: 1,
  validFromMs: CREATED_MS,
  validToMs: null,
}

const VOUCHERS = { EUR: VOUCHER, PLN: { ...VOUCHER, code: 'MAIL-PLN', currency: 'PLN' } } as const

const buildEmail = (market: MarketId) => `seller.${market}@example.org`

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
    seller: buildSeller(market, { email: buildEmail(market) }),
  })
  const { status, text } = await sale.create(request)
  expect({ status, text }).toEqual({ status: 201, text: expect.any(String) })
  return JSON.parse(text)
}

/** A trade whose parcel is never sent: label, reminder on day 7, expiry after day 21. */
beforeAll(async () => {
  db = openDatabase({ url: await createTestDatabase(), maxConnections: 5, onError: () => undefined })
  shop = await startTestShop({ db, now, secret })
  server = await startMailServer()
  mail = createSmtpMail(`smtp://${server.host}`)
  await importVouchers(db, Object.values(VOUCHERS))
  for (const market of MARKET_IDS) trades.set(market, await createTrade(market))
  const { drain } = createTestWorker({ db, mail, secret, now })
  for (const day of [0, 7, 22]) {
    nowMs = addDays(CREATED_MS, day)
    await runTradeClock({ db, secret }, nowMs)
    await drain()
  }
})

afterAll(async () => {
  await mail.close()
  await server.close()
  await shop.close()
  await db.$client.end()
})

const getTrade = (market: MarketId): Trade => {
  const trade = trades.get(market)
  if (!trade) throw new Error(`No trade in ${market}`)
  return trade
}

const KINDS = ['created', 'reminder', 'expired'] as const

/** The mails to a market's seller by kind; throws if there are fewer or more. */
function sortMails(market: MarketId): Readonly<Record<(typeof KINDS)[number], ReceivedMail>> {
  const mails = server.received.filter(({ recipients }) => recipients[0] === buildEmail(market))
  expect(mails).toHaveLength(KINDS.length)
  const [created, reminder, expired] = mails
  if (!created || !reminder || !expired) throw new Error('A mail is missing')
  return { created, reminder, expired }
}

/** Replaces all kinds of spaces, including no-break ones, with plain ones. */
const toPlain = (text: string | undefined): string => (text ?? '').replace(/\s/g, ' ')

const readHtml = ({ parsed }: ReceivedMail): string => toPlain(parsed.html || '')

const formatCents = (market: MarketId, cents: number): string =>
  NOTATIONS[market].money(String(Math.trunc(cents / 100)), String(cents % 100).padStart(2, '0'))

const findLink = ({ parsed }: ReceivedMail): URL => {
  const [link] = /http\S+#\S+/.exec(parsed.text ?? '') ?? []
  if (!link) throw new Error('The mail has no link')
  return new URL(link)
}

const findAttachment = ({ parsed }: ReceivedMail, filename: string) =>
  parsed.attachments.find((file) => file.filename === filename)

describe.each(MARKET_IDS)('every mail about a trade in %s', (market) => {
  it('has a subject in the language of the market, with the number of the trade', () => {
    const subjects = Object.values(sortMails(market)).map(({ parsed }) => parsed.subject)
    expect(new Set(subjects).size).toBe(KINDS.length)
    for (const subject of subjects) {
      expect(subject).toMatch(NOTATIONS[market].sale)
      expect(subject).toContain(getTrade(market).tradeNumber)
    }
  })

  it('is from the shop, and replies reach its customer service', () => {
    const { senderMail: sender, helpDeskMail: recipient } = EXAMPLE_COMPANY
    for (const { parsed, sender: envelopeSender } of Object.values(sortMails(market))) {
      expect({ address: parsed.from?.value[0]?.address, envelopeSender }).toEqual({
        address: sender,
        envelopeSender: sender,
      })
      expect(parsed.replyTo?.value.map(({ address }) => address)).toEqual([recipient])
    }
  })

  it('ends with the company that writes, in text and HTML', () => {
    const { name, address, register, vatId, directors, contactMail, phone } = EXAMPLE_COMPANY
    for (const mail of Object.values(sortMails(market)))
      for (const text of [toPlain(mail.parsed.text), readHtml(mail)])
        for (const detail of [name, address.street, register, vatId, ...directors, contactMail, phone])
          expect(text).toContain(detail)
  })

  it('greets the seller in the language of the market and has no unfilled placeholder', () => {
    for (const mail of Object.values(sortMails(market))) {
      const html = readHtml(mail)
      expect(html).toContain(`<html lang="${MARKETS[market].locale}"`)
      for (const text of [mail.parsed.subject, mail.parsed.text, html.replace(/<style>.*?<\/style>/, '')]) {
        expect(text).not.toMatch(/[{}]|undefined|\bNaN\b|\[object|MAIL_[A-Z]/)
        expect(text).not.toBe('')
      }
      const greeting = getCorrespondenceTranslator(MARKETS[market])('MAIL_GREETING', { firstName: 'Zofia' })
      for (const text of [mail.parsed.text, html]) expect(text).toContain(greeting)
    }
  })
})

describe.each(MARKET_IDS)('the mail with the label in %s', (market) => {
  it('shows every device, the voucher and the total in the market’s format', async () => {
    const { tradeNumber, key, totalInCents, voucher } = getTrade(market)
    const view: TradeView = JSON.parse(
      (await shop.get(MARKET_HOSTS[market], `/api/trades/${tradeNumber}`, { 'x-sale-key': key })).text,
    )
    const amounts = view.devices.map(({ priceInCents, quantity }) => priceInCents * quantity)
    expect(amounts).toHaveLength(2)
    const shown = [...amounts, voucher?.valueInCents ?? 0, totalInCents + 1_050]
    const { created } = sortMails(market)
    for (const text of [toPlain(created.parsed.text), readHtml(created)]) {
      for (const cents of shown) expect(text).toContain(formatCents(market, cents))
      for (const { name, quantity } of view.devices) expect(text).toContain(`${quantity} × ${name}`)
      for (const fact of [NOTATIONS[market].sendBy, view.maskedAccount, voucher?.code, tradeNumber])
        expect(text).toContain(fact)
      expect(text).toContain(view.shipment?.trackingNumber)
    }
  })

  it.each(['created', 'reminder'] as const)(
    'has label, packing slip and QR code attached (%s)',
    async (kind) => {
      const { tradeNumber, transactionId } = getTrade(market)
      const mail = sortMails(market)[kind]
      const signedOffer = `${tradeNumber}-signed-offer.json`
      const attached = mail.parsed.attachments.map(({ filename }) => filename)
      const expected = [
        `label-${tradeNumber}.pdf`,
        `packing-slip-${tradeNumber}.pdf`,
        'qr.png',
        ...(kind === 'created' ? [signedOffer] : []),
      ]
      expect(attached.toSorted()).toEqual(expected.toSorted())
      for (const name of [`label-${tradeNumber}.pdf`, `packing-slip-${tradeNumber}.pdf`]) {
        const file = findAttachment(mail, name)
        expect({ contentType: file?.contentType, contentDisposition: file?.contentDisposition }).toEqual({
          contentType: 'application/pdf',
          contentDisposition: 'attachment',
        })
        expect(file?.content.subarray(0, 5).toString()).toBe('%PDF-')
      }
      const code = findAttachment(mail, 'qr.png')
      expect({ contentType: code?.contentType, related: code?.related }).toEqual({
        contentType: 'image/png',
        related: true,
      })
      // The parser embeds inline pictures where the text refers to them.
      expect(readHtml(mail)).toContain('<img src="data:image/png;base64,')
      const { rows } = await db.$client.query('select qr_text from shipment where transaction_id = $1', [
        transactionId,
      ])
      expect(scan(readPng(code?.content ?? Buffer.alloc(0)), 'QR_CODE')).toBe(rows[0]?.qr_text)
    },
  )

  it.each(['created', 'reminder'] as const)('has the link that opens the trade (%s)', async (kind) => {
    const { tradeNumber, key } = getTrade(market)
    const mail = sortMails(market)[kind]
    const link = findLink(mail)
    expect(link.hash).toBe(`#${tradeNumber}.${key}`)
    expect(link.search).toBe('')
    expect(readHtml(mail)).toContain(`href="${link.href}"`)
    const [number, secretPart = ''] = link.hash.slice(1).split('.')
    const trade = await shop.get(link.host, `/api/trades/${number}`, { 'x-sale-key': secretPart })
    expect({ status: trade.status, tradeNumber: JSON.parse(trade.text).tradeNumber }).toEqual({
      status: 200,
      tradeNumber,
    })
    const page = await shop.get(link.host, link.pathname)
    expect(page.status).toBe(200)
  })
})

describe.each(MARKET_IDS)('after the label, a seller in %s', (market) => {
  const { sendBy } = NOTATIONS[market]

  it('gets a reminder with the days left, the last day and the total', () => {
    const { reminder } = sortMails(market)
    const text = toPlain(reminder.parsed.text)
    expect(text).toMatch(/\b14\b/)
    expect(text).toContain(sendBy)
    expect(text).toContain(formatCents(market, getTrade(market).totalInCents + 1_050))
    expect(reminder.parsed.subject).toContain(sendBy)
  })

  it('learns that the trade has expired, with a link to today’s prices', async () => {
    const { expired } = sortMails(market)
    expect(expired.parsed.text).toContain(sendBy)
    expect(expired.parsed.attachments).toEqual([])
    const home = `http://${MARKET_HOSTS[market]}/`
    expect(expired.parsed.text).toContain(home)
    expect(readHtml(expired)).toContain(`href="${home}"`)
  })
})

it('no two markets send the same text, apart from Austria and Germany', () => {
  const texts = MARKET_IDS.map((market) => sortMails(market).expired.parsed.text?.split('\n')[0])
  expect(new Set(texts).size).toBe(MARKET_IDS.length - 1)
})
