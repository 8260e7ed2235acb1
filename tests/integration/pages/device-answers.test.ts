import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PagePayload } from '#contracts/page-payload.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { createTestDatabase } from '../../support/database.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

const HOST = MARKET_HOSTS.de
const PATH = buildPath(MARKETS.de, 'pdp', { pdp: 'apple-iphone-13' })
const CLEAN_URL = `https://${MARKETS.de.domain}${PATH}`
const ANSWERS = '?storage=256&condition=3&PH_BATTERY=LT_80&facts=all'

let shop: TestShop
let db: Database

beforeAll(async () => {
  db = openDatabase({ url: await createTestDatabase(), maxConnections: 3, onError: () => undefined })
  shop = await startTestShop({ db, isPublic: true })
})

afterAll(async () => {
  await shop.close()
  await db.$client.end()
})

async function readData(search: string): Promise<PagePayload<'pdp'>['data']> {
  const { text } = await shop.get(HOST, `${PATH}/_payload.json${search}`)
  return JSON.parse(text).data
}

describe('the page of a device', () => {
  it('knows nothing of the device without answers in its address', async () => {
    expect((await readData('?utm_source=mail')).given).toEqual({
      storageGb: null,
      conditionId: null,
      answers: {},
    })
  })

  it('starts with the storage of its address', async () => {
    expect((await readData('?storage=256')).given).toMatchObject({ storageGb: 256, conditionId: null })
  })

  it('ignores what the device does not have', async () => {
    const { given } = await readData('?storage=64&condition=9&PH_GLASS=GONE&TA_BENT=YES&__proto__=X')
    expect(given).toEqual({ storageGb: null, conditionId: null, answers: {} })
  })

  it('takes the answers of a form that was sent without script', async () => {
    const { given } = await readData(`${ANSWERS}&differs=PH_GLASS&PH_GLASS=BACK`)
    expect(given).toMatchObject({ storageGb: 256, conditionId: 3 })
    expect(given.answers).toMatchObject({
      PH_BATTERY: ['LT_80'],
      PH_GLASS: ['BACK'],
      PH_POWER: ['YES'],
      PH_SIMLOCK: ['NO'],
    })
  })

  it.each(['?storage=256', ANSWERS])('with %s points search engines to the clean address', async (search) => {
    const { text } = await shop.get(HOST, PATH + search)
    expect(text).toContain('<meta name="robots" content="noindex">')
    expect(text).toContain(`<link rel="canonical" href="${CLEAN_URL}">`)
  })

  it('without them is listed', async () => {
    const { text } = await shop.get(HOST, `${PATH}?storage=64`)
    expect(text).not.toContain('<meta name="robots" content="noindex">')
  })

  it('is kept for the next visitor with a storage, but not with answers', async () => {
    const readCaching = async (search: string) =>
      (await shop.get(HOST, PATH + search)).headers['cache-control']
    const shared = await readCaching('')
    expect(await readCaching('?storage=256')).toBe(shared)
    expect(await readCaching(ANSWERS)).toBe('private, no-store')
  })
})
