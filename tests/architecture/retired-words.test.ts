import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { documentFiles } from '../support/document-files.ts'
import {
  findRetiredWords,
  readRetiredWords,
  splitWords,
  withoutRetiredWords,
} from '../support/retired-words.ts'
import { ROOT, sourceFiles } from '../support/source-files.ts'

const GLOSSARY = 'docs/glossary.md'
const RETIRED = readRetiredWords(readFileSync(join(ROOT, GLOSSARY), 'utf8'))

// Texts in seven languages and generated code are not ours to word.
const IS_EXEMPT = /^src\/messages\/(?:correspondence\/)?[a-z]{2}\/|\.gen\.ts$/

const SOURCES = [...sourceFiles('src'), ...sourceFiles('tests'), ...sourceFiles('tools')].filter(
  ({ path }) => !IS_EXEMPT.test(path),
)

// The terms list what texts no longer say.
const TERMS = 'docs/terms.md'

const DOCUMENTS = documentFiles()
  .filter(({ path }) => path !== TERMS)
  .map((file) => (file.path === GLOSSARY ? { ...file, text: withoutRetiredWords(file.text) } : file))

describe('retired words', () => {
  it('are listed in the glossary, each with a word to say instead', () => {
    expect(RETIRED.length).toBeGreaterThan(15)
    expect(RETIRED.filter(({ phrases, sayInstead }) => phrases.length === 0 || sayInstead === '')).toEqual([])
  })

  // Reads every line of the sources: seconds where nothing else runs, more than a minute where much does.
  it('are gone from the sources', () => {
    expect(SOURCES.flatMap((file) => findRetiredWords(file, RETIRED))).toEqual([])
  }, 240_000)

  it('are gone from the documents', () => {
    expect(DOCUMENTS.flatMap((file) => findRetiredWords(file, RETIRED))).toEqual([])
  })
})

const find = (text: string, path = 'src/web/planted.ts') => findRetiredWords({ path, text }, RETIRED)

describe('the search for retired words', () => {
  it.each([
    ['a type', 'interface TradeReceipt {}', 'receipt'],
    ['a function', 'function readLook() {}', 'look'],
    ['a constant', 'const ROUND_NUMBER = 1', 'round'],
    ['a property', 'const trade = { openCases: [] }', 'cases'],
    ['a parameter', 'const send = (doing: string) => doing', 'doing'],
    ['a component', 'const Page = () => <LetterBox />', 'letter'],
    ['a line comment', '// The worker works the\n// outbox off.', 'works the outbox off'],
    ['a comment', '/** What stands\n * in the settings. */', 'stands in'],
    ['a comment about a person', '// The seller and his devices.', 'his'],
    ['a name inside a comment', '// See `readGround`.', 'ground'],
    ['a test title', "it('asks somebody', () => {})", 'somebody'],
  ])('finds one in %s', (_, text, said) => {
    const found = find(text, 'src/web/planted.tsx')
    expect(found[0]).toMatch(new RegExp(`^src/web/planted\\.tsx:\\d+: "${said}", say `))
  })

  it('finds one in the name of a file and of a folder', () => {
    expect(find('', 'src/server/mails/fate-mails.ts')).toEqual([
      'src/server/mails/fate-mails.ts: "fate" in its path, say outcome',
    ])
    expect(find('', 'src/receipts/index.ts')).toHaveLength(1)
  })

  it('finds one in a document, in its line', () => {
    const text = '# Sales\n\nA visitor is led to the checkout.\n'
    expect(find(text, 'docs/planted.md')).toEqual(['docs/planted.md:3: "is led to", say is redirected to'])
  })

  it.each([
    ['the verb', '// Look at the price list first.'],
    ['an allowed phrase', 'const lookUpTrade = () => Math.round(1)'],
    ['a longer word', 'const roundingInCents = newsletter + background'],
    ['a keyword', "switch (state) { case 'OPEN': break }"],
    ['a string', "const text = 'a receipt'"],
    ['the end of a sentence', '// Here it stands. In the settings there is more.'],
  ])('lets %s pass', (_, text) => {
    expect(find(text)).toEqual([])
  })

  it('lets an allowed folder pass', () => {
    expect(find('const round = 1', 'src/drawings/camera/lens.ts')).toEqual([])
  })

  it.each([
    ['readTradeContext', 'read trade context'],
    ['HTMLCache', 'html cache'],
    ['ROUND_NUMBER', 'round number'],
    ['told-sellers.test.ts', 'told sellers test ts'],
  ])('reads %s as the words "%s"', (name, words) => {
    expect(splitWords(name).join(' ')).toBe(words)
  })
})
