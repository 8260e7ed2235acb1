import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { MAIL_ROOMS } from '#domain/mails/mail-budget.ts'
import { takeMailBudget } from '#server/modules/mail-budget/take-mail-budget.ts'
import { createCustomer } from '../../support/customers.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { buildSeller } from '../../support/sales.ts'
import { MARKET_HOSTS, WIDGET_HOST } from '../../support/shop-hosts.ts'

let store: SaleShop
let sale: ReturnType<SaleShop['sale']>

beforeAll(async () => {
  store = await startSaleShop()
  store.mailBudgets.areKept = true
  sale = store.sale(MARKET_HOSTS.de, 'de')
})

afterAll(() => store.close())

// Nor does a test draw the labels of those before it.
beforeEach(() => store.db.$client.query('delete from counter; delete from outbox'))

const newMailbox = () => `box${randomUUID().slice(0, 8)}`

const sell = async (email: string, overrides: object = {}) =>
  sale.create(
    await sale.request(await store.storeOffers(), { seller: buildSeller('de', { email, ...overrides }) }),
  )

const requestOffer = async (email: string) => {
  const offers = await store.storeOffers({ shopMode: 'b2bWidget' })
  const request = {
    lines: offers.map((offer) => ({ ...offer, quantity: 40 })),
    companyName: 'Muster Technik GmbH',
    contactPerson: 'Zofia Müller',
    email,
    phone: '',
    message: 'Please read this text.',
  }
  return store.sale(WIDGET_HOST, 'de').post('/api/individual-offers', request, randomUUID())
}

const subscribe = (email: string) => sale.post('/api/newsletter/subscriptions', { email })

const mailsTo = async (mailbox: string) =>
  (await store.mailbox.list()).filter(({ to }) => to.startsWith(mailbox))

const readRefusal = ({ status, text, headers }: Awaited<ReturnType<typeof sell>>) => {
  const { id, errors } = JSON.parse(text)
  return { status, id, errors, hasRetryAfter: Number(headers['retry-after']) > 0 }
}

describe('a mailbox that nobody has proven', () => {
  it('gets ten mails a day and no more, whatever their kinds and aliases', async () => {
    const box = newMailbox()
    const kinds = [
      sell,
      requestOffer,
      subscribe,
      sell,
      requestOffer,
      subscribe,
      sell,
      requestOffer,
      sell,
      sell,
    ]
    for (const [index, send] of kinds.entries())
      expect((await send(`${box}+${index}@example.org`)).status, `mail ${index + 1}`).toBeLessThan(300)
    const before = await store.countRows()
    expect(readRefusal(await sell(`${box}@example.org`))).toEqual({
      status: 429,
      id: 'MAIL_BUDGET_USED',
      errors: [{ field: 'seller.email', key: 'MAIL_BUDGET_USED' }],
      hasRetryAfter: true,
    })
    expect(readRefusal(await requestOffer(`${box}+x@example.org`))).toEqual({
      status: 429,
      id: 'MAIL_BUDGET_USED',
      errors: [{ field: 'email', key: 'MAIL_BUDGET_USED' }],
      hasRetryAfter: true,
    })
    await subscribe(`${box}+y@example.org`)
    expect(await store.countRows()).toEqual(before)
    await store.drain()
    expect(await mailsTo(box)).toHaveLength(MAIL_ROOMS.shared)
  })

  it('does not get the mails of 25 simultaneous sales', async () => {
    const box = newMailbox()
    const answers = await Promise.all(Array.from({ length: 25 }, () => sell(`${box}@example.org`)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAIL_ROOMS.shared)
    await store.drain()
    expect(await mailsTo(box)).toHaveLength(MAIL_ROOMS.shared)
  })

  it('is counted once for a sale that is sent again with the same key', async () => {
    const email = `${newMailbox()}@example.org`
    const request = await sale.request(await store.storeOffers(), { seller: buildSeller('de', { email }) })
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 15 }, () => sale.create(request, key)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    for (let more = 1; more < MAIL_ROOMS.shared; more += 1) expect((await sell(email)).status).toBe(201)
    expect((await sell(email)).status).toBe(429)
  })

  it('can be used again the next day', async () => {
    const email = `${newMailbox()}@example.org`
    for (let sold = 0; sold < MAIL_ROOMS.shared; sold += 1) await sell(email)
    expect((await sell(email)).status).toBe(429)
    store.clock.nowMs += 1.1 * DAY_MS
    expect((await sell(email)).status).toBe(201)
  })

  it('has room left for a code and for someone with a proof, which sales cannot use up', async () => {
    const email = `${newMailbox()}@example.org`
    for (let sold = 0; sold < MAIL_ROOMS.shared; sold += 1) await sell(email)
    const take = (mail: 'CODE' | 'SALE', proof: string | null) =>
      takeMailBudget(store.db, store.secret, { email, mail, proof, nowMs: store.clock.nowMs })
    expect((await take('SALE', null)).kind).toBe('over')
    for (let code = 0; code < MAIL_ROOMS.access; code += 1)
      expect((await take('CODE', null)).kind).toBe('within')
    expect((await take('CODE', null)).kind).toBe('over')
    expect((await take('CODE', 'device:own')).kind).toBe('within')
  })

  it('gets no more than a handful of reminders, however many sales were made for it', async () => {
    const box = newMailbox()
    for (let sold = 0; sold < MAIL_ROOMS.shared; sold += 1) await sell(`${box}@example.org`)
    await store.drain()
    const before = await mailsTo(box)
    await store.db.$client.query(
      `insert into outbox (topic, work_key, data, due_at, created_at)
       select 'TRADE_MAIL', 'SEND_REMINDER:' || transaction_id || ':test',
         jsonb_build_object('mail', 'SEND_REMINDER', 'transactionId', transaction_id), $2, $2
       from trade_seller where email like $1 || '%'`,
      [box, new Date(store.clock.nowMs)],
    )
    await store.drain()
    expect((await mailsTo(box)).length - before.length).toBe(MAIL_ROOMS.followUp)
  })

  it('is stored nowhere in the counts', async () => {
    const box = newMailbox()
    await sell(`${box}@example.org`)
    const { rows } = await store.db.$client.query<{ text: string }>(
      'select counter::text as text from counter',
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ text }) => text.includes(box))).toEqual([])
  })
})

