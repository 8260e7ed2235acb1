import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDocument } from '#contracts/desk/content.ts'
import type { DocumentKey } from '#domain/content/content-document.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { readCacheVersion } from '#server/db/cache-versions.ts'
import { createContentService } from '#server/modules/content/content.service.ts'
import {
  buildContentPath,
  createShopCms,
  editDocument,
  homeKey,
  pageKey,
  readDeliveredHome,
  readDeliveredPage,
  writePage,
} from '../../support/content-desk.ts'
import { type DeskWork, startDeskWork, type Worker } from '../../support/desk-work.ts'

let work: DeskWork
let clara: Worker
let colin: Worker

beforeAll(async () => {
  work = await startDeskWork()
  clara = await work.hire('content')
  colin = await work.hire('content')
})

afterAll(() => work.close())

/** What the shop would show of a page. */
async function readShopPage({ market, name }: DocumentKey) {
  const pages = await createShopCms(work.desk.db).getContentPages(MARKETS[market])
  return pages.find(({ id }) => id === name)
}

const readVersion = () => readCacheVersion(work.desk.db, 'content')

describe.each(MARKET_IDS)('what is delivered in %s', (market) => {
  it('could be published as it is', async () => {
    const { documents } = (await clara.get('/desk/api/content')).json()
    const own = documents.filter((row: DocumentKey) => row.market === market)
    const problems = await Promise.all(
      own.map(async (row: DocumentKey) => {
        const document: OpenDocument = (await clara.get(buildContentPath(row))).json()
        return { name: row.name, problems: document.problems }
      }),
    )
    expect(problems).toEqual(own.map(({ name }: DocumentKey) => ({ name, problems: [] })))
  })
})

describe('a draft', () => {
  it('is saved on the server, broken or not, and the shop doesn’t show it', async () => {
    const key = pageKey('de', 'press')
    const saved = await editDocument(clara, key).save(
      await writePage(key, { body: 'Hello [x](content:nope)' }),
    )
    expect(saved.json()).toMatchObject({
      revision: 1,
      problems: [{ field: 'body', key: 'CONTENT_LINK_UNKNOWN', params: { line: 1, found: 'content:nope' } }],
    })
    expect(await readShopPage(key)).toEqual(await readDeliveredPage('de', 'press'))
  })

  it('is refused if someone else has saved another one meanwhile', async () => {
    const key = pageKey('fr', 'press')
    const first = await editDocument(clara, key).save(await writePage(key, { title: 'A' }), 0)
    const overtaken = await editDocument(colin, key).save(await writePage(key, { title: 'B' }), 0)
    expect([first.statusCode, overtaken.json()]).toEqual([
      200,
      expect.objectContaining({ statusCode: 409, id: 'DRAFT_CHANGED' }),
    ])
    expect((await editDocument(colin, key).read()).draft.content.page.title).toBe('A')
  })

  it('is thrown away, and a later one never gets its revision', async () => {
    const key = pageKey('it', 'press')
    const editor = editDocument(clara, key)
    await editor.save(await writePage(key, { title: 'A' }), 0)
    const bearer = await clara.createToken()
    await work.desk.send('DELETE', buildContentPath(key, '/draft'), { bearer, json: { revision: 1 } })
    expect(await editor.read()).toMatchObject({ draft: null, revision: 2 })
    expect((await editor.save(await writePage(key, { title: 'B' }), 0)).statusCode).toBe(409)
  })
})

