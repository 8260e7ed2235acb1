import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ListNames, ListOffer, ListRowQuote } from '#contracts/lists.ts'
import type { Offer } from '#contracts/offers.ts'
import { MAX_LIST_BYTES } from '#domain/lists/list-row.ts'
import { mergeRows } from '#domain/lists/merge-rows.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { LIST_LIMIT } from '#server/http/rate-limit.ts'
import { createCustomer } from '../../support/customers.ts'
import { type ListCall, parseLines, parseRows, postTo, sendListTo, toLine } from '../../support/lists.ts'
import { generateMessyRows } from '../../support/messy-rows.ts'
import { readNamedDevices } from '../../support/named-devices.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { BUSINESS_FIELDS } from '../../support/sales.ts'
import { MARKET_HOSTS, WIDGET_HOST } from '../../support/shop-hosts.ts'

const IMEI = '490154203237518'

let store: SaleShop

beforeAll(async () => {
  store = await startSaleShop()
})

afterAll(() => store.close())

const sendList = (text: string, options: ListCall = {}) => sendListTo(store.shop, text, options)

async function quote(text: string, options: ListCall = {}): Promise<ListRowQuote[]> {
  const answer = await sendList(text, options)
  expect(answer.status).toBe(200)
  return parseRows(answer.text)
}

const post = (path: string, body: unknown, options: ListCall = {}) =>
  postTo(store.shop, { path, body, ...options })

describe('a list of 5,000 messy rows', () => {
  it('gets a line for every row, in order, and 95% of the devices right, while others are served', async () => {
    const messy = generateMessyRows(readNamedDevices(), 5_000)
    const text = messy.map(({ text: name, storage }) => `"${name.replaceAll('"', '""')}";${storage};4;1;;`)
    const list = sendList(text.join('\r\n'))
    let isDone = false
    list.then(() => {
      isDone = true
    })
    let served = 0
    while (!isDone) {
      await store.shop.get(WIDGET_HOST, '/healthz')
      served += 1
    }
    const { status, headers, text: answer } = await list
    expect({ status, contentType: headers['content-type'], cacheControl: headers['cache-control'] }).toEqual({
      status: 200,
      contentType: 'application/x-ndjson',
      cacheControl: 'no-store',
    })
    // If the list were priced in one go, no more than one or two requests could have been answered meanwhile.
    expect(served).toBeGreaterThan(10)
    const lines = parseLines(answer)
    expect(lines[0]).toEqual({ kind: 'start', rows: 5_000, currency: 'EUR' })
    expect(lines.at(-1)).toEqual({ kind: 'end', rows: 5_000 })
    const rows = parseRows(answer)
    expect(rows.map(({ line }) => line)).toEqual(messy.map((_, index) => index + 1))
    const right = rows.filter(({ device, candidates }, index) => {
      const urls = messy[index]?.urls ?? []
      return device
        ? urls.includes(device.url)
        : urls.length > 1 && candidates.some(({ url }) => urls.includes(url))
    })
    expect(right.length).toBeGreaterThanOrEqual(4_750)
  })
})

