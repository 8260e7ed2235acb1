import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import { parseEnvironment } from '#server/config/environment.ts'
import { loadHostConfig } from '#server/config/load-host-config.ts'
import { createPreviewHosts } from '#server/config/preview-hosts.ts'
import { forgetPartnerPreviews } from '#server/modules/partners/partners.repository.ts'
import { openAsRole } from '../../support/database.ts'
import { type DeskWork, startDeskWork, type Worker } from '../../support/desk-work.ts'
import { PARTNER_HOST, WIDGET_HOST } from '../../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

let work: DeskWork
let shop: TestShop
let clara: Worker

const hosts = loadHostConfig(parseEnvironment({}))

const BRAND = '/desk/api/partners/brand/morgenfeld'
const WIDGET = '/desk/api/partners/widget/laden'

beforeAll(async () => {
  work = await startDeskWork({ hosts, content: { previews: createPreviewHosts(hosts.table) } })
  const { db, secret, clock } = work.desk
  shop = await startTestShop({ db, secret, hosts, now: () => clock.nowMs })
  clara = await work.hire('content')
})

afterAll(async () => {
  await shop.close()
  await work.close()
})

const readPartner = async (path: string) => (await clara.get(path)).json()

/** Publishes a record over the version that is there now, and has the shop hear of it. */
async function publish(path: string, change: object) {
  const { version, brand, widget } = await readPartner(path)
  const answer = await clara.put(path, { version, record: { ...(brand ?? widget), ...change } })
  await shop.app.drop('content')
  return answer
}

const readAncestors = async () =>
  /frame-ancestors ([^;]+)/.exec(
    String((await shop.get(WIDGET_HOST, '/')).headers['content-security-policy']),
  )?.[1]

const findStyle = (text: string) => /href="(\/partners\/[^"]+\.css)"/.exec(text)?.[1] ?? ''

describe('the list of partners', () => {
  it('begins with what the files say', async () => {
    const { partners } = await readPartner('/desk/api/partners')
    expect(partners.map(({ kind, id, version }: Record<string, unknown>) => [kind, id, version])).toEqual([
      ['widget', 'hosts-file', 0],
      ['brand', 'morgenfeld', 0],
      ['brand', 'nalvi', 0],
    ])
  })

  it('is for editors of content only', async () => {
    const other = await work.hire('figures')
    expect((await other.get('/desk/api/partners')).statusCode).toBe(403)
  })
})

