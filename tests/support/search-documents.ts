import type { DeviceDocument, GroupDocument } from '#contracts/search.ts'
import { slugify } from '#domain/text/fold-text.ts'
import type { DocumentStream, SearchDocuments } from '#server/ports/search/search-engine.ts'

type CategoryId = DeviceDocument['categoryId']

const CATEGORIES = {
  phones: { name: 'Handys', position: 1 },
  cameras: { name: 'Kameras', position: 2 },
  lenses: { name: 'Objektive', position: 3 },
  consoles: { name: 'Konsolen', position: 4 },
} as const

const MANUFACTURER_IDS: Readonly<Record<string, number>> = {
  Apple: 1,
  Samsung: 2,
  Google: 3,
  Sony: 4,
  Canon: 5,
  Nintendo: 6,
}

interface SeriesFacts {
  readonly id: number
  readonly name: string
  readonly categoryId: keyof typeof CATEGORIES
  readonly manufacturer: string
}

const buildSeries = (
  id: number,
  name: string,
  [categoryId, manufacturer]: [SeriesFacts['categoryId'], string],
): SeriesFacts => ({ id, name, categoryId, manufacturer })

const SERIES = {
  iPhone12: buildSeries(12, 'iPhone 12', ['phones', 'Apple']),
  iPhone13: buildSeries(13, 'iPhone 13', ['phones', 'Apple']),
  iPhone14: buildSeries(14, 'iPhone 14', ['phones', 'Apple']),
  iPhone15: buildSeries(15, 'iPhone 15', ['phones', 'Apple']),
  galaxyS: buildSeries(20, 'Galaxy S', ['phones', 'Samsung']),
  pixel: buildSeries(30, 'Pixel', ['phones', 'Google']),
  alpha: buildSeries(40, 'Alpha', ['cameras', 'Sony']),
  eosR: buildSeries(50, 'EOS R', ['cameras', 'Canon']),
  rf: buildSeries(51, 'RF', ['lenses', 'Canon']),
  playStation: buildSeries(60, 'PlayStation', ['consoles', 'Sony']),
  switch: buildSeries(70, 'Switch', ['consoles', 'Nintendo']),
} as const satisfies Readonly<Record<string, SeriesFacts>>

type SeriesKey = keyof typeof SERIES

const POPULARITY = 50

interface DeviceFacts {
  readonly series: SeriesKey
  readonly model: string
  /** Year and month, as in `2021-09`. */
  readonly released: string
  readonly terms?: readonly string[]
}

/** A device of the series; anything not given is derived from its name. All are equally popular by default. */
export function createDevice(
  { series: key, model, released, terms = [] }: DeviceFacts,
  overrides: Partial<DeviceDocument> = {},
): DeviceDocument {
  const { id: seriesId, name: seriesName, categoryId, manufacturer } = SERIES[key]
  const { id = 1 } = overrides
  const name = `${manufacturer} ${model}`
  const picture = `/pictures/${slugify(name)}.svg`
  const [year, month] = released.split('-').map(Number)
  return {
    id,
    name,
    model,
    url: slugify(name),
    category: CATEGORIES[categoryId].name,
    categoryId: categoryId satisfies CategoryId,
    manufacturer,
    manufacturerId: MANUFACTURER_IDS[manufacturer] ?? 0,
    series: seriesName,
    seriesId,
    seriesRank: Object.keys(SERIES).indexOf(key),
    image: picture,
    thumbnail: picture,
    questions: categoryId,
    releaseYear: year ?? 0,
    releaseMonth: month ?? 0,
    searchTerms: [name, seriesName, ...terms],
    modelCodes: [],
    storages: [],
    popularity: POPULARITY,
    metaDescription: `${name} verkaufen`,
    metaKeywords: model,
    // Deliberately neither in the order of ids nor of years.
    topPrices: { de: 10_000 + ((id * 7_919) % 5_000), at: 9_000 + id },
    ...overrides,
  }
}

