import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseEnvironment } from '#server/config/environment.ts'
import { loadHostConfig } from '#server/config/load-host-config.ts'
import { createPreviewHosts } from '#server/config/preview-hosts.ts'
import { readCacheVersion } from '#server/db/cache-versions.ts'
import { turnBanners } from '#server/modules/content/documents/turn-banners.ts'
import {
  buildContentPath,
  createShopCms,
  editDocument,
  homeKey,
  pageKey,
  readDeliveredHome,
  writePage,
} from '../../support/content-desk.ts'
import { openAsRole } from '../../support/database.ts'
import { type DeskWork, startDeskWork, type Worker } from '../../support/desk-work.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

let work: DeskWork
let shop: TestShop
let clara: Worker

const DE = 'localhost:8106'

beforeAll(async () => {
  const previews = createPreviewHosts(loadHostConfig(parseEnvironment({})).table)
  work = await startDeskWork({ content: { previews } })
  const { db, secret, clock } = work.desk
  shop = await startTestShop({ db, secret, cms: createShopCms(db), now: () => clock.nowMs })
  clara = await work.hire('content')
})

afterAll(async () => {
  await shop.close()
  await work.close()
})

/** What the desk would frame. */
async function openPreview(key: Parameters<typeof buildContentPath>[0], query: string) {
  const { url } = (await clara.get(buildContentPath(key, `/preview?${query}`))).json()
  const { host, pathname, search } = new URL(url)
  return { host, answer: await shop.get(host, pathname + search), path: pathname + search }
}

describe('the preview of a page', () => {
  const key = pageKey('de', 'about')

  beforeAll(async () => {
    const body = '## Entwurf\n\nVorschau {brnd} [x](content:nope)\n\n![Ein Handy](art:hero)'
    await editDocument(clara, key).save(await writePage(key, { title: 'Wir im Entwurf', body }))
  })

  it.each([
    ['default', 'data-mode="default"'],
    ['b2bWidget', 'data-mode="b2bWidget"'],
    ['agan', 'data-mode="agan"'],
  ])('shows the draft in the colours of %s, broken parts as they were typed', async (mode, mark) => {
    const { answer } = await openPreview(key, `mode=${mode}`)
    expect(answer.text).toContain(mark)
    expect(answer.text).toContain('Wir im Entwurf')
    expect(answer.text).toContain('{brnd}')
  })

  it('runs no script and can be framed by its desk only', async () => {
    const { answer } = await openPreview(key, 'mode=default')
    expect(answer.text).not.toMatch(/<script(?! type="application\/ld\+json")/)
    expect(answer.headers['content-security-policy']).toMatch(
      /^default-src 'none'.*frame-ancestors http:\/\/desk\.test$/,
    )
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store' })
    expect(answer.headers['x-frame-options']).toBeUndefined()
  })

  it('ends after half an hour', async () => {
    const { host, path } = await openPreview(key, 'mode=default')
    work.desk.clock.nowMs += 31 * 60_000
    expect((await shop.get(host, path)).status).toBe(404)
  })

  it('needs a key of the desk', async () => {
    expect((await shop.get(DE, '/api/content-preview?token=eyJ')).status).toBe(404)
  })

  it('leaves the page in the shop as it is', async () => {
    expect((await shop.get(DE, '/content/ueber-uns')).text).not.toContain('Wir im Entwurf')
  })
})

describe('a scheduled banner', () => {
  const FROM = '2026-12-01T08:00:00.000Z'
  const TO = '2026-12-02T08:00:00.000Z'

  const readHome = async () => (await shop.get(DE, '/')).text
  const turn = async () => {
    const before = await readCacheVersion(work.desk.db, 'content')
    await turnBanners(openAsRole(work.desk.db, 'worker'), work.desk.clock.nowMs)
    if ((await readCacheVersion(work.desk.db, 'content')) > before) await shop.app.drop('content')
  }

  beforeAll(async () => {
    await work.desk.db.$client.query(`update cache_version set changed_at = '2026-11-01T00:00:00Z'`)
    const home = await readDeliveredHome('de')
    const banner = { text: 'Adventswoche', linkTitle: 'Mehr', url: '/kontakt', from: FROM, to: TO }
    const editor = editDocument(clara, homeKey('de'))
    await editor.save({ kind: 'home', home: { ...home, banners: [banner, ...home.banners] } })
    expect((await editor.publish()).statusCode).toBe(201)
    await work.desk.db.$client.query(`update cache_version set changed_at = '2026-11-01T00:00:00Z'`)
    await shop.app.drop('content')
  })

  it('is seen before its time in the preview', async () => {
    const { answer } = await openPreview(homeKey('de'), `mode=default&at=${FROM}`)
    expect(answer.text).toContain('Adventswoche')
  })

  it('is listed with its next moment', async () => {
    const { documents } = (await clara.get('/desk/api/content')).json()
    expect(documents).toContainEqual(
      expect.objectContaining({ market: 'de', kind: 'home', nextBannerAt: FROM }),
    )
  })

  it.each([
    ['isn’t shown before it starts', Date.parse(FROM) - 1_000, false],
    ['is shown from its start', Date.parse(FROM), true],
    ['is gone at its end', Date.parse(TO), false],
  ])('%s, also on pages that are cached', async (_what, nowMs, isShown) => {
    await readHome()
    work.desk.clock.nowMs = nowMs
    await turn()
    expect((await readHome()).includes('Adventswoche')).toBe(isShown)
  })

  it('has pages made again once for each moment', async () => {
    const before = await readCacheVersion(work.desk.db, 'content')
    await turn()
    expect(await readCacheVersion(work.desk.db, 'content')).toBe(before)
  })
})
