import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { MARKETS } from '#markets/markets.ts'
import { toAustrian } from '#messages/at/to-austrian.ts'
import { CORRESPONDENCE } from '#messages/correspondence/correspondence.ts'
import { writeDataExportReadme } from '#messages/correspondence/write-data-export-readme.ts'
import { MESSAGES } from '#messages/messages.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'

/** Words that Austria has another word for, and dialect that a shop does not write. */
const FOREIGN =
  /\b(?:Versandlabels?|Labels?|Januar|Paketshop|Einlieferungsbeleg|Kassenbon|Semikolon|Umschlag|Pappe|Quittung|Packstation|DHL|girocard|Packerl|Sackerl|Tixo)\b/u

type Passage = readonly [place: string, text: string]

const readData = (path: string) => readFileSync(join(DATA_FOLDER, path), 'utf8')

const listPassages = (place: string, value: unknown): Passage[] => {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => listPassages(`${place} ${key}`, part))
}

const listContent = (): Passage[] =>
  readdirSync(join(DATA_FOLDER, 'content/at')).map((name) => [name, readData(`content/at/${name}`)])

const README = { brand: MARKETS.at.id, date: '', contact: '' }

const TEXTS: readonly (readonly [string, readonly Passage[]])[] = [
  ['pages', listPassages('', MESSAGES.at)],
  ['mails and papers', listPassages('', CORRESPONDENCE.at)],
  ['content pages', listContent()],
  ['menus and banner', listPassages('', JSON.parse(readData('cms/home-at.json')))],
  ['data export', [['', writeDataExportReadme('at', { ...README, reader: 'customer' })]]],
  ['data export by support', [['', writeDataExportReadme('at', { ...README, reader: 'operator' })]]],
  // Both countries read these as they are, so they have to do without words that only one of them uses.
  ['catalogue', listPassages('', JSON.parse(readData('catalogue/texts/de.json')))],
  ['condition questions', listPassages('', JSON.parse(readData('questions/texts/de.json')))],
]

const findForeign = (passages: readonly Passage[]) =>
  passages.filter(([, text]) => FOREIGN.test(text) || toAustrian(text) !== text).map(([place]) => place)

describe('the Austrian shop', () => {
  it.each(TEXTS)('uses Austrian words in its %s', (_, passages) => {
    expect(passages.length).toBeGreaterThan(0)
    expect(findForeign(passages)).toEqual([])
  })

  it('notices a German word', () => {
    const planted: Passage[] = [
      ['mail', 'Antworte auf diese E-Mail.'],
      ['label', 'Druck das Label aus.'],
      ['fine', 'Druck das Versandetikett aus und antworte auf dieses E-Mail.'],
    ]
    expect(findForeign(planted)).toEqual(['mail', 'label'])
  })

  it('calls the first month Jänner', () => {
    const month = new Intl.DateTimeFormat(MARKETS.at.locale, { month: 'long', timeZone: 'UTC' })
    expect(month.format(Date.UTC(2027, 0, 15))).toBe('Jänner')
  })
})
