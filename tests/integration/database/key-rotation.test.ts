import { createPublicKey, verify } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SIGNED_OFFER_KEYS_PATH } from '#contracts/paths/trades.ts'
import { type SignedText, verifySignedOffer } from '#domain/signed-offers/verify-signed-offer.ts'
import { manageSecrets } from '#server/commands/manage-secrets.ts'
import { SEALED_COLUMNS } from '#server/commands/secrets/sealed-columns.ts'
import { formatKeyRing, generateKey } from '#server/config/key-ring.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { keepSigningKeys } from '#server/modules/signed-offers/signing-keys.repository.ts'
import { deriveSaleKey } from '#server/modules/trades/trade-link.ts'
import { createAccessTokens } from '#server/secrets/access-tokens.ts'
import { createOfferSigning } from '#server/secrets/offer-signing.ts'
import { createShopSecret, type ShopSecret } from '#server/secrets/shop-secret.ts'
import { createSignedTokens } from '#server/secrets/signed-tokens.ts'
import { callCommand } from '../../support/commands.ts'
import { createTestDatabase } from '../../support/database.ts'
import { type MoneyDesk, readOrder, releaseHolds, startMoneyDesk } from '../../support/desk-money.ts'
import type { TestTrade } from '../../support/inspected-trades.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { startTestShop } from '../../support/test-shop.ts'

const HOST = MARKET_HOSTS.de
const ACCOUNT = 'DE89370400440532013000'

const [first, second, third] = [generateKey(), generateKey(), generateKey()]
const RINGS = { before: [first], between: [second, first], after: [third, second, first], cleared: [third] }
type Moment = keyof typeof RINGS
const SALE_MOMENTS = ['before', 'between', 'after'] as const

let url: string
let db: Database
const secrets = new Map<Moment, ShopSecret>()
const trades = new Map<Moment, TestTrade>()
const signedOffers = new Map<Moment, string>()
const tokens = new Map<Moment, string>()
let approvedBatch = ''

const getFrom = <Value>(map: ReadonlyMap<Moment, Value>, moment: Moment): Value => {
  const value = map.get(moment)
  if (value === undefined) throw new Error(`Nothing from ${moment}`)
  return value
}

const buildTokens = (secret: ShopSecret) => createAccessTokens(createSignedTokens(secret, () => 0))

const buildLink = (moment: Moment): string => {
  const { transactionId, tradeNumber } = getFrom(trades, moment)
  const sale = { transactionId, keyVersion: 1 }
  return `/api/trades/${tradeNumber}?key=${deriveSaleKey(getFrom(secrets, moment), sale, 'read')}`
}

/** Starts shop and desk with a ring, as the supervisor does. */
async function withShop<Result>(
  moment: Moment,
  run: (parts: { shop: Awaited<ReturnType<typeof startTestShop>>; money: MoneyDesk }) => Promise<Result>,
): Promise<Result> {
  const secret = createShopSecret(RINGS[moment])
  secrets.set(moment, secret)
  await keepSigningKeys(db, 'signing_key', createOfferSigning(secret).keys)
  const money = await startMoneyDesk({ db, secret })
  const shop = await startTestShop({ db, secret, now: () => money.desk.clock.nowMs })
  try {
    return await run({ shop, money })
  } finally {
    await shop.close()
    await money.desk.close()
  }
}

/** Sells a device, and keeps what its seller keeps. */
const sell = (moment: Moment): Promise<void> =>
  withShop(moment, async ({ shop, money }) => {
    trades.set(moment, await money.accepted())
    const [path = '', query] = buildLink(moment).split('?')
    signedOffers.set(moment, (await shop.get(HOST, `${path}/signed-offer?${query}`)).text)
    const session = { customerId: moment, customerNumber: 20_000_001, familyId: 'x' }
    tokens.set(moment, await buildTokens(getFrom(secrets, moment)).sign(session))
    if (moment !== 'between') return
    await releaseHolds(money.hand, money.payout.id)
    const { batches } = await money.prepare()
    approvedBatch = batches[0]?.messageId ?? ''
    await money.approve(approvedBatch)
  })

const buildEnvironment = (moment: Moment) => ({
  DATABASE_URL: url,
  SHOP_SECRET: formatKeyRing(RINGS[moment]),
})