describe('a row of a list', () => {
  it('has the price of an offer, assuming the best answer where none is given', async () => {
    const [row] = await quote('iPhone 13 128GB;;3;2;;BATTERY=LT_80')
    const offer = await store
      .sale(WIDGET_HOST, 'de')
      .offer(store.deviceId, { conditionId: 3, answers: row?.answers })
    expect(row).toMatchObject({
      status: 'ok',
      confidence: 1,
      storageGb: 128,
      quantity: 2,
      problems: [],
      priceInCents: (offer as Offer).priceInCents,
      answers: { PH_BATTERY: ['LT_80'], PH_POWER: ['YES'] },
    })
    expect(row?.assumed).toBeGreaterThan(5)
  })

  it('is reported with a code for every possible problem', async () => {
    const rows = await quote(
      [
        'Toaster;;4',
        'iPhone SE;;4',
        'iPhone 13;128;9',
        'iPhone 13;128;4;501',
        'iPhone 13;128;4;1;490154203237517',
        `iPhone 13;128;4;1;${IMEI}`,
        `iPhone 12;64;4;1;${IMEI}`,
        'iPhone 13;128;4;1;;PH_BATTERY=WEAK',
        'iPhone 13;96;4',
        '',
        ';;;;;',
        'iPhone 13;;4',
        'iPhone 13;128;4;1;;PH_SWOLLEN=YES',
        'Sasmung Galxy S22 Plsu;128;4',
      ].join('\n'),
    )
    expect(rows.map(({ status, problems }) => [status, ...problems.map(({ code }) => code)])).toEqual([
      ['error', 'ROW_DEVICE_UNKNOWN'],
      ['error', 'ROW_DEVICE_AMBIGUOUS'],
      ['error', 'ROW_CONDITION'],
      ['error', 'ROW_QUANTITY'],
      ['error', 'ROW_IMEI_CHECKSUM'],
      ['ok'],
      ['error', 'ROW_IMEI_DUPLICATE'],
      ['error', 'ROW_ANSWER'],
      ['error', 'ROW_ANSWER'],
      ['error', 'ROW_DEVICE_UNKNOWN', 'ROW_CONDITION'],
      ['error', 'ROW_DEVICE_UNKNOWN', 'ROW_CONDITION'],
      ['guess'],
      ['ok'],
      ['guess'],
    ])
    expect(rows[1]?.candidates).toHaveLength(3)
    expect(rows[11]).toMatchObject({ isSmallestStorage: true, storageGb: 128 })
    expect(rows[12]).toMatchObject({ priceInCents: null, refusal: 'DANGEROUS_GOODS' })
    expect(rows[13]?.confidence).toBeLessThan(1)
  })

  it.each([
    ['is not priced like new', 'iPhone 13 128GB defekt', ['ROW_BROKEN']],
    ['is not priced by a condition that it contradicts', 'iPhone 13 cassé;128;4', ['ROW_BROKEN']],
    ['is not priced by answers that cost nothing', 'iPhone 13 kaputt;128;3;1;;POWER=YES', ['ROW_BROKEN']],
    ['is priced by its answers', 'iPhone 13 kaputt;128;3;1;;POWER=NO', []],
    ['is priced as damaged where its condition says so', 'iPhone 13 roto;128;1', []],
  ])('that calls its device broken %s', async (_, line, codes) => {
    const [row] = await quote(line, { query: '?condition=4' })
    expect(row?.device?.name).toBe('Apple iPhone 13')
    expect(row?.problems.map(({ code }) => code)).toEqual(codes)
  })

  it('without a condition gets the one chosen for such rows', async () => {
    const [row] = await quote('iPhone 13;128', { query: '?condition=2' })
    expect(row).toMatchObject({ status: 'ok', conditionId: 2 })
  })

  it('can be corrected individually and is stored nowhere', async () => {
    const body = 'device_url_or_name;condition_id\napple-iphone-se-2-generation;4'
    const answer = await store.shop.send(WIDGET_HOST, '/api/lists/rows', {
      method: 'POST',
      body,
      headers: { 'content-type': 'text/csv' },
    })
    expect(JSON.parse(answer.text).row).toMatchObject({
      status: 'guess',
      device: { url: 'apple-iphone-se-2-generation' },
    })
    const { rows } = await store.db.$client.query(
      `select from offer where market = 'de' and device_id <> $1`,
      [store.deviceId],
    )
    expect(rows).toEqual([])
  })
})

describe('lists are refused', () => {
  const readRefusal = async (answer: Promise<{ readonly status: number; readonly text: string }>) => {
    const { status, text } = await answer
    const { id, errors } = JSON.parse(text)
    return [status, id, errors?.[0]?.key]
  }

  it.each([
    ['with more than 5,000 rows', 'x\n'.repeat(5_001), [422, 'INVALID_FIELDS', 'LIST_TOO_LONG']],
    ['without a row', '\uFEFF', [422, 'INVALID_FIELDS', 'LIST_EMPTY']],
    ['with more than 2 MB', 'x'.repeat(MAX_LIST_BYTES + 1), [413, 'INVALID_REQUEST', undefined]],
  ])('%s', async (_, text, expected) => expect(await readRefusal(sendList(text))).toEqual(expected))

  it('that are not CSV, with an unknown condition, or outside Germany', async () => {
    expect(await readRefusal(sendList('x', { headers: { 'content-type': 'application/xml' } }))).toEqual([
      415,
      'INVALID_REQUEST',
      undefined,
    ])
    expect((await readRefusal(sendList('x', { query: '?condition=6' })))[0]).toBe(400)
    expect((await readRefusal(sendList('x', { host: MARKET_HOSTS.fr })))[0]).toBe(404)
  })

  it('when there are too many', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.77' }
    const statuses: number[] = []
    for (let sent = 0; sent <= LIST_LIMIT.max; sent += 1)
      statuses.push((await sendList('iPhone 13;128;4', { headers })).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })

  it('when they contain control characters', async () => {
    expect((await sendList('\u0000\u0001;\u0000')).status).toBe(400)
  })

  it('but never for what else they contain', async () => {
    const hostile = [
      '=cmd|calc;;4',
      '"'.repeat(500),
      `${'a '.repeat(5_000)};1`,
      '🦊;🦊;🦊',
      '__proto__;constructor;toString;;;__proto__=x',
      '%s%s;{0};#{x}',
      `'; drop table offer; --;;4`,
      '\u202Eiphone 13',
      'ｉＰｈｏｎｅ　１３;128;4',
    ]
    const rows = await quote(hostile.join('\n'))
    expect(rows).toHaveLength(hostile.length)
    expect(rows.at(-1)).toMatchObject({ status: 'ok', device: { url: 'apple-iphone-13' } })
  })
})

