import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SEARCH_LIMIT, type SearchAnswer } from '#contracts/desk/search.ts'
import { splitName } from '#domain/customers/name-keys.ts'
import { findAnything } from '#server/desk/search/find-anything.ts'
import { findNamedSales } from '#server/desk/search/search.repository.ts'
import { eraseCustomerSellers } from '#server/modules/customers/erase-sellers.ts'
import { type DeskWork, startDeskWork, type Worker } from '../../support/desk-work.ts'
import { findWholeScans, recordStatements } from '../../support/explained-statements.ts'
import { advanceTo, createTestTrade, createTradeIn, type TestTrade } from '../../support/inspected-trades.ts'

/** A seller whose account is in their own name, as the checkout asks for. */
const buildNamed = (firstName: string, lastName: string, iban = 'DE89370400440532013000') => ({
  firstName,
  lastName,
  payment: { paymentTypeId: 13, accountHolder: `${firstName} ${lastName}`, iban, paypalAccount: '' },
})

const SELLER = {
  ...buildNamed('Quendoline', 'Xaverstedt-Łuczak', 'DE02120300000000202051'),
  email: 'quendoline@example.org',
  phone: '0170 1234567',
}

let work: DeskWork
let support: Worker
let inspector: Worker
let sale: TestTrade

const query = async (statement: string, values: unknown[] = []) =>
  (await work.desk.db.$client.query(statement, values)).rows

beforeAll(async () => {
  work = await startDeskWork()
  support = await work.hire('support')
  inspector = await work.hire('inspector', 'second_inspector')
  sale = await createTestTrade(work.hand, { seller: SELLER, deviceCount: 2 })
  await createTestTrade(work.hand, { seller: buildNamed('Anna', 'Schmidt') })
  const [first] = sale.items
  if (first) await advanceTo(work.hand, first, 'RETURN_PENDING')
}, 120_000)

afterAll(() => work.close())

async function search(worker: Worker, q: string): Promise<SearchAnswer> {
  const answer = await worker.get(`/desk/api/search?q=${encodeURIComponent(q)}`)
  expect({ q, status: answer.statusCode }).toEqual({ q, status: 200 })
  return answer.json()
}

const describeRows = ({ rows }: SearchAnswer) => rows.map(({ kind, matched }) => `${kind} by ${matched}`)

