import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { manageCatalogue } from '#server/commands/manage-catalogue.ts'
import { type CacheVersionListener, listenToCacheVersions } from '#server/db/cache-versions.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import type { CacheScope } from '#server/http/cache-scope.ts'
import { createLocalSearch } from '#server/processes/create-search.ts'
import { callCommand, expectRefusedCommand, spawnCommand } from '../../support/commands.ts'
import { createEmptyCatalogue, PHONE_PICTURE } from '../../support/operator-catalogue.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { type Answer, startTestShop, type TestShop } from '../../support/test-shop.ts'

const HEADING = 'category;manufacturer;series;model;released;prices;prices_pl;picture'
const PICTURE = `"${JSON.stringify(PHONE_PICTURE).replaceAll('"', '""')}"`

const folder = mkdtempSync(join(tmpdir(), 'catalogue-command-'))
let url: string

beforeAll(async () => {
  url = await createEmptyCatalogue()
})

afterAll(() => rmSync(folder, { recursive: true }))

const runCatalogue = (args: readonly string[], environment: Record<string, string> = { DATABASE_URL: url }) =>
  callCommand(manageCatalogue, args, environment)

function write(name: string, ...lines: readonly string[]): string {
  const path = join(folder, name)
  writeFileSync(path, lines.join('\n'))
  return path
}

const buildRow = (model: string, released = '2030-01') =>
  `phones;Müller;Rakete;${model};${released};128:100|256:150;256:799;${PICTURE}`

describe('the operator’s command', () => {
  it('runs as a program, reports every row in file order and exits with 0', async () => {
    const file = write('good.csv', `\uFEFF${HEADING}`, buildRow('Größe 1'), '', buildRow('Größe 2'))
    expect(await spawnCommand('catalogue-command', ['import', file], { DATABASE_URL: url })).toEqual({
      code: 0,
      lines: [
        '… 2 of 2',
        'line 2: ok     Müller Größe 1',
        'line 4: ok     Müller Größe 2',
        '2 rows: 2 valid, 0 with errors.',
        '2 devices added, 0 updated. New price lists: at, de, en, es, fr, it, pl.',
      ],
      errors: '',
    })
  })

  it('imports nothing and exits with 1 if a row is bad, unless only the good ones are wanted', async () => {
    const file = write('half.csv', HEADING, buildRow('Halb 1', '2030'), buildRow('Halb 2'))
    const [bad, good] = ['line 2: error  released: must be YYYY-MM', 'line 3: ok     Müller Halb 2']
    const refused = await runCatalogue(['import', file])
    expect(refused.code).toBe(1)
    expect(refused.lines).toEqual([
      bad,
      good,
      '2 rows: 1 valid, 1 with errors.',
      'Nothing was imported. Fix the rows above, or use --partial to import the valid ones.',
    ])
    const partial = await runCatalogue(['import', file, '--partial'])
    expect(partial.code).toBe(0)
    expect(partial.lines).toEqual(expect.arrayContaining([bad, good]))
    expect(partial.lines.at(-1)).toMatch(/^1 devices added, 0 updated\./)
  })

  it.each([
    ['with an unknown option', ['import', 'x.csv', '--force'], 'Usage: npm run catalogue -- import'],
    ['with a missing file', ['import', join(folder, 'none.csv')], 'The file can’t be read: ENOENT'],
  ])('exits with 1 and one line of explanation %s', async (_, args, reason) => {
    const { code, lines, errors } = await runCatalogue(args)
    expect({ code, lines }).toEqual({ code: 1, lines: [] })
    expectRefusedCommand(errors, reason)
  })

  it('needs a running shop or the URL of a database', async () => {
    const { code, errors } = await runCatalogue(['import', write('rows.json', '[]')], { DATA_DIR: folder })
    expect({ code, errors }).toEqual({
      code: 1,
      errors: 'Nothing changed: No shop is running here. Start it, or set DATABASE_URL.\n',
    })
  })
})

describe('a shop that is running during an import', () => {
  let db: Database
  let shop: TestShop
  let listener: CacheVersionListener
  let heard: () => void

  beforeAll(async () => {
    const onError = (error: unknown) => {
      throw error
    }
    db = openDatabase({ url, onError })
    const search = createLocalSearch(db)
    await search.refresh()
    shop = await startTestShop({ search, db })
    const onChange = (scope: CacheScope) => void shop.app.drop(scope).then(() => heard())
    listener = await listenToCacheVersions({ url, db, onError, onChange })
  })

  afterAll(async () => {
    await listener.stop()
    await shop.close()
    await db.$client.end()
  })

  async function importDevice(prices: string): Promise<void> {
    const changed = new Promise<void>((resolve) => {
      heard = resolve
    })
    const cells = `phones,Neu,Stern,Stern 7,2030-01,${prices},,${PICTURE}`
    const file = write('new.csv', HEADING.replaceAll(';', ','), cells)
    expect(await runCatalogue(['import', file])).toMatchObject({ code: 0 })
    await changed
  }

  const readHeadline = ({ text }: Answer) => /<h1[^>]*>([^<]*)</.exec(text)?.[1]
  const readTopPrice = ({ text }: Answer) => /(\d+)\s(€|zł)</.exec(text)?.slice(1).join(' ')
  const getGermanPage = (path: string) => shop.get(MARKET_HOSTS.de, path)
  const lists = async () => {
    const paths = [
      '/produkte/uebersicht-neu',
      '/produkte/uebersicht-neu-stern',
      '/produkte/uebersicht-suche?q=stern+7',
    ]
    const answers = await Promise.all(paths.map(getGermanPage))
    return answers.map(({ status, text }) => status === 200 && text.includes('/produkte/neu-stern-7'))
  }

  it('shows the new device on every page, with its price and drawing, and then its new price', async () => {
    expect((await getGermanPage('/produkte/neu-stern-7')).status).toBe(404)
    expect(await lists()).toEqual([false, false, false])

    await importDevice('128:100|256:150')
    const page = await getGermanPage('/produkte/neu-stern-7')
    expect({ status: page.status, headline: readHeadline(page), topPrice: readTopPrice(page) }).toEqual({
      status: 200,
      headline: 'Neu Stern 7 verkaufen',
      topPrice: '162 €',
    })
    expect(await lists()).toEqual([true, true, true])
    const drawing = /\/pictures\/phone-[0-9a-f]{12}\.svg/.exec(page.text)?.[0] ?? ''
    expect(await getGermanPage(drawing)).toMatchObject({ status: 200, text: expect.stringContaining('<svg') })
    expect(readTopPrice(await shop.get(MARKET_HOSTS.pl, '/produkty/neu-stern-7'))).toBe('660 zł')

    await importDevice('128:100|256:170')
    expect(readTopPrice(await getGermanPage('/produkte/neu-stern-7'))).toBe('183 €')
  })

  it('renders only those pages again that show a changed price', async () => {
    const countKept = async () =>
      Number(/^html_cache_pages (\d+)/m.exec(await shop.app.metrics.registry.metrics())?.[1])
    await shop.app.drop('all')
    const others = ['/content/agb', '/produkte/uebersicht-muller', '/produkte/muller-grosse-1']
    for (const path of ['/', '/produkte/neu-stern-7', '/produkte/uebersicht-neu', ...others])
      expect({ path, status: (await getGermanPage(path)).status }).toEqual({ path, status: 200 })
    expect(await countKept()).toBe(3 + others.length)
    await importDevice('128:100|256:180')
    expect(await countKept()).toBe(others.length)
    expect(readTopPrice(await getGermanPage('/produkte/neu-stern-7'))).toBe('194 €')
  })
})