describe('a list is sold', () => {
  const contact = {
    companyName: 'Muster Technik GmbH',
    contactPerson: 'Zofia Müller',
    email: 'desk@muster.example',
    phone: '',
    message: '',
  }

  it('as offers, in one go, at prices that the shop computes itself', async () => {
    const rows = await quote('iPhone 13;128;4;3\niPhone 13;128;4;4\nThinkPad T480;256;3;2')
    const lines = mergeRows(rows.map(toLine))
    const { status, text } = await post('/api/lists/offers', { lines })
    const { offers } = JSON.parse(text) as { offers: ListOffer[] }
    expect(status).toBe(201)
    expect(offers.map(({ url, quantity, priceInCents }) => [url, quantity, priceInCents])).toEqual([
      ['apple-iphone-13', 7, rows[0]?.priceInCents],
      ['lenovo-thinkpad-t480', 2, rows[2]?.priceInCents],
    ])
    const stored = await store.db.$client.query(
      'select shop_mode, market, price_in_cents, breakdown from offer where id = any($1::uuid[]) order by price_in_cents desc',
      [offers.map(({ offerId }) => offerId)],
    )
    expect(stored.rows).toMatchObject([
      { shop_mode: 'b2bWidget', market: 'de', price_in_cents: rows[0]?.priceInCents },
      { breakdown: { totalInCents: rows[2]?.priceInCents } },
    ])
  })

  it('all or nothing: one wrong line means no offers at all', async () => {
    const [row] = await quote('iPhone 13;128;4')
    if (!row) throw new Error('no row')
    const count = async () => (await store.db.$client.query('select count(*) from offer')).rows[0]
    const before = await count()
    const line = toLine(row)
    const lines = [
      line,
      { ...line, storageGb: 3 },
      { ...line, answers: { NOTHING: ['YES'] } },
      { ...line, deviceId: 1e9 },
    ]
    const { status, text } = await post('/api/lists/offers', { lines })
    expect({ status, errors: JSON.parse(text).errors }).toEqual({
      status: 422,
      errors: [
        { field: 'lines.1.storageGb', key: 'STORAGE_UNKNOWN' },
        { field: 'lines.2.answers', key: 'ANSWER_UNKNOWN' },
        { field: 'lines.3.deviceId', key: 'DEVICE_UNKNOWN' },
      ],
    })
    expect((await post('/api/lists/offers', { lines: [{ ...line, priceInCents: 1 }] })).status).toBe(400)
    expect(await count()).toEqual(before)
  })

  it('by businesses only: a signed-in company, not a guest or a private customer', async () => {
    const [row] = await quote('iPhone 13;128;4', { host: MARKET_HOSTS.de })
    if (!row) throw new Error('no row')
    const { companyName, vatId } = BUSINESS_FIELDS
    const company = await createCustomer(store, { companyName, vatId })
    const other = await createCustomer(store)
    const ask = (headers: Record<string, string>) =>
      post('/api/lists/offers', { lines: [toLine(row)] }, { host: MARKET_HOSTS.de, headers })
    expect((await ask({})).status).toBe(403)
    expect((await ask({ authorization: `Bearer ${other.token}` })).status).toBe(403)
    expect((await ask({ authorization: `Bearer ${company.token}` })).status).toBe(201)
  })

  it('as a request of any length: the mail contains the first lines, and a file contains all', async () => {
    const devices = readNamedDevices().slice(0, 1_000)
    const rows = await quote(devices.map(({ urls }) => `${urls[0]};;5;20`).join('\n'))
    const lines = mergeRows(rows.filter(({ priceInCents }) => priceInCents !== null).map(toLine))
    expect(lines.length).toBeGreaterThan(600)
    const { offers } = JSON.parse((await post('/api/lists/offers', { lines })).text) as {
      offers: ListOffer[]
    }
    const asked = offers.map(({ offerId, quantity }) => ({ offerId, quantity }))
    const headers = { 'idempotency-key': randomUUID() }
    const answer = await post('/api/individual-offers', { ...contact, lines: asked }, { headers })
    expect(answer.status).toBe(201)
    await store.drain()
    const mails = await store.db.$client.query<{ text: string; attachments: { base64: string }[] }>(
      'select text, attachments from local_mail where recipient = $1',
      [contact.email],
    )
    const [mail] = mails.rows
    expect(mail?.text).toContain(`${lines.length - 100} weitere Positionen`)
    const file = Buffer.from(mail?.attachments[0]?.base64 ?? '', 'base64').toString()
    expect(file.trim().split('\r\n')).toHaveLength(lines.length + 1)
  })
})

