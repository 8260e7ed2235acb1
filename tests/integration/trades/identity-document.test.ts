import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SALE_KEY_HEADER } from '#contracts/paths/trades.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import { countSealedFiles, resealFiles } from '#server/commands/secrets/reseal-files.ts'
import { findKeyId, generateKey } from '#server/config/key-ring.ts'
import { findIdentityFile } from '#server/modules/identity/identity.repository.ts'
import { runTradeClock } from '#server/modules/trades/clock/run-trade-clock.ts'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import { forgetPeople } from '#server/worker/forget-leftovers.ts'
import { toTradeHand } from '../../support/clarification-seller.ts'
import { openAsRole } from '../../support/database.ts'
import {
  CARD_NUMBER,
  createIdentitySeller,
  SIDES,
  TYPED_CARD,
  uploadSides,
} from '../../support/identity-papers.ts'
import { advanceTo, createTestTrade, type TestTrade, type TradeHand } from '../../support/inspected-trades.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'

const NOW_MS = Date.parse('2026-11-16T10:00:00Z')
const ASKING = ['fr', 'it', 'es'] as const satisfies readonly MarketId[]

let store: SaleShop
let hand: TradeHand

beforeAll(async () => {
  store = await startSaleShop(NOW_MS, { identityMarkets: new Set(ASKING) })
  hand = toTradeHand(store)
})

afterAll(() => store.close())

const listHolds = async (transactionId: number): Promise<readonly string[]> => {
  const { rows } = await store.db.execute<{ reason: string }>(sql`
    select reason from payout_hold where transaction_id = ${transactionId} and released_at is null order by reason`)
  return rows.map(({ reason }) => reason)
}

const readRegister = async (transactionId: number) =>
  (
    await store.db.execute<{ document: unknown }>(sql`
      select entry -> 'identityDocument' as document from purchase_register
      where transaction_id = ${transactionId} and entry ->> 'kind' = 'PURCHASE' order by sequence`)
  ).rows.map(({ document }) => document)

const sell = (market: MarketId, asksIdentity = true): Promise<TestTrade> =>
  createTestTrade(hand, { market, asksIdentity })

async function sellAccepted(market: MarketId, asksIdentity = true): Promise<TestTrade> {
  const trade = await sell(market, asksIdentity)
  for (const item of trade.items) await advanceTo(hand, item, 'ACCEPTED')
  return trade
}

const sellerOf = (market: MarketId, trade: TestTrade) =>
  createIdentitySeller(store.shop, MARKET_HOSTS[market], trade)

describe.each(ASKING)('a sale in %s, where sellers have to show a document', (market) => {
  it('is announced in the shop, asked for with its law, and its payout waits', async () => {
    const page = await store.shop.get(MARKET_HOSTS[market], '/')
    expect(page.text).toContain('"asksIdentityDocument":true')
    const sale = await store.sale(MARKET_HOSTS[market], market).trade(store.deviceId)
    expect(await listHolds(sale.transactionId)).toEqual(['IDENTITY_MISSING'])
    const { view } = sellerOf(market, { ...sale, items: [] })
    expect((await view()).identity).toEqual({
      state: 'REQUESTED',
      legalBasis: MARKETS[market].identityLaw,
      refusalReason: null,
      sides: [],
      isPayoutWaiting: false,
    })
    await store.drain()
    const mail = await store.mailbox.find(`TRADE_CREATED:${sale.transactionId}`)
    const t = getCorrespondenceTranslator(MARKETS[market])
    expect(mail?.text.replace(/\s+/g, ' ')).toContain(t('MAIL_IDENTITY_ANNOUNCED').replace(/\s+/g, ' '))
  })

  it('is bought only once the document is there: no row of the register names nobody', async () => {
    const trade = await sellAccepted(market)
    expect(await readRegister(trade.transactionId)).toEqual([])
    expect((await sellerOf(market, trade).view()).identity).toMatchObject({ isPayoutWaiting: true })
  })

  it('goes on as before where the setting was off when it was made', async () => {
    const trade = await sellAccepted(market, false)
    expect((await sellerOf(market, trade).view()).identity).toBeNull()
    expect(await listHolds(trade.transactionId)).not.toContain('IDENTITY_MISSING')
    expect(await readRegister(trade.transactionId)).toEqual([null])
    expect((await sellerOf(market, trade).sendAll()).status).toBe(409)
  })
})

describe('a market that does not ask', () => {
  it('says nothing about it and sells as before', async () => {
    const page = await store.shop.get(MARKET_HOSTS.de, '/')
    expect(page.text).toContain('"asksIdentityDocument":false')
    const sale = await store.sale(MARKET_HOSTS.de, 'de').trade(store.deviceId)
    expect(await listHolds(sale.transactionId)).toEqual([])
  })
})