describe('a page is not published', () => {
  const key = pageKey('es', 'about')

  it.each([
    [
      'a broken link',
      '## A\n\n[x](content:nope)',
      'CONTENT_LINK_UNKNOWN',
      { found: 'content:nope', line: 3 },
    ],
    ['a link to a category that isn’t there', '[x](/vender/zepelines)', 'CONTENT_LINK_UNKNOWN', { line: 1 }],
    ['a link to another site', '[x](https://elsewhere.example)', 'CONTENT_LINK_PROTOCOL', { line: 1 }],
    ['a broken placeholder', 'In {sendInDay} days', 'CONTENT_PLACEHOLDER_UNKNOWN', { found: '{sendInDay}' }],
    ['an unknown picture', '![A cat](art:cat)', 'CONTENT_PICTURE_UNKNOWN', { found: 'art:cat', line: 1 }],
    ['headings in the wrong order', '### A', 'CONTENT_HEADING_ORDER', { line: 1 }],
    ['what the shop can’t show', 'a <b>bold</b> word', 'CONTENT_UNSUPPORTED', { line: 1 }],
  ])(
    'with %s: it is named, the old page stays, nothing is half published',
    async (_what, body, problem, params) => {
      const editor = editDocument(clara, key)
      const versionBefore = await readVersion()
      await editor.save(await writePage(key, { body }))
      const refused = await editor.publish()
      expect(refused.json()).toMatchObject({
        statusCode: 422,
        id: 'INVALID_FIELDS',
        errors: expect.arrayContaining([expect.objectContaining({ field: 'body', key: problem })]),
      })
      expect(refused.json().errors[0].params).toMatchObject(params)
      expect(await readShopPage(key)).toEqual(await readDeliveredPage('es', 'about'))
      expect(await readVersion()).toBe(versionBefore)
      expect((await editor.read()).versions).toEqual([])
    },
  )

  it('at another address while menus link to it', async () => {
    const terms = pageKey('es', 'terms')
    const editor = editDocument(clara, terms)
    await editor.save(await writePage(terms, { slug: 'otra-direccion' }))
    expect((await editor.publish()).json().errors).toMatchObject([
      { field: 'slug', key: 'CONTENT_SLUG_LINKED' },
    ])
  })

  it('at another address while another page links to it, which is named', async () => {
    const [press, about] = [pageKey('it', 'press'), pageKey('it', 'about')]
    const { slug } = await readDeliveredPage('it', 'about')
    const linking = editDocument(clara, press)
    await linking.save(await writePage(press, { body: `[Chi siamo](/content/${slug}#team)` }))
    await linking.publish()
    const moved = editDocument(clara, about)
    await moved.save(await writePage(about, { slug: 'altro-indirizzo' }))
    expect((await moved.publish()).json().errors).toContainEqual({
      field: 'slug',
      key: 'CONTENT_SLUG_LINKED',
      params: { found: `/content/${slug}#team`, page: 'press' },
    })
  })

  it('with a link to a category that has no devices', async () => {
    const { rows } = await work.desk.db.$client.query<{ url: string }>(`
      with added as (insert into category (id, position, thumbnail) values ('zeppelins', 99, '') returning id)
      insert into overview_url (language, url, category_id) select 'es', 'zepelines', id from added returning url`)
    await editDocument(clara, key).save(await writePage(key, { body: `[x](/vender/${rows[0]?.url})` }))
    expect((await editDocument(clara, key).publish()).json().errors).toMatchObject([
      { key: 'CONTENT_LINK_UNKNOWN' },
    ])
  })

  it('by anyone but content editors', async () => {
    const sam = await work.hire('support', 'newsletter', 'catalogue')
    expect((await editDocument(sam, key).publish(1)).statusCode).toBe(403)
  })
})

