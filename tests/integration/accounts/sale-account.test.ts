import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TRADE_HISTORY_PATH } from '#contracts/paths/customers.ts'
import { buildSaleAccountUrl, SALE_KEY_HEADER } from '#contracts/paths/trades.ts'
import type { Trade } from '#contracts/trades.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import { formatDay } from '#messages/locale/format-day.ts'
import { forgetSignIns } from '#server/modules/account/forget-sign-ins.ts'
import { type Accounts, createAccounts, OTHER_PASSWORD, PASSWORD } from '../../support/accounts.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { buildSeller } from '../../support/sales.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'

const HOST = MARKET_HOSTS.de

let store: SaleShop
let accounts: Accounts

beforeAll(async () => {
  store = await startSaleShop()
  accounts = createAccounts(store)
})

afterAll(() => store.close())

const sell = (email: string): Promise<Trade> =>
  store.sale(HOST, 'de').trade(store.deviceId, { seller: buildSeller('de', { email }) })

const open = (tradeNumber: string, key: string, host: string = HOST) =>
  store.shop.send(host, buildSaleAccountUrl(tradeNumber), {
    method: 'POST',
    headers: { [SALE_KEY_HEADER]: key },
  })

const findAccount = async (email: string) => {
  const { rows } = await store.db.$client.query(
    `select first_name as "firstName", password_hash as "passwordHash",
      (select count(*)::int from customer_address where customer_id = account.customer_id) as addresses
     from customer_account as account where email = $1`,
    [email],
  )
  return rows[0] ?? null
}

const isSaleOpenTo = async (tradeNumber: string, key: string): Promise<boolean> => {
  const { status } = await store.shop.get(HOST, `/api/trades/${tradeNumber}`, { [SALE_KEY_HEADER]: key })
  return status === 200
}

const readHistory = async (email: string, password: string): Promise<readonly string[]> => {
  const { access_token: token } = await accounts.signIn(email, password)
  const { text } = await accounts.call(TRADE_HISTORY_PATH, {
    method: 'GET',
    headers: { authorization: `Bearer ${token}` },
  })
  return JSON.parse(text).map(({ tradeNumber }: Trade) => tradeNumber)
}

describe('an account opened from a sale', () => {
  it('gets its password through a mail, and has the sale in it', async () => {
    const email = 'tap@example.org'
    const { tradeNumber, key } = await sell(email)
    expect((await open(tradeNumber, key)).status).toBe(202)
    const token = await accounts.mailToken('SALE_ACCOUNT', email)
    expect((await accounts.reset(token, OTHER_PASSWORD)).status).toBe(204)
    expect(await readHistory(email, OTHER_PASSWORD)).toEqual([tradeNumber])
  })

  it('leaves the links of the sale’s mails working', async () => {
    const email = 'links@example.org'
    const { tradeNumber, key } = await sell(email)
    await open(tradeNumber, key)
    await accounts.reset(await accounts.mailToken('SALE_ACCOUNT', email), OTHER_PASSWORD)
    expect(await isSaleOpenTo(tradeNumber, key)).toBe(true)
  })

  it('has given links to nobody known, so that a forgotten password revokes them', async () => {
    const email = 'forgotten@example.org'
    const { tradeNumber, key } = await sell(email)
    await open(tradeNumber, key)
    await accounts.forgot(email)
    await accounts.reset(await accounts.mailToken('RESET', email), OTHER_PASSWORD)
    expect(await isSaleOpenTo(tradeNumber, key)).toBe(false)
  })

  it('has the seller’s name, and neither address nor payout account', async () => {
    const email = 'named@example.org'
    const { tradeNumber, key } = await sell(email)
    await open(tradeNumber, key)
    await accounts.reset(await accounts.mailToken('SALE_ACCOUNT', email), OTHER_PASSWORD)
    const { rows } = await store.db.$client.query(
      `select first_name, last_name, birth_date,
        (select count(*)::int from customer_address where customer_id = account.customer_id) as addresses,
        (select count(*)::int from customer_payment_account where customer_id = account.customer_id) as payouts
       from customer_account as account where email = $1`,
      [email],
    )
    const { firstName, lastName } = buildSeller('de')
    expect(rows).toEqual([
      { first_name: firstName, last_name: lastName, birth_date: null, addresses: 0, payouts: 0 },
    ])
  })

  it('cannot be entered before: nobody knows its password', async () => {
    const email = 'unproven@example.org'
    const { tradeNumber, key } = await sell(email)
    await open(tradeNumber, key)
    expect((await accounts.login(email, PASSWORD)).status).toBe(401)
  })

  it('waits seven days for its password, then it is gone', async () => {
    const startedAtMs = store.clock.nowMs
    const email = 'later@example.org'
    const { tradeNumber, key } = await sell(email)
    await open(tradeNumber, key)
    const token = await accounts.mailToken('SALE_ACCOUNT', email)
    store.clock.nowMs = startedAtMs + 7 * DAY_MS - 1
    await forgetSignIns(store.db, store.clock.nowMs)
    expect(await findAccount(email)).not.toBeNull()
    store.clock.nowMs += 2
    expect((await accounts.reset(token, OTHER_PASSWORD)).status).toBe(400)
    await forgetSignIns(store.db, store.clock.nowMs)
    expect(await findAccount(email)).toBeNull()
    store.clock.nowMs = startedAtMs
  })

  it('gets its password on the last day as well', async () => {
    const startedAtMs = store.clock.nowMs
    const email = 'late@example.org'
    const { tradeNumber, key } = await sell(email)
    await open(tradeNumber, key)
    const token = await accounts.mailToken('SALE_ACCOUNT', email)
    store.clock.nowMs = startedAtMs + 7 * DAY_MS - 1
    expect((await accounts.reset(token, OTHER_PASSWORD)).status).toBe(204)
    store.clock.nowMs = startedAtMs
  })
})

