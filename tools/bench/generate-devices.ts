import type { DeviceDocument, GroupDocument } from '#contracts/search.ts'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { slugify } from '#domain/text/fold-text.ts'

/** Numbers that look random and are the same in every run. */
function createRandom(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

const SYLLABLES = 'ba co di fe ga hu ix jo ka li mo na or pe qui ra so ta vo xe yo zen'.split(' ')
const SUFFIXES = ['', '', '', 'Pro', 'Max', 'Ultra', 'Plus', 'Lite', 'mini', 'Neo', 'SE', '5G', 'FE']
const ALPHABET = 'ABCDEFGHKLMNPRSTUVWXYZ'
const MAKERS = 120
const SERIES_PER_MAKER = 40
const FIRST_YEAR = 2008
const YEARS = 18

interface Maker {
  readonly id: number
  readonly name: string
  readonly series: readonly { readonly id: number; readonly name: string }[]
}

function makeWord(random: (limit: number) => number, syllables: number): string {
  const word = Array.from({ length: syllables }, () => SYLLABLES[random(SYLLABLES.length)]).join('')
  return word.charAt(0).toUpperCase() + word.slice(1)
}

const makeMakers = (random: (limit: number) => number): Maker[] =>
  Array.from({ length: MAKERS }, (_, id) => ({
    id: id + 1,
    name: makeWord(random, 3),
    series: Array.from({ length: SERIES_PER_MAKER }, (__, index) => ({
      id: id * SERIES_PER_MAKER + index + 1,
      name: makeWord(random, 2),
    })),
  }))

const makeCode = (random: (limit: number) => number): string =>
  `${ALPHABET[random(22)]}${ALPHABET[random(22)]}-${ALPHABET[random(22)]}${1_000 + random(9_000)}`

/** Fictional devices named like real ones: manufacturer, series, number, suffix; each with a model code. */
export function* streamDevices(count: number): Generator<DeviceDocument> {
  const random = createRandom(42)
  const makers = makeMakers(random)
  for (let index = 0; index < count; index += 1) {
    const maker = makers[random(makers.length)] as Maker
    const series = maker.series[random(SERIES_PER_MAKER)] as Maker['series'][number]
    const suffix = SUFFIXES[random(SUFFIXES.length)] as string
    const model = [series.name, `${ALPHABET[random(22)]}${1 + random(99)}`, suffix].filter(Boolean).join(' ')
    const name = `${maker.name} ${model}`
    const code = makeCode(random)
    const category = CATEGORY_IDS[random(CATEGORY_IDS.length)] as DeviceDocument['categoryId']
    yield {
      id: index + 1,
      name,
      model,
      url: `${slugify(name)}-${index}`,
      category,
      categoryId: category,
      manufacturer: maker.name,
      manufacturerId: maker.id,
      series: series.name,
      seriesId: series.id,
      seriesRank: series.id,
      image: `/pictures/phone-${index.toString(16).padStart(12, '0')}.svg`,
      thumbnail: `/pictures/phone-${index.toString(16).padStart(12, '0')}.svg`,
      questions: category,
      releaseYear: FIRST_YEAR + random(YEARS),
      releaseMonth: 1 + random(12),
      searchTerms: [name, series.name, code, category],
      modelCodes: [code],
      storages: [64, 128, 256],
      popularity: random(101),
      metaDescription: '',
      metaKeywords: '',
      topPrices: { de: 100 * (10 + random(900)), at: 100 * (10 + random(900)) },
    }
  }
}

/** All of them, newest first. */
export const generateDevices = (count: number): DeviceDocument[] =>
  [...streamDevices(count)].sort(
    (left, right) =>
      right.releaseYear - left.releaseYear || right.releaseMonth - left.releaseMonth || left.id - right.id,
  )

const group = (name: string) => ({
  name,
  url: slugify(name),
  content: '',
  metaDescription: '',
  metaKeywords: '',
  thumbnail: '',
})

/** The series of those devices. */
export function generateGroups(devices: readonly DeviceDocument[]): GroupDocument[] {
  const bySeries = new Map(devices.map((device) => [device.seriesId, device]))
  return [...bySeries.values()].map((device) => ({
    category: { id: device.categoryId, position: 1, ...group(device.category) },
    manufacturer: { id: device.manufacturerId, ...group(device.manufacturer) },
    series: { id: device.seriesId, ...group(`${device.manufacturer} ${device.series}`) },
    popularity: device.popularity,
    deviceCount: 1,
    oldestYear: device.releaseYear,
    newestYear: device.releaseYear,
  }))
}