describe('a document that a seller sends', () => {
  it('is taken with its files, and nothing of it comes back', async () => {
    const trade = await sell('fr')
    const seller = sellerOf('fr', trade)
    const answer = await seller.sendAll()
    expect(answer.status).toBe(200)
    expect(JSON.parse(answer.text).identity).toEqual({
      state: 'SUBMITTED',
      legalBasis: MARKETS.fr.identityLaw,
      refusalReason: null,
      sides: ['FRONT', 'BACK'],
      isPayoutWaiting: false,
    })
    expect(answer.text).not.toContain(CARD_NUMBER)
  })

  it('can’t be read in the database, and is not in the logs', async () => {
    const trade = await sell('fr')
    await sellerOf('fr', trade).sendAll()
    const { rows } = await store.db.execute<{ row: string }>(sql`
      select row_to_json(request)::text as row from identity_request as request
      where transaction_id = ${trade.transactionId}
      union all select row_to_json(file)::text from identity_file as file where transaction_id = ${trade.transactionId}`)
    const stored = rows.map(({ row }) => row).join('\n')
    expect(rows).toHaveLength(3)
    for (const plain of [CARD_NUMBER, TYPED_CARD.number, TYPED_CARD.issuedBy, '2021-03-01'])
      expect(stored).not.toContain(plain)
    // The start of any JPEG and PNG file, as PostgreSQL writes bytes.
    expect(stored).not.toMatch(/ffd8ff|89504e47/)
    const file = await findIdentityFile(store.db, trade.transactionId, 'FRONT')
    const kept = await hand.blobs.read(file)
    expect(kept && store.secret.sealedBy(kept)).toBe(store.secret.keyIds[0])
    const logs = JSON.stringify([store.shop.logs, store.workerLogs])
    expect(logs).not.toContain(CARD_NUMBER)
    expect(logs).not.toContain(trade.key)
  })

  it('opens with the shop’s key, for its own sale only', async () => {
    const [one, other] = [await sell('fr'), await sell('fr')]
    await sellerOf('fr', one).sendAll()
    const { rows } = await store.db.execute<{ sealed: Buffer }>(sql`
      select sealed_fields as sealed from identity_request where transaction_id = ${one.transactionId}`)
    const sealed = rows[0]?.sealed ?? Buffer.alloc(0)
    expect(store.secret.open(sealed, `identity:${one.transactionId}`)).toContain(CARD_NUMBER)
    expect(() => store.secret.open(sealed, `identity:${other.transactionId}`)).toThrow()
  })

  it('is sealed again with a new key, where its files are kept', async () => {
    const { transactionId } = await sell('fr')
    await uploadSides(hand, transactionId)
    const old = Buffer.from('a secret of this test')
    const newest = generateKey()
    const ring = createShopSecret([newest, { id: findKeyId(old), secret: old }])
    const { unreadable } = await resealFiles({ db: store.db, blobs: hand.blobs, secret: ring })
    const file = await findIdentityFile(store.db, transactionId, 'BACK')
    const sealed = await hand.blobs.read(file)
    expect({ unreadable, sealedBy: sealed && ring.sealedBy(sealed) }).toEqual({
      unreadable: 0,
      sealedBy: newest.id,
    })
    expect([...(await countSealedFiles(store.db)).keys()]).toEqual([newest.id])
    await store.db.execute(sql`delete from identity_file`)
  })

  it('is sent once: until it is decided on, nobody can replace it', async () => {
    const seller = sellerOf('it', await sell('it'))
    await seller.sendAll()
    const again = [await seller.sendFields(), await seller.sendFile('FRONT', SIDES.FRONT)]
    expect(again.map(({ status, text }) => `${status} ${JSON.parse(text).id}`)).toEqual([
      '409 NOT_POSSIBLE',
      '409 NOT_POSSIBLE',
    ])
  })

  it('needs a file of each side', async () => {
    const seller = sellerOf('es', await sell('es'))
    await seller.sendFile('FRONT', SIDES.FRONT)
    const answer = await seller.sendFields()
    expect({ status: answer.status, errors: JSON.parse(answer.text).errors }).toEqual({
      status: 422,
      errors: [{ field: 'back', key: 'DOCUMENT_FILE_REQUIRED' }],
    })
  })

  it('drops the back of a passport, which has none', async () => {
    const seller = sellerOf('es', await sell('es'))
    await seller.sendFile('FRONT', SIDES.FRONT)
    await seller.sendFile('BACK', SIDES.BACK, 'image/png')
    const answer = await seller.sendFields({ ...TYPED_CARD, kind: 'PASSPORT' })
    expect(JSON.parse(answer.text).identity.sides).toEqual(['FRONT'])
  })

  it('is refused field by field', async () => {
    const answer = await sellerOf('fr', await sell('fr')).sendFields({
      ...TYPED_CARD,
      number: '',
      expiryDay: '01/01/2020',
    })
    expect({ status: answer.status, errors: JSON.parse(answer.text).errors }).toEqual({
      status: 422,
      errors: [
        { field: 'number', key: 'FIELD_REQUIRED' },
        { field: 'expiryDay', key: 'DOCUMENT_EXPIRED' },
      ],
    })
  })

  it('is refused with a page of the web as one of its sides', async () => {
    const answer = await sellerOf('fr', await sell('fr')).sendFile('FRONT', Buffer.from('<html></html>'))
    expect(JSON.parse(answer.text)).toMatchObject({
      id: 'INVALID_FIELDS',
      errors: [{ field: 'file', key: 'UPLOAD_FORMAT' }],
    })
  })

  it.each([
    ['a stranger', async () => ({ ...(await sell('fr')), key: 'x'.repeat(22) }), '404 NOT_FOUND'],
    ['a seller who was not asked', () => sell('fr', false), '409 NOT_POSSIBLE'],
  ])('is refused from %s before a byte of it is read', async (_, create, expected) => {
    const answer = await sellerOf('fr', await create()).sendFile('FRONT', Buffer.alloc(10 * 1024 * 1024 + 1))
    expect(`${answer.status} ${JSON.parse(answer.text).id}`).toBe(expected)
  })

  it('is not mentioned to a link that only reads', async () => {
    const trade = await sell('fr')
    const { readKey } = await sellerOf('fr', trade).view()
    expect((await sellerOf('fr', { ...trade, key: readKey }).view()).identity).toBeNull()
  })

  it('is only taken from whoever may act for the seller', async () => {
    const trade = await sell('fr')
    const { readKey } = JSON.parse(
      (
        await store.shop.get(MARKET_HOSTS.fr, `/api/trades/${trade.tradeNumber}`, {
          [SALE_KEY_HEADER]: trade.key,
        })
      ).text,
    )
    const strangers = [
      sellerOf('fr', { ...trade, key: readKey }),
      sellerOf('fr', { ...trade, key: 'x'.repeat(22) }),
    ]
    for (const stranger of strangers) {
      expect((await stranger.sendFile('FRONT', SIDES.FRONT)).status).toBe(404)
      expect((await stranger.sendFields()).status).toBe(404)
    }
  })
})