describe('a registration that waits for its activation', () => {
  const { street, houseNumber, zip, city, country } = buildSeller('de')
  const Address = { street, houseNumber, addressExtra: null, zip, city, country }

  it('stays as it is when its address opens an account from a sale', async () => {
    const email = 'pending@example.org'
    await accounts.register(email, { firstName: 'Ines', Address })
    const registered = await findAccount(email)
    const { tradeNumber, key } = await sell(email)
    await open(tradeNumber, key)
    expect(await findAccount(email)).toEqual(registered)
    expect(registered).toMatchObject({ firstName: 'Ines', addresses: 1 })
  })

  it('is still activated by its own mail', async () => {
    const email = 'both@example.org'
    await accounts.register(email)
    const { tradeNumber, key } = await sell(email)
    await open(tradeNumber, key)
    expect(await accounts.activate(await accounts.mailToken('ACTIVATE', email))).toBe(true)
    expect((await accounts.login(email, PASSWORD)).status).toBe(200)
  })

  it('has a password of its own afterwards, which the mail of the sale does not replace', async () => {
    const email = 'proven@example.org'
    await accounts.register(email)
    const { tradeNumber, key } = await sell(email)
    await open(tradeNumber, key)
    await accounts.activate(await accounts.mailToken('ACTIVATE', email))
    const token = await accounts.mailToken('SALE_ACCOUNT', email)
    expect((await accounts.reset(token, OTHER_PASSWORD)).status).toBe(400)
  })

  it('gets no more than five mails an hour, and the last link stays good', async () => {
    const email = 'often@example.org'
    await accounts.register(email)
    const { tradeNumber, key } = await sell(email)
    for (let tap = 0; tap < 7; tap += 1) await open(tradeNumber, key)
    expect(await accounts.mails('SALE_ACCOUNT', email)).toHaveLength(5)
    const token = await accounts.mailToken('SALE_ACCOUNT', email)
    expect((await accounts.reset(token, OTHER_PASSWORD)).status).toBe(204)
  })
})

describe('the holder of a sale’s key', () => {
  it('gets the same answer when the address has an account; only its owner learns of it', async () => {
    const email = 'owner@example.org'
    await accounts.open(email)
    const { tradeNumber, key } = await sell(email)
    const fresh = await sell('fresh@example.org')
    const answers = [await open(tradeNumber, key), await open(fresh.tradeNumber, fresh.key)]
    const [known, unknown] = answers.map(({ status, text }) => `${status} ${text}`)
    expect(known).toBe(unknown)
    expect(await accounts.mails('ACCOUNT_EXISTS', email)).toHaveLength(1)
    expect(await accounts.mails('SALE_ACCOUNT', email)).toEqual([])
    expect((await accounts.login(email, PASSWORD)).status).toBe(200)
  })

  it('opens nothing with the key that only reads, a wrong one or none', async () => {
    const { tradeNumber, readKey } = await sell('reader@example.org')
    const statuses = [
      (await open(tradeNumber, readKey)).status,
      (await open(tradeNumber, 'x'.repeat(22))).status,
      (await open(tradeNumber, '')).status,
    ]
    expect(statuses).toEqual([404, 404, 404])
    expect(await accounts.mails('SALE_ACCOUNT', 'reader@example.org')).toEqual([])
  })
})

describe.each(MARKET_IDS)('the mail about it in %s', (market) => {
  it('greets, leads to the choice of a password and has a note for wrong recipients', async () => {
    const email = `tap.${market}@example.org`
    const seller = buildSeller(market, { email })
    const trade = await store.sale(MARKET_HOSTS[market], market).trade(store.deviceId, { seller })
    await open(trade.tradeNumber, trade.key, MARKET_HOSTS[market])
    const [mail] = await accounts.mails('SALE_ACCOUNT', email)
    const t = getCorrespondenceTranslator(MARKETS[market], 'people')
    const date = formatDay(MARKETS[market].locale, new Date(store.clock.nowMs + 7 * DAY_MS))
    for (const shown of [mail?.text ?? '', mail?.html ?? '']) {
      expect(shown).toContain(t('MAIL_GREETING', { firstName: 'Zofia' }))
      expect(shown).toMatch(/\/account\/password-reset#token=[\w-]{22}/)
      expect(shown).toContain(t('MAIL_SALE_ACCOUNT_UNTIL', { date }))
      expect(shown).toContain(t('MAIL_SALE_ACCOUNT_STRANGER'))
      expect(shown).not.toMatch(/\{\w+\}|undefined|Invalid Date/)
    }
  })
})
