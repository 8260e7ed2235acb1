import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { MARKETS } from '#markets/markets.ts'
import { createFileCms, parseFrontMatter } from '#server/ports/cms/file-cms.ts'

const HEAD = ['id: terms', 'slug: agb', 'title: AGB', 'description: Kurz', 'lead: ', 'updated: 2026-11-01']

const buildFile = (head: readonly string[], body: string) => `---\n${head.join('\n')}\n---\n${body}`

const folder = mkdtempSync(join(tmpdir(), 'file-cms-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the head of a content file', () => {
  it('is parsed line by line, and the rest is the body', () => {
    expect(parseFrontMatter(buildFile(HEAD, '## One\n\nText\n'))).toEqual({
      id: 'terms',
      slug: 'agb',
      title: 'AGB',
      description: 'Kurz',
      lead: '',
      updated: '2026-11-01',
      body: '## One\n\nText\n',
    })
  })

  it.each([
    ['title: Fragen: und Antworten', 'Fragen: und Antworten'],
    ['title:   https://a.example  ', 'https://a.example'],
    ['title: "quoted" & more', '"quoted" & more'],
    [' title : spaced', 'spaced'],
  ])('keeps the whole value of %j', (line, title) => {
    expect(parseFrontMatter(buildFile([line], ''))).toMatchObject({ title })
  })

  it('ends at its first closing line, so that the body may contain `---` as well', () => {
    expect(parseFrontMatter(buildFile(['id: a'], 'x\n---\ny\n---\n'))).toEqual({
      id: 'a',
      body: 'x\n---\ny\n---\n',
    })
  })

  it('is missing when the file does not start with it', () => {
    expect(parseFrontMatter('# Title\n')).not.toHaveProperty('id')
  })
})

describe('content files', () => {
  const cms = createFileCms(folder)
  const contentFolder = (id: string) => {
    const path = join(folder, 'content', id)
    mkdirSync(path, { recursive: true })
    return path
  }

  it('become the pages of their market, in the order of their names', async () => {
    const path = contentFolder('de')
    writeFileSync(join(path, 'b.md'), buildFile(HEAD, 'B'))
    writeFileSync(join(path, 'a.md'), buildFile(['id: about', ...HEAD.slice(1)], 'A'))
    writeFileSync(join(path, 'notes.txt'), 'not a page')
    const pages = await cms.getContentPages(MARKETS.de)
    expect(pages.map(({ id, body }) => [id, body])).toEqual([
      ['about', 'A'],
      ['terms', 'B'],
    ])
  })

  it.each([
    ['no head', 'es', 'Just text'],
    ['Windows line ends', 'fr', buildFile(HEAD, 'x').replaceAll('\n', '\r\n')],
    [
      'no title',
      'it',
      buildFile(
        HEAD.filter((line) => !line.startsWith('title')),
        'x',
      ),
    ],
    ['an address with blanks', 'pl', buildFile(['id: a', 'slug: a b', ...HEAD.slice(2)], 'x')],
    ['a date that is none', 'en', buildFile([...HEAD.slice(0, -1), 'updated: 31.12.2026'], 'x')],
  ] as const)('with %s are an error that names the file', async (_, id, content) => {
    const path = join(contentFolder(id), 'bad.md')
    writeFileSync(path, content)
    await expect(cms.getContentPages(MARKETS[id])).rejects.toThrow(`Content page ${path} has a bad head`)
  })

  it('hold the home document under the landing page’s code', async () => {
    mkdirSync(join(folder, 'cms'), { recursive: true })
    const document = { data: { id: 'home-de', relationships: {} }, included: [] }
    writeFileSync(join(folder, 'cms', 'home-de.json'), JSON.stringify(document))
    expect(await cms.getHomeDocument(MARKETS.de)).toEqual(document)
    await expect(cms.getHomeDocument(MARKETS.fr)).rejects.toThrow('home-fr.json')
  })
})