describe.each(MARKET_IDS)('names pasted in %s', (market) => {
  it('are recognised in the market’s language, with the highest price in its currency', async () => {
    const names = ['iPhone 12 64GB', 'smartfon galaxy s21', 'iPhone SE', 'Bürostuhl']
    const { status, text } = await post('/api/lists/names', { names }, { host: MARKET_HOSTS[market] })
    expect(status).toBe(200)
    const found = JSON.parse(text) as ListNames
    expect(found.currency).toBe(market === 'pl' ? 'PLN' : 'EUR')
    expect(found.names.map(({ devices, status }) => [status === 'unknown', devices.length])).toEqual([
      [false, 1],
      [false, 1],
      [false, 3],
      [true, 0],
    ])
    expect(found.names[0]?.devices[0]?.topPriceInCents).toBeGreaterThan(1_000)
  })

  it('preset the storage that they mention, and are not priced like new where they say broken', async () => {
    const names = ['iPhone 12 64GB', 'iPhone 12 256', 'iPhone 12', 'iPhone 12 defekt']
    const { text } = await post('/api/lists/names', { names }, { host: MARKET_HOSTS[market] })
    const found = (JSON.parse(text) as ListNames).names
    expect(found.map(({ devices }) => devices[0]?.storageGb)).toEqual([64, 256, null, null])
    expect(found.map(({ isBroken }) => isBroken)).toEqual([false, false, false, true])
    const [small, large, any] = found.map(({ devices }) => devices[0]?.topPriceInCents ?? 0)
    expect(small).toBeLessThan(large ?? 0)
    expect(any).toBe(large)
  })
})

describe('names that are sent without script', () => {
  const send = (text: string, headers: Readonly<Record<string, string>> = {}) =>
    store.shop.send(MARKET_HOSTS.de, '/liste', {
      method: 'POST',
      body: new URLSearchParams({ text }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })

  it('are answered on the page, each of them', async () => {
    const { status, text } = await send('iPhone 12 64 GB\r\nBürostuhl')
    expect(status).toBe(200)
    expect(text).toContain('?storage=64')
    expect(text).toContain('Bürostuhl')
  })

  it('are on no page for the next visitor', async () => {
    await send('Bürostuhl')
    const { text } = await store.shop.get(MARKET_HOSTS.de, '/liste')
    expect(text).not.toContain('Bürostuhl')
  })

  it.each([
    ['too many for one list', Array.from({ length: 51 }, () => 'iPhone 12').join('\n'), 'Das sind 51 Geräte'],
    ['none', ' ', 'Bitte gib mindestens ein Gerät ein'],
  ])('are %s', async (_, names, problem) => {
    const { status, text } = await send(names)
    expect(status).toBe(422)
    expect(text).toContain(problem)
  })

  it('are refused from another site', async () => {
    const { status } = await send('iPhone 12', { 'sec-fetch-site': 'cross-site' })
    expect(status).toBe(403)
  })
})
