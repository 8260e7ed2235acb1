import { compactName, isNetwork, isNumber, readNameTokens } from './name-tokens.ts'

/** A device as a list may name it. */
export interface NamedDevice {
  readonly id: number
  readonly manufacturer: string
  /** In every language of the catalogue, without the manufacturer. */
  readonly models: readonly string[]
  /** In every language, with the manufacturer. */
  readonly names: readonly string[]
  readonly urls: readonly string[]
  readonly modelCodes: readonly string[]
  readonly searchTerms: readonly string[]
  readonly storages: readonly number[]
  readonly releaseYear: number
}

/** One name of a device: the words that it needs, and those that may accompany them. */
export interface NameForm {
  readonly device: number
  readonly required: ReadonlyMap<string, number>
  readonly neutral: ReadonlySet<string>
  readonly total: number
  /** A search term is a weaker name than the device's own. */
  readonly share: number
}

export interface Postings {
  readonly forms: readonly number[]
  readonly weights: readonly number[]
}

export interface DeviceIndex {
  readonly devices: readonly NamedDevice[]
  readonly forms: readonly NameForm[]
  /** Forms by word, with the word's weight in each. */
  readonly postings: ReadonlyMap<string, Postings>
  /** Known words by length, for correcting typos. */
  readonly wordsByLength: ReadonlyMap<number, readonly string[]>
  readonly byUrl: ReadonlyMap<string, number>
  readonly byName: ReadonlyMap<string, readonly number[]>
  readonly byCode: ReadonlyMap<string, readonly number[]>
}

const TERM_SHARE = 0.97
const WEIGHTS = {
  number: 1.2,
  word: 1,
  letter: 0.8,
  size: 0.8,
  year: 0.5,
  family: 0.45,
  network: 0.25,
  brand: 0.1,
}
/** The letter of an aperture: `F4` and `f/4` are the same. */
const APERTURE_LETTER = 'f'

/** Brands that people write before another one of the same company. */
const SISTER_BRANDS: Readonly<Record<string, readonly string[]>> = {
  redmi: ['xiaomi', 'mi'],
  poco: ['xiaomi', 'mi', 'redmi', 'pocophone'],
  xiaomi: ['mi'],
  honor: ['huawei'],
  realme: ['oppo'],
  alienware: ['dell'],
  om: ['olympus'],
  olympus: ['om', 'system'],
  motorola: ['lenovo', 'moto'],
  sony: ['ericsson', 'playstation'],
  microsoft: ['nokia'],
  hmd: ['nokia'],
  nokia: ['hmd', 'microsoft'],
}

const isYear = (token: string): boolean => /^(?:19|20)\d\d$/.test(token)

/** How much it counts when a list leaves out a word of a device's name. */
function weighToken(token: string): number {
  if (isYear(token)) return WEIGHTS.year
  if (isNumber(token)) return WEIGHTS.number
  if (isNetwork(token)) return WEIGHTS.network
  if (token === APERTURE_LETTER) return WEIGHTS.year
  return token.length === 1 ? WEIGHTS.letter : WEIGHTS.word
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, value) => total + value, 0)

/** A spelling of a name, and which of its numbers are sizes. */
interface Spelling {
  readonly tokens: readonly string[]
  readonly sizes: ReadonlySet<string>
}

interface FormInput {
  readonly device: number
  readonly spelling: Spelling
  readonly brand: ReadonlySet<string>
  readonly neutral: ReadonlySet<string>
  readonly share: number
}

/** People often leave out the first word of a model, such as Galaxy or ThinkPad, and its size in inches. */
function buildForm({ device, spelling, brand, neutral, share }: FormInput): NameForm {
  const { tokens, sizes } = spelling
  const own = tokens.filter((token) => !brand.has(token))
  const [family = ''] = own
  const weight = (token: string) => {
    if (brand.has(token)) return WEIGHTS.brand
    if (sizes.has(token)) return WEIGHTS.size
    const isFamily = share === 1 && token === family && own.length > 1 && /^[a-z]{4,}$/.test(token)
    return isFamily ? WEIGHTS.family : weighToken(token)
  }
  const required = new Map(tokens.map((token) => [token, weight(token)]))
  return { device, required, neutral, total: sum(required.values()), share }
}

