import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { LOST_LINKS_PATH, SALE_KEY_HEADER, TRADES_PATH } from '#contracts/paths/trades.ts'
import type { Trade } from '#contracts/trades.ts'
import { MAIL_ROOMS } from '#domain/mails/mail-budget.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { buildSeller } from '../../support/sales.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { listMailJobs } from '../../support/trade-rows.ts'

const HOST = MARKET_HOSTS.de
const { email: EMAIL } = buildSeller('de')

let store: SaleShop

beforeAll(async () => {
  store = await startSaleShop()
})

afterAll(() => store.close())

const sell = (): Promise<Trade> => store.sale(HOST, 'de').trade(store.deviceId)

const ask = (body: object) =>
  store.shop.send(HOST, LOST_LINKS_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const askByNumber = (tradeNumber: string) =>
  store.shop.send(HOST, `${TRADES_PATH}/${tradeNumber}/links`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ replacesEarlier: false }),
  })

const countLinks = async (transactionId: number): Promise<number> =>
  (await listMailJobs(store.db, transactionId)).filter((mail) => mail === 'SALE_LINK').length

describe('a seller who has lost the mails', () => {
  it('gets a link that acts, for the number and the address of the sale', async () => {
    const { transactionId, tradeNumber } = await sell()
    const typed = { tradeNumber: `#${tradeNumber.toLowerCase()}`, email: ` ${EMAIL.toUpperCase()} ` }
    expect((await ask(typed)).status).toBe(202)
    await store.drain()
    const mail = await store.mailbox.find(`SALE_LINK:${transactionId}:${store.clock.nowMs}`)
    expect(mail?.to).toBe(EMAIL.toLowerCase())
    const [, key = ''] = new RegExp(`#${tradeNumber}\\.([\\w-]{22})`).exec(mail?.text ?? '') ?? []
    const { text } = await store.shop.get(HOST, `/api/trades/${tradeNumber}`, { [SALE_KEY_HEADER]: key })
    expect(JSON.parse(text).access).toBe('act')
  })

  it('is told what is wrong with a mistyped number or address', async () => {
    const { status, text } = await ask({ tradeNumber: '1234-5678', email: 'zofia' })
    expect(status).toBe(422)
    expect(JSON.parse(text).errors).toEqual([
      { field: 'tradeNumber', key: 'TRADE_NUMBER_FORMAT' },
      { field: 'email', key: 'EMAIL_FORMAT' },
    ])
  })
})

describe('a stranger who tries numbers and addresses', () => {
  it('gets the same answer for a sale, a foreign address and a number without a sale', async () => {
    const { tradeNumber } = await sell()
    const answers = [
      await ask({ tradeNumber, email: EMAIL }),
      await ask({ tradeNumber, email: 'stranger@example.org' }),
      await ask({ tradeNumber: formatTradeNumber(4_000_000_000), email: EMAIL }),
    ]
    expect(answers.map(({ status, text }) => `${status} ${text}`)).toEqual(['202 ', '202 ', '202 '])
  })

  it('has nothing mailed to an address that is not the sale’s', async () => {
    const { transactionId, tradeNumber } = await sell()
    await ask({ tradeNumber, email: 'stranger@example.org' })
    expect(await countLinks(transactionId)).toBe(0)
  })

  it('cannot use up the seller’s links with wrong addresses', async () => {
    const { transactionId, tradeNumber } = await sell()
    for (let attempt = 0; attempt < 5; attempt += 1)
      await ask({ tradeNumber, email: `stranger${attempt}@example.org` })
    await ask({ tradeNumber, email: EMAIL })
    expect(await countLinks(transactionId)).toBe(1)
  })

  it('cannot use them up with nothing but the number', async () => {
    const { transactionId, tradeNumber } = await sell()
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await askByNumber(tradeNumber)
      store.clock.nowMs += 1
    }
    const before = await countLinks(transactionId)
    await ask({ tradeNumber, email: EMAIL })
    expect(await countLinks(transactionId)).toBe(before + 1)
  })

  it('cannot have more than three links a day mailed about one sale, and isn’t told', async () => {
    const { transactionId, tradeNumber } = await sell()
    const statuses: number[] = []
    for (let attempt = 0; attempt < 6; attempt += 1) {
      statuses.push((await ask({ tradeNumber, email: EMAIL })).status)
      store.clock.nowMs += 1
    }
    expect(new Set(statuses)).toEqual(new Set([202]))
    expect(await countLinks(transactionId)).toBe(3)
  })

  it('cannot fill a mailbox: links take from its daily budget like every other mail', async () => {
    const trades: Trade[] = []
    for (let count = 0; count < 8; count += 1) trades.push(await sell())
    store.mailBudgets.areKept = true
    for (const { tradeNumber } of trades)
      for (let attempt = 0; attempt < 3; attempt += 1) {
        await ask({ tradeNumber, email: EMAIL })
        store.clock.nowMs += 1
      }
    const counts = await Promise.all(trades.map(({ transactionId }) => countLinks(transactionId)))
    const sum = counts.reduce((before, count) => before + count, 0)
    // The last sale before the budget was kept has taken one from the room that all kinds share.
    expect(sum).toBe(MAIL_ROOMS.shared + MAIL_ROOMS.access - 1)
  })
})

describe('the time that an answer takes', () => {
  const UNKNOWN = formatTradeNumber(4_000_000_000)

  beforeAll(() => {
    store.mailBudgets.areKept = false
  })

  afterEach(() => void vi.restoreAllMocks())

  /** The statements that a request runs, without those that prepare a test. */
  async function listStatements(request: () => Promise<unknown>): Promise<readonly string[]> {
    const query = vi.spyOn(pg.Client.prototype, 'query')
    await request()
    const texts = query.mock.calls.map(([statement]: readonly unknown[]) =>
      typeof statement === 'string' ? statement : (statement as { readonly text: string }).text,
    )
    query.mockRestore()
    return texts
  }

  it('does not tell whether number and address belong together: the work is the same', async () => {
    const { tradeNumber } = await sell()
    const known = await listStatements(() => ask({ tradeNumber, email: EMAIL }))
    const foreign = await listStatements(() => ask({ tradeNumber, email: 'stranger@example.org' }))
    const missing = await listStatements(() => ask({ tradeNumber: UNKNOWN, email: EMAIL }))
    expect({ foreign, missing }).toEqual({ foreign: known, missing: known })
  })

  it('does not tell whether there is such a sale', async () => {
    const { tradeNumber } = await sell()
    const known = await listStatements(() => askByNumber(tradeNumber))
    const missing = await listStatements(() => askByNumber(UNKNOWN))
    expect(missing).toEqual(known)
  })
})