const buildGroupTexts = (name: string, url: string) => ({
  name,
  url,
  content: `Alles über ${name}`,
  metaDescription: `${name} verkaufen`,
  metaKeywords: name,
  thumbnail: `/pictures/${url}.svg`,
})

/** The group document of a series. */
export function createGroup(key: SeriesKey, overrides: Partial<GroupDocument> = {}): GroupDocument {
  const { id, name, categoryId, manufacturer } = SERIES[key]
  const category = CATEGORIES[categoryId]
  const manufacturerUrl = slugify(manufacturer)
  return {
    category: {
      id: categoryId,
      position: category.position,
      ...buildGroupTexts(category.name, slugify(category.name)),
    },
    manufacturer: {
      id: MANUFACTURER_IDS[manufacturer] ?? 0,
      ...buildGroupTexts(manufacturer, manufacturerUrl),
    },
    series: { id, ...buildGroupTexts(name, `${manufacturerUrl}-${slugify(name)}`) },
    popularity: POPULARITY,
    deviceCount: 4,
    oldestYear: 2020,
    newestYear: 2023,
    ...overrides,
  }
}

const FACTS: readonly DeviceFacts[] = [
  { series: 'iPhone12', model: 'iPhone 12', released: '2020-10', terms: ['A2403'] },
  { series: 'iPhone12', model: 'iPhone 12 mini', released: '2020-11', terms: ['A2399'] },
  { series: 'iPhone12', model: 'iPhone 12 Pro', released: '2020-10', terms: ['A2407'] },
  { series: 'iPhone12', model: 'iPhone 12 Pro Max', released: '2020-11', terms: ['A2411'] },
  { series: 'iPhone13', model: 'iPhone 13', released: '2021-09', terms: ['A2633'] },
  { series: 'iPhone13', model: 'iPhone 13 mini', released: '2021-09', terms: ['A2628'] },
  { series: 'iPhone13', model: 'iPhone 13 Pro', released: '2021-09', terms: ['A2638'] },
  { series: 'iPhone13', model: 'iPhone 13 Pro Max', released: '2021-09', terms: ['A2643'] },
  { series: 'iPhone14', model: 'iPhone 14', released: '2022-09', terms: ['A2882'] },
  { series: 'iPhone14', model: 'iPhone 14 Plus', released: '2022-10', terms: ['A2886'] },
  { series: 'iPhone14', model: 'iPhone 14 Pro', released: '2022-09', terms: ['A2890'] },
  { series: 'iPhone14', model: 'iPhone 14 Pro Max', released: '2022-09', terms: ['A2894'] },
  { series: 'iPhone15', model: 'iPhone 15', released: '2023-09', terms: ['A3090'] },
  { series: 'iPhone15', model: 'iPhone 15 Plus', released: '2023-09', terms: ['A3094'] },
  { series: 'iPhone15', model: 'iPhone 15 Pro', released: '2023-09', terms: ['A3102'] },
  { series: 'iPhone15', model: 'iPhone 15 Pro Max', released: '2023-09', terms: ['A3106'] },
  { series: 'galaxyS', model: 'Galaxy S21', released: '2021-01', terms: ['SM-G991B'] },
  { series: 'galaxyS', model: 'Galaxy S21+', released: '2021-01', terms: ['SM-G996B'] },
  { series: 'galaxyS', model: 'Galaxy S21 Ultra', released: '2021-01', terms: ['SM-G998B'] },
  { series: 'galaxyS', model: 'Galaxy S22', released: '2022-02', terms: ['SM-S901B'] },
  { series: 'galaxyS', model: 'Galaxy S22 Ultra', released: '2022-02', terms: ['SM-S908B'] },
  { series: 'pixel', model: 'Pixel 6', released: '2021-10', terms: ['GB7N6'] },
  { series: 'pixel', model: 'Pixel 6 Pro', released: '2021-10', terms: ['GLUOG'] },
  { series: 'pixel', model: 'Pixel 7', released: '2022-10', terms: ['GVU6C'] },
  { series: 'pixel', model: 'Pixel 7 Pro', released: '2022-10', terms: ['GP4BC'] },
  { series: 'alpha', model: 'Alpha 7 IV', released: '2021-12', terms: ['ILCE-7M4', 'aparat bezlusterkowy'] },
  { series: 'eosR', model: 'EOS R6', released: '2020-08', terms: ['4082C'] },
  { series: 'rf', model: 'RF 50mm F1.8 STM', released: '2020-12', terms: ['Großes Fenster', 'Téléobjectif'] },
  { series: 'playStation', model: 'PlayStation 5', released: '2020-11', terms: ['PS5', 'CFI-1016A'] },
  { series: 'switch', model: 'Switch OLED', released: '2021-10', terms: ['przenośna łatwa konsola'] },
]