const checkSignature = async ({ text, signature, publicKey }: SignedText) => {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' })
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url')) ? 'valid' : 'invalid'
}

const verifyOffers = (moment: Moment) =>
  withShop(moment, async ({ shop }) => {
    const { keys } = JSON.parse((await shop.get(HOST, SIGNED_OFFER_KEYS_PATH)).text) as {
      keys: { kid: string; x: string }[]
    }
    const known = keys.map(({ kid, x }) => ({ keyId: kid, publicKey: x }))
    const verdicts = await Promise.all(
      SALE_MOMENTS.map(async (sold) => [
        sold,
        (await verifySignedOffer(getFrom(signedOffers, sold), { keys: known, checkSignature })).kind,
      ]),
    )
    return Object.fromEntries(verdicts)
  })

const openLinks = (moment: Moment) =>
  withShop(moment, async ({ shop }) => {
    const statuses = await Promise.all(
      SALE_MOMENTS.map(async (sold) => [sold, (await shop.get(HOST, buildLink(sold))).status]),
    )
    return Object.fromEntries(statuses)
  })

const GENUINE = { before: 'genuine', between: 'genuine', after: 'genuine' }

beforeAll(async () => {
  url = await createTestDatabase()
  db = openDatabase({ url, maxConnections: 5, onError: () => undefined })
  for (const moment of SALE_MOMENTS) await sell(moment)
})

afterAll(() => db.$client.end())

describe('sales of before, between and after two rotations', () => {
  it('open by the links that their sellers have', async () => {
    expect(await openLinks('after')).toEqual({ before: 200, between: 200, after: 200 })
  })

  it('stay signed in', async () => {
    const read = buildTokens(getFrom(secrets, 'after')).read
    for (const sold of SALE_MOMENTS) expect((await read(getFrom(tokens, sold)))?.customerId).toBe(sold)
  })

  it('have offers that verify with the published keys', async () => {
    expect(await verifyOffers('after')).toEqual(GENUINE)
  })

  it('keep their accounts, which the command seals again with the newest key, once', async () => {
    const counted = async () => {
      const { code, lines } = await callCommand(manageSecrets, ['reseal'], buildEnvironment('after'))
      return { code, accounts: lines.find((line) => line.startsWith('trade_seller.sealed_account')) }
    }
    expect(await counted()).toMatchObject({ code: 0, accounts: expect.stringMatching(/ 2 renewed$/) })
    expect(await counted()).toMatchObject({ code: 0, accounts: expect.stringMatching(/ 0 renewed$/) })
    const { rows } = await db.$client.query<{ sealed: Buffer }>(
      'select sealed_account as sealed from trade_seller',
    )
    const sealers = rows.map(({ sealed }) => getFrom(secrets, 'after').sealedBy(sealed))
    expect(sealers).toEqual(Array.from({ length: 3 }, () => third.id))
  })

  it('are paid with nothing but the newest key, also what was approved under an older one', async () => {
    await withShop('cleared', async ({ money }) => {
      const approved = readOrder(await money.fileOf(approvedBatch))
      const { batches } = await money.makeBatches()
      const latest = readOrder(await money.fileOf(batches[0]?.messageId ?? ''))
      const accounts = [...approved, ...latest].map(({ account }) => account)
      expect(accounts.every((account) => account === ACCOUNT)).toBe(true)
      const { rows } = await db.$client.query<{ status: string; count: number }>(
        'select status, count(*)::integer as count from payout group by status',
      )
      expect(rows).toEqual([{ status: 'ordered', count: 3 }])
    })
  })

  it('have offers that verify after the old keys are gone', async () => {
    expect(await verifyOffers('cleared')).toEqual(GENUINE)
  })

  it('open by their old links as long as the old keys are in the ring', async () => {
    expect(await openLinks('cleared')).toEqual({ before: 404, between: 404, after: 200 })
  })
})

describe('the list of sealed columns', () => {
  it('names every column that holds something sealed', async () => {
    const { rows } = await db.$client.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and column_name like '%sealed%' order by 1`,
    )
    const listed = SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`)
    expect(rows.map(({ name }) => name)).toEqual(listed.toSorted())
  })
})