describe('a sound draft', () => {
  const key = pageKey('at', 'press')
  const body = 'Neu seit heute, siehe [AGB](content:terms).\n\n![Ein Handy](art:hero)'

  it('is published once, with who and when, and has every page made again', async () => {
    const editor = editDocument(clara, key)
    const versionBefore = await readVersion()
    await editor.save(await writePage(key, { body }))
    await work.desk.takeAudit()
    const revision = (await editor.read()).revision
    const [published, repeated] = [await editor.publish(revision), await editor.publish(revision)]
    expect([published.json(), repeated.json().id]).toEqual([{ version: 1 }, 'DRAFT_CHANGED'])
    expect(await readShopPage(key)).toMatchObject({ body, updated: '2026-11-15' })
    expect(await readVersion()).toBe(versionBefore + 1)
    expect(await editor.read()).toMatchObject({
      version: 1,
      draft: null,
      versions: [{ number: 1, restores: null, by: clara.name, at: '2026-11-15T12:00:00.000Z' }],
    })
    const [entry] = await work.desk.takeAudit()
    expect(entry).toMatchObject({
      operator_id: clara.id,
      action: 'PUBLISH_CONTENT',
      data: { market: 'at', kind: 'page', name: 'press', version: 1 },
    })
  })

  it('is undone by publishing the version before, which stays a version of its own', async () => {
    const editor = editDocument(colin, key)
    expect((await editor.restore(0, 1)).json()).toEqual({ version: 2 })
    expect((await readShopPage(key))?.body).toBe((await readDeliveredPage('at', 'press')).body)
    expect((await editor.restore(0, 1)).json()).toMatchObject({ statusCode: 409, id: 'DRAFT_CHANGED' })
    expect((await clara.get(buildContentPath(key, '/versions/1'))).json()).toMatchObject({ page: { body } })
  })

  it('that was begun before isn’t published over it', async () => {
    const about = pageKey('at', 'about')
    const editor = editDocument(clara, about)
    await editor.save(await writePage(about, { title: 'One' }))
    await editor.publish()
    await editor.save(await writePage(about, { title: 'Two' }))
    await editor.restore(0, 1)
    expect((await editor.publish()).json()).toMatchObject({ statusCode: 409, id: 'DRAFT_CHANGED' })
    // Whoever has loaded the other version and goes on writing has seen it.
    await editor.save(await writePage(about, { title: 'Three' }))
    expect((await editor.publish()).json()).toEqual({ version: 3 })
  })

  it('can be a page that isn’t delivered', async () => {
    const added = pageKey('at', 'jobs')
    const page = { slug: 'jobs', title: 'Jobs', description: 'Wir suchen.', lead: '', body: 'Text' }
    const editor = editDocument(clara, added)
    await editor.save({ kind: 'page', page }, 0)
    await editor.publish()
    expect(await readShopPage(added)).toMatchObject({ id: 'jobs', slug: 'jobs', title: 'Jobs' })
  })

  it('leaves its versions as they were: rows are only added', async () => {
    const change = work.desk.db.$client.query(`update content_version set number = 9 where name = 'press'`)
    await expect(change).rejects.toThrow('never changed')
  })
})

describe('the home document', () => {
  it('keeps menu entries with a query, which the check has let through', async () => {
    const home = await readDeliveredHome('fr')
    const entry = { title: 'Contact', url: `${buildPath(MARKETS.fr, 'contact')}?utm_source=menu` }
    const editor = editDocument(clara, homeKey('fr'))
    await editor.save({ kind: 'home', home: { ...home, footerLeft: [entry] } })
    expect((await editor.publish()).statusCode).toBe(201)
    const shown = await createContentService(createShopCms(work.desk.db)).getHomeContent(MARKETS.fr)
    expect(shown.footerMenus.left).toEqual([entry])
  })

  it('is refused with a broken menu, banner and picture, each with its place', async () => {
    const home = await readDeliveredHome('de')
    const editor = editDocument(clara, homeKey('de'))
    await editor.save({
      kind: 'home',
      home: {
        ...home,
        headerMenu: [{ title: 'Zeppeline', url: '/verkaufen/zeppeline' }],
        images: [{ name: 'hero', url: 'art:cat', alt: 'Katze', title: '' }],
        banners: [{ text: '{nope}', linkTitle: 'Mehr', url: '/kontakt', from: null, to: null }],
      },
    })
    const { errors } = (await editor.publish()).json()
    expect(errors.map(({ field, key }: { field: string; key: string }) => [field, key])).toEqual([
      ['headerMenu.0.url', 'CONTENT_LINK_UNKNOWN'],
      ['images.0.url', 'CONTENT_PICTURE_UNKNOWN'],
      ['banners.0.text', 'CONTENT_PLACEHOLDER_UNKNOWN'],
    ])
  })
})

describe('with a content system', () => {
  it('nothing is edited at the desk', async () => {
    const other = await startDeskWork({ content: { isElsewhere: true } })
    try {
      const editor = await other.hire('content')
      const key = pageKey('de', 'press')
      const refused = await editDocument(editor, key).save(await writePage(key, { title: 'A' }), 0)
      expect(refused.json()).toMatchObject({ statusCode: 409, id: 'NOT_POSSIBLE' })
    } finally {
      await other.close()
    }
  })
})