const compareNewest = (left: DeviceDocument, right: DeviceDocument) =>
  right.releaseYear - left.releaseYear || right.releaseMonth - left.releaseMonth || left.id - right.id

/** Documents as an engine elsewhere is filled with them. */
export const streamDocuments = ({ groups, devices }: SearchDocuments): DocumentStream => ({
  groups,
  devices: (async function* () {
    yield devices
  })(),
})

/** A small catalogue for the tests of every engine. */
export const SEARCH_DOCUMENTS: SearchDocuments = {
  groups: (Object.keys(SERIES) as SeriesKey[]).map((key) => createGroup(key)),
  devices: FACTS.map((facts, index) => createDevice(facts, { id: 1_001 + index })).sort(compareNewest),
}

/** What visitors type: a description, the text, and the model of the device they mean. */
export const TYPED_TEXTS: readonly [description: string, text: string, model: string][] = [
  ['the exact name', 'iPhone 13', 'iPhone 13'],
  ['the exact longer name', 'iphone 13 pro', 'iPhone 13 Pro'],
  ['the longest name', 'iPhone 13 Pro Max', 'iPhone 13 Pro Max'],
  ['manufacturer and name', 'samsung galaxy s21', 'Galaxy S21'],
  ['a plus sign', 'galaxy s21+', 'Galaxy S21+'],
  ['a spoken plus sign', 'galaxy s21 plus', 'Galaxy S21+'],
  ['a word that has just begun', 'playst', 'PlayStation 5'],
  ['a last word that has just begun', 'iphone 14 pl', 'iPhone 14 Plus'],
  ['a number that has just begun', 'galaxy s22 ul', 'Galaxy S22 Ultra'],
  ['swapped letters', 'ihpone 13 por', 'iPhone 13 Pro'],
  ['a missing letter', 'galxy s22', 'Galaxy S22'],
  ['a wrong letter', 'pkxel 7', 'Pixel 7'],
  ['a missing space', 'iphone13', 'iPhone 13'],
  ['two missing spaces', 'iphone13 pro', 'iPhone 13 Pro'],
  ['a space too many', 'galaxy s 21', 'Galaxy S21'],
  ['words in another order', 'max pro 12 iphone', 'iPhone 12 Pro Max'],
  ['accents that are left out', 'teleobjectif', 'RF 50mm F1.8 STM'],
  ['accents that are not there', 'Pixél 7', 'Pixel 7'],
  ['ß as ss', 'grosses fenster', 'RF 50mm F1.8 STM'],
  ['ł as l', 'przenosna latwa', 'Switch OLED'],
  ['letters with strokes', 'PRZENOŚNA ŁATWA KONSOLA', 'Switch OLED'],
  ['a model code', 'a2633', 'iPhone 13'],
  ['a model code with hyphens', 'SM-G991B', 'Galaxy S21'],
  ['a model code without its hyphen', 'smg991b', 'Galaxy S21'],
  ['a part of a model code', 'g998b', 'Galaxy S21 Ultra'],
  ['a short name', 'ps5', 'PlayStation 5'],
  ['an aperture', 'rf 50mm f1.8', 'RF 50mm F1.8 STM'],
  ['signs around the words', '(iPhone 13) – "Pro"!', 'iPhone 13 Pro'],
]