/** Inch and millimetre in every language; they identify nothing. */
const MEASURES = new Set([
  'zoll',
  'inch',
  'pulgadas',
  'pouces',
  'pollici',
  'cal',
  'cale',
  'cali',
  'cala',
  'mm',
])

/** Every spelling once, because most languages spell a name alike. */
function distinctSpellings(texts: readonly string[]): Spelling[] {
  const spellings = [...new Set(texts)].map((text) => {
    const { tokens, sizes } = readNameTokens(text)
    return { tokens: tokens.filter((token) => !MEASURES.has(token)), sizes }
  })
  const filled = spellings.filter(({ tokens }) => tokens.length > 0)
  return [...new Map(filled.map((spelling) => [spelling.tokens.join(' '), spelling])).values()]
}

function buildForms(device: NamedDevice, position: number): NameForm[] {
  const brand = new Set(readNameTokens(device.manufacturer).tokens)
  const sisters = [...brand].flatMap((word) => SISTER_BRANDS[word] ?? [])
  const names = distinctSpellings(device.models.map((model) => `${device.manufacturer} ${model}`))
  const neutral = new Set([...brand, ...sisters, ...names.flatMap(({ tokens }) => tokens)])
  const toForm = (share: number) => (spelling: Spelling) =>
    buildForm({ device: position, spelling, brand, neutral, share })
  return [...names.map(toForm(1)), ...distinctSpellings(device.searchTerms).map(toForm(TERM_SHARE))]
}

function push<Key>(map: Map<Key, number[]>, key: Key, value: number): void {
  const known = map.get(key)
  if (!known) map.set(key, [value])
  else if (known[known.length - 1] !== value) known.push(value)
}

function groupWords(words: Iterable<string>): Map<number, string[]> {
  const groups = new Map<number, string[]>()
  for (const word of words) {
    if (!/^[a-z]{4,}$/.test(word)) continue
    const alike = groups.get(word.length)
    if (alike) alike.push(word)
    else groups.set(word.length, [word])
  }
  return groups
}

export const compactCode = (code: string): string => compactName(code)

/** Collects everything that matching looks up, device by device. */
export class DeviceIndexBuilder {
  readonly #devices: NamedDevice[] = []
  readonly #forms: NameForm[] = []
  readonly #postings = new Map<string, { readonly forms: number[]; readonly weights: number[] }>()
  readonly #byUrl = new Map<string, number>()
  readonly #byName = new Map<string, number[]>()
  readonly #byCode = new Map<string, number[]>()

  add(device: NamedDevice): void {
    const position = this.#devices.push(device) - 1
    for (const form of buildForms(device, position)) this.#addForm(form)
    for (const url of device.urls) this.#byUrl.set(url, position)
    for (const name of new Set(device.names)) push(this.#byName, compactName(name), position)
    for (const code of device.modelCodes) push(this.#byCode, compactCode(code), position)
  }

  #addForm(form: NameForm): void {
    const position = this.#forms.push(form) - 1
    for (const [word, weight] of form.required) {
      const known = this.#postings.get(word) ?? { forms: [], weights: [] }
      if (known.forms.length === 0) this.#postings.set(word, known)
      known.forms.push(position)
      known.weights.push(weight)
    }
  }

  build(): DeviceIndex {
    return {
      devices: this.#devices,
      forms: this.#forms,
      postings: this.#postings,
      wordsByLength: groupWords(this.#postings.keys()),
      byUrl: this.#byUrl,
      byName: this.#byName,
      byCode: this.#byCode,
    }
  }
}

/** Builds everything that matching looks up, once per catalogue. */
export function buildDeviceIndex(devices: readonly NamedDevice[]): DeviceIndex {
  const builder = new DeviceIndexBuilder()
  for (const device of devices) builder.add(device)
  return builder.build()
}
