import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEVICE_CARDS } from '#contracts/device-cards.ts'
import { ERROR_BODY } from '#contracts/errors.ts'
import { buildConditionPicturePath, buildWornPicturePath } from '#contracts/paths/catalogue.ts'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { expectRefusal } from '../../support/expect-refusal.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop.close())

describe('devices by id', () => {
  const getCards = (query: string) => shop.get(MARKET_HOSTS.de, `/api/catalogue/devices${query}`)

  const namesOf = async (query: string) => {
    const answer = await getCards(query)
    expect({ status: answer.status, cacheControl: answer.headers['cache-control'] }).toEqual({
      status: 200,
      cacheControl: 'public, max-age=60',
    })
    return DEVICE_CARDS.parse(JSON.parse(answer.text)).devices.map(({ id }) => id)
  }

  it('come in the requested order, without missing ones', async () => {
    expect(await namesOf('?ids=3,1,999999999,2,0')).toEqual([3, 1, 2])
    expect(await namesOf('?ids=999999999')).toEqual([])
  })

  it.each([
    ['no ids', ''],
    ['an empty list', '?ids='],
    ['a negative id', '?ids=-1'],
    ['a fraction', '?ids=1.5'],
    ['a trailing comma', '?ids=1,'],
    ['a word', '?ids=abc'],
    ['a number too large for an id', '?ids=9999999999'],
    ['two lists', '?ids=1&ids=2'],
    ['13 ids', `?ids=1${',1'.repeat(12)}`],
    ['thousands of ids', `?ids=1${',1'.repeat(5_000)}`],
  ])('are refused for %s', async (_, query) => {
    expectRefusal(await getCards(query), 400, /^querystring\/ids /)
  })

  it('are refused for NUL', async () => {
    expectRefusal(
      await getCards('?ids=%00'),
      400,
      /^ids contains control characters, which aren’t allowed\. Remove them and try again\.$/,
    )
  })
})

describe('the device in a visitor’s hand', () => {
  const recogniseDevices = (models: string, host = MARKET_HOSTS.de) =>
    shop.get(host, `/api/catalogue/recognised?models=${encodeURIComponent(models)}`)

  const namesOf = async (models: string) => {
    const answer = await recogniseDevices(models)
    expect({ status: answer.status, cacheControl: answer.headers['cache-control'] }).toEqual({
      status: 200,
      cacheControl: 'public, max-age=60',
    })
    return DEVICE_CARDS.parse(JSON.parse(answer.text)).devices.map(({ name }) => name)
  }

  it.each([
    ['SM-S911B', 'Samsung Galaxy S23'],
    ['SM-S911U', 'Samsung Galaxy S23'],
    ['Pixel 8', 'Google Pixel 8'],
    ['SM-X710', 'Samsung Galaxy Tab S9'],
    ['Phone (3a) Pro', 'Nothing Phone (3a) Pro'],
    ['A059', 'Nothing Phone (3a)'],
  ])('is found by the model %s that it reports', async (model, name) => {
    expect(await namesOf(model)).toEqual([name])
  })

  it('may be one of several, in the requested order', async () => {
    expect(await namesOf('iPhone 14 Pro,iPhone 15,iPhone 999,iPhone 15,A2296')).toEqual([
      'Apple iPhone 14 Pro',
      'Apple iPhone 15',
      'Apple iPhone SE (2. Generation)',
    ])
  })

  it('has the price of the market', async () => {
    const readPrice = async (host: string) =>
      DEVICE_CARDS.parse(JSON.parse((await recogniseDevices('Pixel 8', host)).text)).devices[0]
        ?.topPriceInCents
    const [german = 0, polish = 0] = [await readPrice(MARKET_HOSTS.de), await readPrice(MARKET_HOSTS.pl)]
    expect(german).toBeGreaterThan(0)
    expect(polish).toBeGreaterThan(german)
  })

  it.each(['K', 'SM-Z999B', 'Linux', 'galaxy', 'EOS R6', '.', '__proto__'])(
    'is unknown for %s',
    async (model) => {
      expect(await namesOf(model)).toEqual([])
    },
  )

  it.each([
    ['no model', ''],
    ['a trailing comma', 'Pixel 8,'],
    ['nine models', 'a,b,c,d,e,f,g,h,i'],
    ['a model of 49 characters', 'a'.repeat(49)],
    ['markup', '<b>'],
  ])('is refused for %s', async (_, models) => {
    expectRefusal(await recogniseDevices(models), 400, /^querystring\/models /)
  })

  it('is refused for NUL', async () => {
    expectRefusal(
      await recogniseDevices('\u0000'),
      400,
      /^models contains control characters, which aren’t allowed\. Remove them and try again\.$/,
    )
  })
})

