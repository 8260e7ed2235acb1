import { afterAll, beforeAll, expect, it } from 'vitest'
import type { WantedErasure } from '#domain/device-erasure/can-record-erasure.ts'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import { expectText } from '../../support/expect-mails.ts'
import { advanceTo } from '../../support/inspected-trades.ts'
import { type MailedSellers, type MailedTrade, openMailedSellers } from '../../support/mailed-sellers.ts'
import { recordErased } from '../../support/record-erased.ts'

let sellers: MailedSellers

beforeAll(async () => {
  sellers = await openMailedSellers('2026-11-16T10:00:00Z')
})

afterAll(() => sellers.close())

const record = (trade: MailedTrade, itemNumber: number, wanted: WantedErasure): Promise<void> =>
  recordErased(sellers.hand, { transactionId: trade.transactionId, itemNumber }, wanted)

async function sellAll(market: MarketId, facts: Parameters<MailedSellers['sell']>[1] = {}) {
  const trade = await sellers.sell(market, facts)
  for (const item of trade.items) await advanceTo(sellers.hand, item, 'PAID')
  await trade.sendsAfter('sold', async () => undefined).catch(() => undefined)
  return trade
}

/** The mail waits until the quarter of an hour is over. */
const waitForMail = () => {
  sellers.at(new Date(sellers.hand.now() + 17 * MINUTE_MS).toISOString())
}

const ERASED = { method: 'KEY_DESTRUCTION', corrects: null } as const
const TAKEN_BACK = { method: null, corrects: 1 } as const

it.each(MARKET_IDS)('a seller in %s gets the certificates of all devices in one mail', async (market) => {
  const trade = await sellAll(market, { deviceCount: 2 })
  await trade.sendsAfter('certificates', async () => {
    for (const { itemNumber } of trade.items) await record(trade, itemNumber, ERASED)
    waitForMail()
  })
  const mail = trade.mail('certificates')
  expect(mail.parsed.attachments.map(({ filename }) => filename)).toEqual([
    `erasure-certificate-${trade.tradeNumber}-1.pdf`,
    `erasure-certificate-${trade.tradeNumber}-2.pdf`,
  ])
  const t = getCorrespondenceTranslator(MARKETS[market])
  expectText(mail, t('ERASURE_KEY_DESTRUCTION'), t('MAIL_CERTIFICATE_ATTACHED', { count: 2 }))
})

it('a German business is addressed as Sie', async () => {
  const trade = await sellAll('de', {
    shopMode: 'b2bWidget',
    seller: { companyName: 'Beispiel GmbH', vatId: 'DE136695976' },
  })
  await trade.sendsAfter('certificate', async () => {
    await record(trade, 1, ERASED)
    waitForMail()
  })
  expect(trade.mail('certificate').parsed.text).toContain('Ihr Gerät ist gelöscht')
})

it('a record that is taken back in time is never mailed', async () => {
  const trade = await sellAll('de')
  await trade.isSilentAfter(async () => {
    await record(trade, 1, ERASED)
    await record(trade, 1, TAKEN_BACK)
    waitForMail()
  })
})

it('a record that is taken back later is followed by a mail that says so', async () => {
  const trade = await sellAll('de')
  await trade.sendsAfter('certificate', async () => {
    await record(trade, 1, ERASED)
    waitForMail()
  })
  await trade.sendsAfter('withdrawn', async () => {
    await record(trade, 1, TAKEN_BACK)
    waitForMail()
  })
  expect(trade.mail('withdrawn').parsed.subject).toBe(
    `Verkauf ${trade.tradeNumber}: Ein Löschzertifikat gilt nicht`,
  )
})

it('a correction says that it replaces the certificate before', async () => {
  const trade = await sellAll('en')
  await trade.sendsAfter('certificate', async () => {
    await record(trade, 1, ERASED)
    waitForMail()
  })
  await trade.sendsAfter('corrected', async () => {
    await record(trade, 1, { method: 'SHREDDING', corrects: 1 })
    waitForMail()
  })
  expectText(trade.mail('corrected'), 'One certificate replaces an earlier one that you already have.')
})
