import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestDesk, type TestDesk } from '../../support/desk.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'

let store: SaleShop
let desk: TestDesk

beforeAll(async () => {
  store = await startSaleShop()
  desk = await startTestDesk({ db: store.db })
})

afterAll(async () => {
  await desk.close()
  await store.close()
})

const REFUSED = { status: 400, id: 'INVALID_REQUEST' }

async function send(path: string, body: string, contentType = 'application/json') {
  const headers = { 'content-type': contentType }
  const { status, text } = await store.shop.send(MARKET_HOSTS.de, path, { method: 'POST', headers, body })
  return { status, id: JSON.parse(text).id }
}

describe('control characters are refused', () => {
  it.each([
    ['/api/account/login', { username: 'erika\0@example.org', password: 'x' }],
    ['/api/account/forgotPasswordMail', { email: 'erika@example.org\u0001', lang: 'de' }],
    ['/api/vouchers/check', { code: 'A\0B', offerIds: [] }],
    ['/api/newsletter/subscriptions', { email: '\u0000' }],
    ['/api/contact', { message: 'Hello\u0000' }],
    ['/api/trades', { seller: { address: { city: ['Bonn\u001b'] } } }],
    ['/api/trades', { 'na\0me': 1 }],
    ['/api/lists/names', { names: ['iPhone\0'] }],
    ['/searches', { search: { source: '\0' } }],
  ])('in JSON for %s', async (path, body) => {
    expect(await send(path, JSON.stringify(body))).toEqual(REFUSED)
  })

  it('in a line of a form, which cannot have line breaks', async () => {
    const body = JSON.stringify({ email: 'erika@example.org\nBcc: evil@example.org' })
    expect(await send('/api/newsletter/subscriptions', body)).toEqual(REFUSED)
  })

  it('in the fields of a form without script', async () => {
    expect(await send('/kontakt', 'message=a%00b', 'application/x-www-form-urlencoded')).toEqual(REFUSED)
  })

  it('in a list of devices', async () => {
    expect(await send('/api/lists/quotes', 'Device;Quantity\niPhone 13\0;1\n', 'text/csv')).toEqual(REFUSED)
  })

  it.each([
    '/produkte/a%00b',
    '/%0d%0aset-cookie:x',
    '/?q=%00',
    '/produkte/uebersicht-suche?q=%1b',
    '/%C2%85',
  ])('in the address %s', async (path) => {
    const { status, text } = await store.shop.get(MARKET_HOSTS.de, path)
    expect({ status, id: JSON.parse(text).id }).toEqual(REFUSED)
  })

  it('at the desk, too', async () => {
    const { statusCode } = await desk.send('GET', '/desk/api/me?q=%00', {})
    expect(statusCode).toBe(400)
  })

  it('and say which field it is, but not what was in it', async () => {
    const body = JSON.stringify({ username: 'secret\0', password: 'x' })
    const { text } = await store.shop.send(MARKET_HOSTS.de, '/api/account/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(JSON.parse(text).errors).toEqual([{ field: 'username', key: 'FIELD_CHARACTERS' }])
    expect(text).not.toContain('secret')
  })

  it.each([
    [{ seller: { firstName: 'Eri\0ka' } }, 'seller.firstName'],
    [{ seller: { address: { city: 'Bonn\u001b' } } }, 'seller.address.city'],
    [{ lines: [{ offerId: 'a' }, { offerId: 'b\0' }] }, 'lines.1.offerId'],
    [{ seller: { 'no name of ours': 'x\0' } }, 'seller.field'],
    [{ 'na\0me': 1 }, 'body'],
  ])('and name the field by its whole path: %j', async (sent, field) => {
    const { text } = await store.shop.send(MARKET_HOSTS.de, '/api/trades', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    })
    expect(JSON.parse(text).errors).toEqual([{ field, key: 'FIELD_CHARACTERS' }])
  })
})

it('a message may have several lines', async () => {
  const body = JSON.stringify({ message: 'Hello,\r\n\tgoodbye' })
  expect((await send('/api/contact', body)).id).not.toBe('INTERNAL')
  const { text } = await store.shop.send(MARKET_HOSTS.de, '/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  expect(text).not.toContain('FIELD_CHARACTERS')
})