describe('support finds a sale', () => {
  it.each([
    ['sale number', () => sale.tradeNumber, 'SALE by SALE_NUMBER'],
    [
      'sale number as read out',
      () => sale.tradeNumber.toLowerCase().replace('-', ' '),
      'SALE by SALE_NUMBER',
    ],
    ['device number', () => `${sale.tradeNumber}-2`, 'DEVICE by DEVICE_NUMBER'],
    ['email', () => ' Quendoline@Example.org ', 'SALE by EMAIL'],
    ['phone as dialled at home', () => '0170/123 45 67', 'SALE by PHONE'],
    ['phone from abroad', () => '+49 170 1234567', 'SALE by PHONE'],
    ['IBAN', () => 'DE02 1203 0000 0000 2020 51', 'SALE by PAYOUT_ACCOUNT'],
    ['last name', () => 'xaverstedt', 'SALE by NAME'],
    ['both names in any order and without accents', () => 'Luczak Quendoline', 'SALE by NAME'],
    ['a beginning', () => 'Xaverst', 'SALE by NAME'],
    ['a name with two letters swapped', () => 'Xavesrtedt', 'SALE by NAME'],
    ['a name with a letter missing', () => 'Quendolne Xaverstedt', 'SALE by NAME'],
    ['a name with a letter too many', () => 'Xaversteddt', 'SALE by NAME'],
    ['a name with a wrong letter', () => 'Xawerstedt', 'SALE by NAME'],
  ])('by %s', async (_, typed, expected) => {
    const answer = await search(support, typed())
    expect(describeRows(answer)).toEqual([expected])
    expect(answer.rows[0]).toMatchObject({
      tradeNumber: sale.tradeNumber,
      seller: { name: 'Quendoline Xaverstedt-Łuczak', email: 'q•••@example.org' },
    })
  })

  it('by the numbers of its parcels, to us and back', async () => {
    const [{ tracking_number: sent }] = await query(
      'select tracking_number from shipment where transaction_id = $1',
      [sale.transactionId],
    )
    expect((await search(support, sent)).rows).toMatchObject([
      { kind: 'PARCEL', matched: 'TRACKING_NUMBER', direction: 'TO_US', tradeNumber: sale.tradeNumber },
    ])
    const { item } = await createTradeIn(work.hand, 'RETURN_SHIPPED')
    const [{ tracking_number: returned }] = await query(
      'select tracking_number from return_shipment where transaction_id = $1',
      [item.transactionId],
    )
    expect((await search(support, returned)).rows).toMatchObject([
      { kind: 'PARCEL', matched: 'TRACKING_NUMBER', direction: 'RETURN', itemNumber: 1 },
    ])
  })

  it('by the customer’s number, with the customer', async () => {
    const [{ customer_number: number }] = await query(
      'select customer_number from trade where transaction_id = $1',
      [sale.transactionId],
    )
    const answer = await search(support, String(number))
    expect(describeRows(answer)).toEqual(['CUSTOMER by CUSTOMER_NUMBER', 'SALE by CUSTOMER_NUMBER'])
    expect(answer.rows[0]).toMatchObject({ customerNumber: Number(number), hasAccount: false, person: null })
  })

  it('by a serial number that an inspector recorded', async () => {
    await query('update inspection set serial_number = $2 where transaction_id = $1 and commitment is null', [
      sale.transactionId,
      'C39XQ0ABCD',
    ])
    await query(
      `insert into inspection (transaction_id, item_number, number, operator_id, started_at, nonce, serial_number)
       values ($1, 2, 1, $2, now(), '\\x00', 'C39XQ0WXYZ')`,
      [sale.transactionId, inspector.id],
    )
    for (const worker of [support, inspector])
      expect((await search(worker, 'c39x q0wxyz')).rows).toMatchObject([
        { kind: 'DEVICE', matched: 'SERIAL_NUMBER', tradeNumber: sale.tradeNumber, itemNumber: 2 },
      ])
  })

  it.each(['Meierhofer', 'quendoline@', 'DE0212030000', 'Xaverstedt Anna', '%%', "o'x", '{}, ("'])(
    'not by another name, half an email address or account, or signs: %s',
    async (typed) => {
      expect(await search(support, typed)).toEqual({ rows: [], isTruncated: false })
    },
  )

  it('by nothing shorter than two characters', async () => {
    expect((await support.get('/desk/api/search?q=x')).statusCode).toBe(400)
    expect((await support.get('/desk/api/search')).statusCode).toBe(400)
    expect((await support.get(`/desk/api/search?q=${'x'.repeat(101)}`)).statusCode).toBe(400)
  })
})

describe('inspectors', () => {
  it('find sales and devices by code, and see no person', async () => {
    const answer = await search(inspector, sale.tradeNumber)
    expect(describeRows(answer)).toEqual(['SALE by SALE_NUMBER'])
    expect(answer.rows[0]).toMatchObject({ seller: null })
    expect(JSON.stringify(answer)).not.toMatch(/quendoline|xaverstedt/i)
  })

  it.each(['Xaverstedt', 'quendoline@example.org', '0170 1234567', 'DE02 1203 0000 0000 2020 51'])(
    'don’t find people by %s',
    async (typed) => {
      expect(await search(inspector, typed)).toEqual({ rows: [], isTruncated: false })
    },
  )
})

describe('the audit log', () => {
  it('keeps whose data a search showed, and never what was typed', async () => {
    const before = (await work.desk.readViews()).length
    await search(support, 'Xaverstedt')
    await search(support, 'Nobodyatall')
    const rows = (await work.desk.readViews()).slice(before)
    expect(rows).toEqual([
      {
        operator_id: support.id,
        action: 'SEARCH',
        data: { matched: ['NAME'], sales: [sale.tradeNumber], customers: [] },
        transaction_id: null,
      },
    ])
  })
})