describe('a customer who is signed in', () => {
  it('sells under the own address without limit, and under that of others with it', async () => {
    const customer = await createCustomer(store)
    const sellAs = async (email: string) => {
      const lines = (await store.storeOffers()).map((offer) => ({ ...offer, quantity: 1 }))
      return customer.sell({ lines, seller: buildSeller('de', { email }) })
    }
    for (let sold = 0; sold <= MAIL_ROOMS.shared; sold += 1)
      expect((await sellAs(customer.email)).status).toBe(201)
    const stranger = `${newMailbox()}@example.org`
    for (let sold = 0; sold < MAIL_ROOMS.shared; sold += 1) expect((await sellAs(stranger)).status).toBe(201)
    expect((await sellAs(stranger)).status).toBe(429)
  })
})

describe('a name', () => {
  it.each<[string, object]>([
    ['firstName', { firstName: 'Visit evil.com' }],
    ['lastName', { lastName: 'https://evil.example' }],
    ['lastName', { lastName: 'Call 0900 1234567' }],
    ['street', { street: 'evil.com/win' }],
    ['city', { city: 'mail me@evil.com' }],
    ['addressExtra', { addressExtra: 'www.evil.com' }],
  ])('that leads somewhere is refused: %s', async (field, overrides) => {
    const before = await store.countRows()
    const { status, text } = await sell(`${newMailbox()}@example.org`, overrides)
    const { id, errors } = JSON.parse(text)
    expect({ status, id, error: errors[0] }).toEqual({
      status: 422,
      id: 'INVALID_FIELDS',
      error: { field: `seller.${field}`, key: 'FIELD_CONTACT_DETAILS' },
    })
    expect(await store.countRows()).toEqual(before)
  })

  it('that is too long for a greeting stays out of it', async () => {
    const box = newMailbox()
    const firstName = 'Your account is blocked now please phone us today'
    const payment = { ...buildSeller('de').payment, accountHolder: `${firstName} Müller` }
    expect((await sell(`${box}@example.org`, { firstName, lastName: 'Müller', payment })).status).toBe(201)
    await store.drain()
    const [listed] = await mailsTo(box)
    const mail = await store.mailbox.find(listed?.id ?? '')
    expect(mail?.text).not.toContain('account is blocked')
    expect(mail?.html).not.toContain('account is blocked')
  })
})

describe('the numbers that a stranger gets', () => {
  it('tell nothing about how many customers and sales there are', async () => {
    const trades = []
    for (let sold = 0; sold < 6; sold += 1)
      trades.push(JSON.parse((await sell(`${newMailbox()}@example.org`)).text))
    for (const name of ['transactionId', 'customerNumber'] as const) {
      const numbers: number[] = trades.map((trade) => trade[name])
      const steps = numbers.slice(1).map((number, index) => Math.abs(number - (numbers[index] ?? 0)))
      expect(new Set(numbers).size, name).toBe(numbers.length)
      expect(Math.max(...steps), name).toBeGreaterThan(1_000)
      expect(new Set(steps).size, name).toBe(steps.length)
    }
  })

  it('keep their format', async () => {
    const { transactionId, customerNumber, tradeNumber } = JSON.parse(
      (await sell(`${newMailbox()}@example.org`)).text,
    )
    expect(transactionId).toBeGreaterThan(1_000_000)
    expect(String(customerNumber)).toMatch(/^[2-8]\d{7}$/)
    expect(tradeNumber).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    const { requestId } = JSON.parse((await requestOffer(`${newMailbox()}@example.org`)).text)
    expect(String(requestId)).toMatch(/^[12]\d{7}$/)
  })
})

describe('a voucher that was used', () => {
  it('is used for every alias of the mailbox', async () => {
    await store.db.$client.query(
      `insert into voucher (code, kind, value_in_cents, currency, min_total_in_cents, per_customer, categories, modes,
         variants, valid_from)
       values ('ALIAS', 'FIXED', 1000, 'EUR', 0, 1, '{}', '{}', '{}', $1)`,
      [new Date(store.clock.nowMs - DAY_MS)],
    )
    const use = async (email: string) => {
      const seller = buildSeller('de', { email })
      return sale.create(await sale.request(await store.storeOffers(), { voucherCode: 'ALIAS', seller }))
    }
    const box = newMailbox()
    expect((await use(`${box}@gmail.com`)).status).toBe(201)
    const refused = []
    for (const alias of [`${box}+1@gmail.com`, `${box.slice(0, 3)}.${box.slice(3)}@googlemail.com`])
      refused.push(JSON.parse((await use(alias)).text).errors)
    const unknown = await sale.create(
      await sale.request(await store.storeOffers(), { voucherCode: 'NEVER-MADE' }),
    )
    for (const errors of refused) expect(errors).toEqual(JSON.parse(unknown.text).errors)
  })
})
