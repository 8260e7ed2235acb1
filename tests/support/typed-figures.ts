import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flattenHomeDocument } from '#domain/content/flatten-home-document.ts'
import type { HomeContent } from '#domain/content/home-document.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'

/** A text that the server fills with facts, and where it comes from. */
export interface FactText {
  readonly file: string
  readonly language: string
  readonly text: string
}

const read = (path: string): string => readFileSync(join(DATA_FOLDER, path), 'utf8')

const listContentTexts = (): FactText[] =>
  readdirSync(join(DATA_FOLDER, 'content')).flatMap((language) =>
    readdirSync(join(DATA_FOLDER, 'content', language))
      .filter((name) => name.endsWith('.md'))
      .flatMap((name) => {
        const file = `content/${language}/${name}`
        return read(file)
          .split('\n')
          .filter((line) => !/^(?:id|slug|updated):/.test(line))
          .map((text) => ({ file, language, text }))
      }),
  )

const listHomeTexts = ({ headerMenu, footerMenus, images, banner }: HomeContent): string[] => [
  ...[...headerMenu, ...Object.values(footerMenus).flat()].map(({ title }) => title),
  ...Object.values(images).flatMap(({ alt, title }) => [alt, title]),
  ...(banner ? [banner.text, banner.link.title] : []),
]

const listCmsTexts = (): FactText[] =>
  MARKET_IDS.flatMap((language) => {
    const file = `cms/${MARKETS[language].landingPageCode}.json`
    const home = flattenHomeDocument(JSON.parse(read(file)), 0)
    return listHomeTexts(home).map((text) => ({ file, language, text }))
  })

interface GroupText {
  readonly content: string
  readonly metaDescription: string
}

const listCatalogueTexts = (): FactText[] =>
  readdirSync(join(DATA_FOLDER, 'catalogue', 'texts')).flatMap((name) => {
    const file = `catalogue/texts/${name}`
    const language = name.replace('.json', '')
    const { categories, manufacturers }: Record<string, Record<string, GroupText>> = JSON.parse(read(file))
    return Object.entries({ ...categories, ...manufacturers }).flatMap(([id, { content, metaDescription }]) =>
      [...content.split('\n'), metaDescription].map((text) => ({ file: `${file} ${id}`, language, text })),
    )
  })

/** Every line of the texts whose placeholders the server fills. */
export const listFactTexts = (): readonly FactText[] => [
  ...listContentTexts(),
  ...listCmsTexts(),
  ...listCatalogueTexts(),
]

// Beginnings of words, so that their endings need no list.
const UNITS: Readonly<Record<string, string>> = {
  de: 'Tag|Werktag|Woche|Stunde|Minute|Monat|Jahr',
  en: 'day|working day|week|hour|minute|month|year',
  es: 'día|semana|hora|minuto|mes|año',
  fr: 'jour|semaine|heure|minute|mois|ans?\\b',
  it: 'giorn|settiman|or[ae]\\b|minut|mes[ei]\\b|ann[oi]\\b',
  pl: 'dni|dzień|dniu|tydzień|tygodni|godzin|minut|miesi|rok|lat\\b|lata\\b',
}

const SIGNS = '%|€|zł|EUR\\b|PLN\\b|Euro\\b|euro'

const BLANK = '[\\s\\u00a0\\u202f-]*'

const pickUnits = (language: string): string => UNITS[language === 'at' ? 'de' : language] ?? ''

/** The figures of a kind that facts have, typed by hand: periods, shares and amounts. */
export function findTypedFigures({ language, text }: FactText): readonly string[] {
  const pattern = new RegExp(
    `\\d[\\d.,]*${BLANK}(?:${SIGNS}|${pickUnits(language)})[\\p{L}]*|€${BLANK}\\d[\\d.,]*`,
    'giu',
  )
  return [...text.matchAll(pattern)].map(([found]) => found)
}