describe('the keys of names', () => {
  it('in the database are those of the typed words, whatever the name', async () => {
    const names = [
      'Müller-Łuczak',
      'GROẞ',
      'Æsir Œuvre',
      'Þórður',
      'İpek',
      'Nguyễn',
      'O’Neill',
      'Li',
      'ﬁnk',
      'Đorđević',
    ]
    for (const name of names) {
      const [{ keys }] = await query('select seller_name_keys($1, $2, null) as keys', ['', name])
      for (const word of splitName(name))
        expect({ name, has: keys.includes(word) }).toEqual({ name, has: true })
    }
  })

  it('end with the seller: nothing is found after the erasure', async () => {
    const seller = { ...buildNamed('Vergessen', 'Werdenswert'), email: 'vergessen@example.org' }
    const { transactionId, items } = await createTestTrade(work.hand, { seller })
    expect(await findNamedSales(work.desk.db, ['werdenswert'])).toHaveLength(1)
    const [item] = items
    if (item) await advanceTo(work.hand, item, 'CANCELLED')
    const [{ customer_number: number }] = await query(
      'select customer_number from trade where transaction_id = $1',
      [transactionId],
    )
    await eraseCustomerSellers(work.desk.db, Number(number))
    expect(await findNamedSales(work.desk.db, ['werdenswert'])).toEqual([])
    expect(describeRows(await search(support, 'vergessen@example.org'))).toEqual([])
  })
})

/** Sellers of one name, as the shop would have them after years. */
const insertNamesakes = (count: number) =>
  query(
    `with copied as (
       insert into trade (transaction_id, trade_number, idempotency_key, request_hash, customer_number, market, shop_mode,
         is_business, currency, total_in_cents, status_url, created_at, send_by)
       select 5000000 + n, 'N' || n, gen_random_uuid(), request_hash, customer_number, market, shop_mode, is_business,
         currency, total_in_cents, status_url, created_at + (n * 7 % 61) * interval '1 minute', send_by
       from trade, generate_series(1, $2::int) as n where transaction_id = $1 returning transaction_id)
     insert into trade_seller (transaction_id, email, first_name, last_name, street, house_number, zip, city, country,
       payment_type_id, account_holder, sealed_account, masked_account)
     select copied.transaction_id, 'many@example.org', 'Erika', 'Mustermann', street, house_number, zip, city, country,
       payment_type_id, account_holder, sealed_account, masked_account
     from copied, trade_seller as seller where seller.transaction_id = $1`,
    [sale.transactionId, count],
  )

describe('a common name', () => {
  it('answers 50 rows, the newest first, and says that there are more', async () => {
    await insertNamesakes(60)
    const { rows, isTruncated } = await search(support, 'Mustermann')
    expect({ count: rows.length, isTruncated }).toEqual({ count: SEARCH_LIMIT, isTruncated: true })
    const times = (answer: SearchAnswer) =>
      answer.rows.map((row) => ('createdAt' in row ? row.createdAt : ''))
    expect(times({ rows, isTruncated })).toEqual(times({ rows, isTruncated }).toSorted().reverse())
    expect(new Set(times({ rows, isTruncated })).size).toBe(SEARCH_LIMIT)
    const byEmail = await search(support, 'many@example.org')
    expect(times(byEmail)).toEqual(times({ rows, isTruncated }))
    expect({ count: byEmail.rows.length, isTruncated: byEmail.isTruncated }).toEqual({
      count: SEARCH_LIMIT,
      isTruncated: true,
    })
  })
})

describe('no search', () => {
  it('reads a whole table', async () => {
    const { db, secret } = work.desk
    const typed = [
      'Xavesrtedt Quendoline',
      'many@example.org',
      '0170 1234567',
      'DE02120300000000202051',
      '1000001',
      'JD12345',
      sale.tradeNumber,
    ]
    const statements = await recordStatements(async () => {
      for (const one of typed) await findAnything({ db, secret }, { typed: one, seesPeople: true })
    })
    expect(statements.length).toBeGreaterThan(8)
    const url = db.$client.options.connectionString ?? ''
    expect(await findWholeScans(url, statements, ['bitmapscan'])).toEqual([])
  })
})
