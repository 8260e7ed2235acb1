import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CATALOGUE_LANGUAGES, type CatalogueLanguage } from '#domain/catalogue/catalogue-language.ts'
import { flattenHomeDocument } from '#domain/content/flatten-home-document.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import { CORRESPONDENCE_TEXTS } from '#messages/correspondence/correspondence.ts'
import { writeDataExportReadme } from '#messages/correspondence/write-data-export-readme.ts'
import { TEXTS } from '#messages/messages.ts'
import { TEXT_SETS, type TextSet } from '#messages/text-set.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { readQuestionTexts } from '#server/modules/questions/question-texts.ts'
import { BUTTON_KEYS } from './button-keys.ts'
import { readMarkdownLine, readMessage } from './plain-text.ts'

export type Area = 'pages' | 'mails' | 'content' | 'menus' | 'questions' | 'catalogue' | 'exports'

/** What a text is for. It decides how long its sentences may be. */
export type TextKind = 'button' | 'label' | 'hint' | 'paragraph' | 'legal' | 'keywords'

/** One text as a visitor reads it, and where to find it. */
export interface ShopText {
  /** The market, or the set in which it addresses businesses. */
  readonly set: TextSet
  readonly area: Area
  /** The key of a message, or file and line. */
  readonly place: string
  readonly kind: TextKind
  /** Without syntax; values are still `{name}`. */
  readonly text: string
  /** As it is written in its file. */
  readonly source: string
}

const read = (path: string): string => readFileSync(join(DATA_FOLDER, path), 'utf8')

const isHint = (key: string): boolean =>
  /_HINT$|_HINT_|^PROBLEM_|^VOUCHER_|^LIST_ROW_|_ERROR$|_FAILED$/.test(key)

const kindOf = (key: string, text: string): TextKind => {
  if (BUTTON_KEYS.has(key)) return 'button'
  if (isHint(key)) return 'hint'
  // Read aloud instead of a picture.
  if (key.endsWith('_PICTURE')) return 'paragraph'
  return /[.?!…:]$/.test(text) ? 'paragraph' : 'label'
}

/** Messages of one set. A business reads most of what people read: only what differs is listed. */
function listMessages(
  area: Area,
  all: Readonly<Record<TextSet, Readonly<Record<string, string>>>>,
): ShopText[] {
  return TEXT_SETS.flatMap((set) => {
    const shared = set.endsWith('-business') ? all[set.slice(0, 2) as MarketId] : {}
    return Object.entries(all[set])
      .filter(([key, message]) => shared[key] !== message)
      .flatMap(([key, message]) =>
        readMessage(message).map((text) => ({
          set,
          area,
          place: key,
          kind: kindOf(key, text),
          text,
          source: message,
        })),
      )
  })
}

const LEGAL_PAGE = /^(?:terms|privacy|imprint)\.md$/

/** Lines of a content page; its head has one value per line. */
function listPage(set: MarketId, name: string): ShopText[] {
  const kind: TextKind = LEGAL_PAGE.test(name) ? 'legal' : 'paragraph'
  return read(`content/${set}/${name}`)
    .split('\n')
    .flatMap((line, index) => {
      if (/^(?:id|slug|updated):|^---$/.test(line)) return []
      const value = line.replace(/^(?:title|description|lead): /, '')
      return readMarkdownLine(value).map((text) => ({
        set,
        area: 'content' as const,
        place: `data/content/${set}/${name}:${index + 1}`,
        kind: /^title: |^#/.test(line) ? ('label' as const) : kind,
        text,
        source: value,
      }))
    })
}

const listContent = (): ShopText[] =>
  MARKET_IDS.flatMap((set) =>
    readdirSync(join(DATA_FOLDER, 'content', set)).flatMap((name) => listPage(set, name)),
  )

function listMenus(): ShopText[] {
  return MARKET_IDS.flatMap((set) => {
    const file = `cms/${MARKETS[set].landingPageCode}.json`
    const { headerMenu, footerMenus, images, banner } = flattenHomeDocument(JSON.parse(read(file)), 0)
    const titles = [...headerMenu, ...Object.values(footerMenus).flat()].map(({ title }) => title)
    const pictures = Object.values(images).flatMap(({ alt, title }) => [alt, title])
    const texts = [...titles, ...pictures, ...(banner ? [banner.text, banner.link.title] : [])]
    return texts
      .filter((text) => text !== '')
      .map((text) => ({
        set,
        area: 'menus' as const,
        place: `data/${file}`,
        kind: pictures.includes(text) ? ('paragraph' as const) : kindOf('', text),
        text,
        source: text,
      }))
  })
}

