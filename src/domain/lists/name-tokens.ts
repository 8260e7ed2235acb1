import { foldText } from '#domain/text/fold-text.ts'

/** A name as matching reads it: its words and numbers, and the storage size among them. */
export interface NameTokens {
  readonly tokens: readonly string[]
  /** In gigabytes; null where none was named. */
  readonly storageGb: number | null
  /** Numbers among the tokens that are sizes in inches. */
  readonly sizes: ReadonlySet<string>
}

const GB_PER_TB = 1_024
const MAX_STORAGE_GB = 16_384
const STORAGE_SIZES = new Set(['8', '16', '32', '64', '128', '256', '512', '1024', '2048'])

/** No device has a longer name; what follows is a remark. */
const MAX_NAME_LENGTH = 500

// All quantifiers are bounded, and blanks are single when these patterns see a name or up to a few where something was
// taken out: a visitor's text must not make them backtrack.
const QUOTES = /["“”„«»″′‘’´`]|''/g
const MEMORY = /\d{1,4} {0,4}(?:gb|go) {0,4}(?:ram|arbeitsspeicher|ddr\d?x?|de ram|pamieci)/g
// `8/256` and `8+256GB`: memory and storage together.
const MEMORY_AND_STORAGE = /(?<![\d.a-z])(\d{1,2})(?:gb|go)?[+/](\d{2,4})\s*(?:gb|go|g)?(?![\d.a-z])/g
const AMOUNT = /(?:^|:)[^a-z0-9:]*\d{1,3}[ -]{0,3}(?:x|×|stk|stuck|stueck|pcs|szt)\.?[^a-z0-9]/
const STORAGE =
  /(?<![\d.])(\d+(?:[.,]\d+)?)\s*-?(gb|go|gig|gigas?|gigabytes?|tb|to|tera|terabytes?|teraoctets?)(?![a-z0-9])/g
const PROCESSOR =
  /(?<![a-z0-9])(?:i[3579](?:[- ]\d{4,5}[a-z]{0,2})?|ryzen\s*\d(?:\s*(?:pro\s*)?\d{4}[a-z]{0,2})?)(?![a-z0-9])/g
const KIT = /(?<![a-z0-9])kit /
const FOCAL_LENGTHS = /\d {0,4}- {0,4}\d/
const FOLDABLE = /(?<![a-z0-9])2 {0,4}-? {0,4}in {0,4}-? {0,4}1(?![a-z0-9])/g
const NETWORKS_TOGETHER = /(wi-?fi|wlan)\s*\+/g
const SIZE =
  /(\d{1,4}(?:[.,]\d{1,4})?) {0,4}-? {0,4}(?:zoll|inch|in\.|pulgadas|pouces|pollici|cal[aei]?(?![a-z])|["″”])/g
const GENERATION_BEFORE = /(\d{1,2})[ .]{0,3}(?:st|nd|rd|th|re|ere|er|eme|e|a|o)?[ -]{0,3}gen[a-z]{0,20}\.?/g
const GENERATION_AFTER = /(?<![a-z])gen(?:eration|eracion|erazione|eracja|eracji)?\.?\s*(\d{1,2})(?!\d)/g
const MARK = /(?<![a-z0-9])(?:mk|mark)[^a-z0-9]*(?=\d|[iv]+(?![a-z0-9]))/g
const MARK_FIVE = /(?<![a-z0-9])mark v(?![a-z0-9])/g
const APERTURE = /(?<![a-z0-9])f\s*\/\s*(?=\d)|(?<![a-z0-9])f(?=\d{1,2}[.,]\d)/g
const APERTURE_AFTER_LENGTH = /(\d(?:mm)?\s+)f\s?(?=\d)/g
const NETWORK = /(?<![\d.]|(?<![a-z])[a-z])([345])g(?![a-z0-9])/g
const DECIMAL_COMMA = /(\d),(?=\d)/g
const TOKEN = /\d+(?:\.\d+)?|[a-z]+/g

const ROMAN: ReadonlyMap<string, string> = new Map([
  ['ii', '2'],
  ['iii', '3'],
  ['iv', '4'],
  ['vi', '6'],
  ['vii', '7'],
  ['viii', '8'],
  ['ix', '9'],
])

/** Tokens of networks, so that the digit of `5G` is not taken for a model number. */
const NETWORKS: Readonly<Record<string, string>> = { 3: 'netthree', 4: 'netfour', 5: 'netfive' }

const SECOND_PRO = 'propro'

export const isNetwork = (token: string): boolean => token.startsWith('net') && token.length > 6

export const isNumber = (token: string): boolean => /^\d/.test(token)

const toGigabytes = (amount: string, unit: string): number =>
  Number(amount.replace(',', '.')) * (unit.startsWith('t') ? GB_PER_TB : 1)

/** Drops the lens that came with a camera, from `kit` on. */
function dropKitLens(text: string): string {
  const kit = text.search(KIT)
  return kit !== -1 && FOCAL_LENGTHS.test(text.slice(kit)) ? `${text.slice(0, kit)} ` : text
}

/** Takes storage sizes out of a text; the largest is the storage, the others are memory. */
function takeStorage(text: string): { readonly rest: string; readonly storageGb: number | null } {
  const sizes: number[] = []
  const rest = dropKitLens(text.replace(MEMORY, ' ').replace(PROCESSOR, ' '))
    .replace(FOLDABLE, ' twoinone ')
    .replace(NETWORKS_TOGETHER, '$1 ')
    .replace(MEMORY_AND_STORAGE, (whole: string, _: string, storage: string) => {
      if (!STORAGE_SIZES.has(storage)) return whole
      sizes.push(Number(storage))
      return ' '
    })
    .replace(STORAGE, (_, amount: string, unit: string) => {
      sizes.push(toGigabytes(amount, unit))
      return ' '
    })
  const possible = sizes.filter((size) => size >= 1 && size <= MAX_STORAGE_GB)
  return { rest, storageGb: possible.length > 0 ? Math.max(...possible) : null }
}

const normaliseToken = (token: string): string =>
  ROMAN.get(token) ?? (/^\d+\.0+$/.test(token) ? token.replace(/\.0+$/, '') : token)

/** `MacBook Pro M4 Pro` is another device than `MacBook Pro M4`, so its second Pro is a separate token. */
const markSecondPro = (token: string, at: number, tokens: readonly string[]): string =>
  token === 'pro' && tokens.indexOf(token) < at ? SECOND_PRO : token

/** Reads a name in any of the shop's languages. Two spellings of a device have the same tokens. */
export function readNameTokens(text: string): NameTokens {
  const raw = foldText(text.slice(0, MAX_NAME_LENGTH)).replace(/\s+/g, ' ')
  const sizes = [...raw.matchAll(SIZE)].map(([, size = '']) => normaliseToken(size.replace(',', '.')))
  const folded = raw.replace(QUOTES, ' ')
  const { rest, storageGb } = takeStorage(folded.replace(AMOUNT, ' '))
  const spelled = rest
    .replace(GENERATION_BEFORE, ' $1 ')
    .replace(GENERATION_AFTER, ' $1 ')
    .replaceAll('+', ' plus ')
    .replace(APERTURE, ' ')
    .replace(APERTURE_AFTER_LENGTH, '$1')
    .replace(MARK, ' mark ')
    .replace(/mark\s+v(?![a-z0-9])/g, 'mark v')
    .replace(MARK_FIVE, 'mark 5')
    .replace(NETWORK, (_, digit: string) => ` ${NETWORKS[digit]} `)
    .replace(DECIMAL_COMMA, '$1.')
  const tokens = (spelled.match(TOKEN) ?? []).map(normaliseToken)
  return { tokens: [...new Set(tokens.map(markSecondPro))], storageGb, sizes: new Set(sizes) }
}

/** Only the letters and digits of a text: what joined and separated spellings have in common. */
export const compactName = (text: string): string =>
  foldText(text)
    .replaceAll('+', 'plus')
    .replace(/[^a-z0-9]+/g, '')