describe('a seller who shows no document', () => {
  it('gets the device back, and nothing is recorded', async () => {
    const trade = await sellAccepted('fr')
    const answer = await sellerOf('fr', trade).decline()
    expect({ status: answer.status, state: JSON.parse(answer.text).items[0].state }).toEqual({
      status: 200,
      state: 'RETURN_PENDING',
    })
    expect(await readRegister(trade.transactionId)).toEqual([])
  })

  it('can’t have sent back what is not here yet', async () => {
    const answer = await sellerOf('fr', await sell('fr')).decline()
    expect({ status: answer.status, id: JSON.parse(answer.text).id }).toEqual({
      status: 409,
      id: 'NOT_POSSIBLE',
    })
  })

  it('is reminded on the third and the tenth day, once each', async () => {
    const startMs = store.clock.nowMs
    const trade = await sellAccepted('it')
    const worker = { db: openAsRole(store.db, 'worker'), secret: store.secret }
    const countReminders = async () => {
      const { rows } = await store.db.execute<{ count: number }>(sql`
        select count(*)::int as count from outbox
        where work_key like ${`IDENTITY_REQUEST:${trade.transactionId}:%`}`)
      return rows[0]?.count
    }
    const counts: Record<string, unknown> = {}
    for (const day of [2, 3, 3.5, 9, 10, 12, 40]) {
      store.clock.nowMs = startMs + day * DAY_MS
      await runTradeClock(worker, store.clock.nowMs)
      counts[day] = await countReminders()
    }
    expect(counts).toEqual({ 2: 0, 3: 1, '3.5': 1, 9: 1, 10: 2, 12: 2, 40: 2 })
    store.clock.nowMs = startMs + 10 * DAY_MS
    await store.drain()
    const mail = await store.mailbox.find(`IDENTITY_REQUEST:${trade.transactionId}:day-10`)
    const t = getCorrespondenceTranslator(MARKETS.it)
    expect(mail?.subject).toBe(t('MAIL_IDENTITY_REQUEST_SUBJECT', { tradeNumber: trade.tradeNumber }))
    expect(mail?.text).toContain('TULPS')
    store.clock.nowMs = startMs
  })
})

describe('what is left of a document', () => {
  it('goes as soon as the devices are back: no register names it', async () => {
    const trade = await sellAccepted('fr')
    const seller = sellerOf('fr', trade)
    await seller.sendAll()
    await store.db.execute(sql`
      update identity_request set refused_at = ${new Date(store.clock.nowMs)}, refusal_reason = 'UNREADABLE',
        decided_by = (select id from operator limit 1)
      where transaction_id = ${trade.transactionId} and exists (select from operator)`)
    await store.db.execute(sql`
      update trade_item set state = 'RETURNED' where transaction_id = ${trade.transactionId}`)
    await forgetPeople(openAsRole(store.db, 'worker'), store.clock.nowMs)
    const { rows } = await store.db.execute(sql`
      select octet_length(sealed_fields) as fields, (select count(*)::int from identity_file as file
        where file.transaction_id = request.transaction_id) as files
      from identity_request as request where transaction_id = ${trade.transactionId}`)
    expect(rows).toEqual([{ fields: 0, files: 0 }])
  })
})