describe('the picture of a device', () => {
  const getPicture = (file: string, headers: Record<string, string> = {}) =>
    shop.get(MARKET_HOSTS.de, `/pictures/${file}`, headers)

  async function findPicture(): Promise<string> {
    const { text } = await shop.get(MARKET_HOSTS.de, '/api/catalogue/devices?ids=1')
    return DEVICE_CARDS.parse(JSON.parse(text)).devices[0]?.image.replace('/pictures/', '') ?? ''
  }

  it('is a drawing that may be cached and cannot run anything', async () => {
    const file = await findPicture()
    const { status, headers, text } = await getPicture(file)
    expect({ status, contentType: headers['content-type'] }).toEqual({
      status: 200,
      contentType: 'image/svg+xml; charset=utf-8',
    })
    expect(text).toMatch(/^<svg .*<\/svg>\s*$/s)
    expect(headers['cache-control']).toMatch(/^public, max-age=/)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*sandbox/)
    const again = await getPicture(file, { 'if-none-match': headers.etag ?? '' })
    expect({ status: again.status, bytesCount: again.bytes.length }).toEqual({ status: 304, bytesCount: 0 })
  })

  it('is drawn once for simultaneous requests', async () => {
    const file = await findPicture()
    const answers = await Promise.all(Array.from({ length: 10 }, () => getPicture(file)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  })

  it.each([
    'phone-000000000000.svg',
    'phone-000000000000.png',
    'PHONE-000000000000.svg',
    '.svg',
    '%zz.svg',
    '..%2f..%2fpackage.json',
    "phone-00000000000'.svg",
    '__proto__.svg',
  ])('is not found as %s', async (file) => {
    const { status, text } = await getPicture(file)
    expect(status).toBe(404)
    expect(ERROR_BODY.parse(JSON.parse(text)).id).toBe('NOT_FOUND')
  })

  it.each(['%00.svg', 'phone-000000000000.svg%0a'])('never has a control character: %s', async (file) => {
    expectRefusal(await getPicture(file), 400, /^address contains control characters/)
  })

  it('never has a name of 65 or more characters', async () => {
    expectRefusal(await getPicture('a'.repeat(65)), 400, /^params\/file /)
    expect((await getPicture('a'.repeat(600))).status).toBe(404)
  })
})

describe('the picture of a condition', () => {
  const getPicture = (file: string) => shop.get(MARKET_HOSTS.de, `/pictures/${file}`)

  it.each(CATEGORY_IDS)('shows %s from near, different for every condition', async (category) => {
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((id) => shop.get(MARKET_HOSTS.de, buildConditionPicturePath(category, id))),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(5)
    expect(answers[0]?.headers['content-security-policy']).toMatch(/^default-src 'none'.*sandbox/)
  })

  it('shows a device with the marks of each condition', async () => {
    const { text } = await shop.get(MARKET_HOSTS.de, '/api/catalogue/devices?ids=1')
    const image = DEVICE_CARDS.parse(JSON.parse(text)).devices[0]?.image ?? ''
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((id) => shop.get(MARKET_HOSTS.de, buildWornPicturePath(image, id))),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(answers.map(({ text: svg }) => svg)).size).toBe(5)
  })

  it.each([
    'conditions/phones-0.svg',
    'conditions/phones-6.svg',
    'conditions/phones-3.png',
    'conditions/toString-3.svg',
    'conditions/.svg',
    'phone-000000000000/3.svg',
    'phones/3.svg',
    '__proto__/3.svg',
  ])('is not found as %s', async (file) => {
    const { status, text } = await getPicture(file)
    expect({ status, id: ERROR_BODY.parse(JSON.parse(text)).id }).toEqual({ status: 404, id: 'NOT_FOUND' })
  })
})

describe('a list of devices', () => {
  const loadPage = async (search: string) => {
    const path = buildPath(MARKETS.de, 'overview', { overview: 'apple' })
    const { status, text } = await shop.get(MARKET_HOSTS.de, `${path}/_payload.json${search}`)
    return [status, JSON.parse(text).data?.query.page]
  }

  it.each([100, 167, 168, 500])('shows its last page if page %i is far beyond its end', async (page) => {
    const [, last] = await loadPage('?page=99')
    expect(last).toBeGreaterThan(1)
    expect(await loadPage(`?page=${page}`)).toEqual([200, last])
  })
})

it('none of this is logged as a failure', () => {
  expect(shop.logs.filter(({ level }) => Number(level) >= 50)).toEqual([])
})