describe('a brand partner', () => {
  it('is shown by the shop as published, in the next page and without a restart', async () => {
    const before = findStyle((await shop.get(PARTNER_HOST, '/kontakt')).text)
    const { colours } = (await readPartner(BRAND)).brand
    const light = { ...colours.light, deep: '#000000' }
    const published = await publish(BRAND, { name: 'Abendfeld', colours: { ...colours, light } })
    expect(published.json()).toEqual({ version: 1 })
    const { text } = await shop.get(PARTNER_HOST, '/kontakt')
    expect(text).toMatch(/<title>[^<]+ – Abendfeld<\/title>/)
    expect((await shop.get(PARTNER_HOST, findStyle(text))).text).toContain('--deep:#000000')
    // Pages in browsers and at the edge still name the file of before.
    expect((await shop.get(PARTNER_HOST, before)).status).toBe(200)
  })

  it('published twice has one version more', async () => {
    const { brand } = await readPartner(BRAND)
    const record = { ...brand, legalName: 'Abendfeld AG' }
    const first = await clara.put(BRAND, { version: 1, record })
    const second = await clara.put(BRAND, { version: 1, record })
    expect([first.json(), second.json()]).toEqual([{ version: 2 }, { version: 2 }])
  })

  it('is refused over a version that was not seen', async () => {
    const { brand } = await readPartner(BRAND)
    const answer = await clara.put(BRAND, { version: 0, record: { ...brand, name: 'Mittagfeld' } })
    expect(answer.json()).toMatchObject({ statusCode: 409, id: 'DRAFT_CHANGED' })
  })

  it('is refused with colours that not everyone can read, and the ratio is named', async () => {
    const { colours } = (await readPartner(BRAND)).brand
    const answer = await publish(BRAND, {
      colours: { ...colours, dark: { ...colours.dark, onAccent: colours.dark.accent } },
    })
    expect(answer.json()).toMatchObject({
      statusCode: 422,
      errors: [
        {
          field: 'record.colours.dark.onAccent',
          key: 'CONTRAST_TOO_LOW',
          params: { text: 'onAccent', background: 'accent', contrast: '1.00', least: 4.5 },
        },
        expect.anything(),
      ],
    })
  })

  it('is refused with a drawing that does more than be drawn', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><script>alert(1)</script></svg>'
    const answer = await publish(BRAND, { logo: { svg, hasName: false } })
    expect(answer.json().errors).toEqual([
      {
        field: 'record.logo.svg',
        key: 'LOGO_REFUSED',
        params: { found: 'must not run or load anything, but contains <script>' },
      },
    ])
  })

  it('is looked at in the shop before it is published, by the desk only', async () => {
    const { brand } = await readPartner(BRAND)
    const record = { ...brand, name: 'Mittagfeld', colours: { ...brand.colours, dark: brand.colours.light } }
    const { url } = (await clara.post(`${BRAND}/preview`, { market: 'de', record })).json()
    const { host, pathname, search } = new URL(url)
    const { text, headers } = await shop.get(host, pathname + search)
    expect(text).toContain('Mittagfeld')
    expect(text).not.toMatch(/<script(?! type="application\/ld\+json")/)
    expect(headers['content-security-policy']).toMatch(/frame-ancestors http:\/\/desk\.test$/)
    expect((await shop.get(host, findStyle(text))).status).toBe(200)
    expect((await shop.get(PARTNER_HOST, '/kontakt')).text).not.toContain('Mittagfeld')
  })

  it('is not looked at by the address of what was shown before', async () => {
    const { brand } = await readPartner(BRAND)
    const show = async () => (await clara.post(`${BRAND}/preview`, { market: 'de', record: brand })).json()
    const { host, pathname, search } = new URL((await show()).url)
    work.desk.clock.nowMs += 1_000
    await show()
    expect((await shop.get(host, pathname + search)).status).toBe(404)
  })

  it('is forgotten when nobody can look at it any more', async () => {
    const { db, clock } = work.desk
    await forgetPartnerPreviews(openAsRole(db, 'worker'), clock.nowMs + 31 * MINUTE_MS)
    const { rows } = await db.$client.query('select from partner_preview')
    expect(rows).toHaveLength(0)
  })

  it('can’t be retired while a host carries its name', async () => {
    const { version } = await readPartner(BRAND)
    const answer = await clara.post(`${BRAND}/retirement`, { version })
    expect(answer.json()).toMatchObject({ statusCode: 409, id: 'NOT_POSSIBLE' })
  })

  it('gets back what the files say', async () => {
    const { version } = await readPartner(BRAND)
    const answer = await clara.post(`${BRAND}/versions/0/publication`, { version })
    await shop.app.drop('content')
    expect(answer.json()).toEqual({ version: version + 1 })
    expect((await shop.get(PARTNER_HOST, '/kontakt')).text).toMatch(/– Morgenfeld<\/title>/)
    expect((await readPartner(BRAND)).versions[0]).toMatchObject({ restores: 0, changes: expect.any(Array) })
  })

  it('is recorded with every change', async () => {
    const { rows } = await work.desk.db.$client.query(
      `select data from audit_log where action = 'PUBLISH_PARTNER' and data->>'version' = '1'`,
    )
    expect(rows[0]?.data).toMatchObject({ partner: 'morgenfeld', record: { name: 'Abendfeld' } })
  })

  it('keeps its versions as they were', async () => {
    const change = work.desk.db.$client.query(`update partner_version set number = 9`)
    await expect(change).rejects.toThrow()
  })

  it.each(['/partners/morgenfeld-0000000000.css', '/partners/x.svg', '/partners/nobody-0123456789.svg'])(
    'has no file %s',
    async (path) => {
      expect((await shop.get(PARTNER_HOST, path)).status).toBe(404)
    },
  )
})

describe('a host of the widget', () => {
  const record = { name: 'Laden', origins: ['https://www.laden.example'] }

  beforeEach(async () => {
    await publish(WIDGET, record)
  })

  it('may embed the business shop from its origin, like those of the hosts file', async () => {
    expect(await readAncestors()).toBe([...hosts.widgetPartnerOrigins, ...record.origins].join(' '))
  })

  it('may not from an origin that was removed', async () => {
    await publish(WIDGET, { origins: ['https://neu.laden.example'] })
    expect(await readAncestors()).not.toContain('https://www.laden.example')
  })

  it('may not once it is retired, and is there again when its record is published', async () => {
    const { version } = await readPartner(WIDGET)
    const answers = [
      await clara.post(`${WIDGET}/retirement`, { version }),
      await clara.post(`${WIDGET}/retirement`, { version }),
    ]
    await shop.app.drop('content')
    expect(answers.map((answer) => answer.json())).toEqual([
      { version: version + 1 },
      { version: version + 1 },
    ])
    expect(await readAncestors()).not.toContain('laden.example')
    await publish(WIDGET, record)
    expect(await readAncestors()).toContain('https://www.laden.example')
  })

  it('is refused an origin that another one has, and the other one is named', async () => {
    const answer = await publish('/desk/api/partners/widget/zweiter', {
      name: 'Zweiter',
      origins: record.origins,
    })
    expect(answer.json()).toMatchObject({
      statusCode: 422,
      errors: [{ field: 'record.origins.0', key: 'ORIGIN_TAKEN', params: { partner: 'laden' } }],
    })
  })

  it('is refused more origins than a header has room for', async () => {
    const origins = Array.from(
      { length: 50 },
      (_, index) => `https://${'a'.repeat(40)}${index}.laden.example`,
    )
    const answer = await publish(WIDGET, { origins })
    expect(answer.json()).toMatchObject({ statusCode: 422, errors: [{ key: 'ORIGINS_TOO_LONG' }] })
  })

  it.each(['http://www.laden.example', 'https://www.laden.example/shop', 'https://*.laden.example'])(
    'is refused with %s',
    async (origin) => {
      const answer = await publish(WIDGET, { origins: [origin] })
      expect(answer.json()).toMatchObject({
        statusCode: 422,
        errors: [{ field: 'record.origins.0', key: 'ORIGIN_FORM', params: { found: origin } }],
      })
    },
  )
})