/** Catalogue and question texts are written once per language. Austria reads the German ones. */
const listForLanguages = (list: (language: CatalogueLanguage) => ShopText[]): ShopText[] =>
  CATALOGUE_LANGUAGES.flatMap(list)

function listQuestions(): ShopText[] {
  const texts = readQuestionTexts(DATA_FOLDER)
  return listForLanguages((language) =>
    Object.entries(texts[language]).flatMap(([code, { question, description, fact, answers }]) =>
      [
        { part: 'question', kind: 'hint' as const, text: question },
        { part: 'description', kind: 'hint' as const, text: description },
        { part: 'fact', kind: 'label' as const, text: fact ?? '' },
        ...Object.entries(answers).map(([answer, text]) => ({ part: answer, kind: 'label' as const, text })),
      ]
        .filter(({ text }) => text !== '')
        .map(({ part, kind, text }) => ({
          set: language,
          area: 'questions' as const,
          place: `${code} ${part}`,
          kind,
          text,
          source: text,
        })),
    ),
  )
}

interface GroupText {
  readonly content: string
  readonly metaDescription: string
  readonly metaKeywords: string
}

interface CategoryNames {
  readonly id: string
  readonly texts: Readonly<Record<CatalogueLanguage, { readonly name: string }>>
}

function listCatalogue(): ShopText[] {
  const categories: readonly CategoryNames[] = JSON.parse(read('catalogue/categories.json'))
  return listForLanguages((language) => {
    const groups: Record<string, Record<string, GroupText>> = JSON.parse(
      read(`catalogue/texts/${language}.json`),
    )
    const base = { set: language, area: 'catalogue' as const }
    const names = categories.map(({ id, texts }) => {
      const { name } = texts[language]
      return { ...base, place: `category ${id}`, kind: 'label' as const, text: name, source: name }
    })
    const descriptions = Object.values(groups)
      .flatMap((group) => Object.entries(group))
      .flatMap(([id, { content, metaDescription, metaKeywords }]) => [
        ...content.split('\n').flatMap((line) =>
          readMarkdownLine(line).map((text) => ({
            ...base,
            place: `catalogue ${id}`,
            kind: line.startsWith('#') ? ('label' as const) : ('paragraph' as const),
            text,
            source: line,
          })),
        ),
        {
          ...base,
          place: `catalogue ${id} description`,
          kind: 'paragraph' as const,
          text: metaDescription,
          source: metaDescription,
        },
        {
          ...base,
          place: `catalogue ${id} keywords`,
          kind: 'keywords' as const,
          text: metaKeywords,
          source: metaKeywords,
        },
      ])
    return [...names, ...descriptions]
  })
}

const README = { brand: '{brand}', date: '{date}', contact: '{contact}' }
const READERS = ['customer', 'operator'] as const

const listExports = (): ShopText[] =>
  MARKET_IDS.flatMap((set) =>
    READERS.flatMap((reader) => writeDataExportReadme(set, { ...README, reader }).split('\n'))
      .filter((text) => text !== '')
      .map((text) => ({
        set,
        area: 'exports' as const,
        place: 'write-data-export-readme.ts',
        kind: 'paragraph' as const,
        text,
        source: text,
      })),
  )

/** Everything the shop says, in every language, with its place. */
export const SHOP_TEXTS: readonly ShopText[] = [
  ...listMessages('pages', TEXTS),
  ...listMessages('mails', CORRESPONDENCE_TEXTS),
  ...listContent(),
  ...listMenus(),
  ...listQuestions(),
  ...listCatalogue(),
  ...listExports(),
]

/** The language that a set is written in. */
export const languageOf = (set: TextSet): CatalogueLanguage => {
  const language = set.slice(0, 2)
  return language === 'at' ? 'de' : (language as CatalogueLanguage)
}

export const describeText = ({ set, place, text }: ShopText): string => `${set} ${place}: ${text}`
