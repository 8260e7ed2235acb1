import { compactCode, type DeviceIndex } from './device-index.ts'
import { compactName } from './name-tokens.ts'
import { coveredShare, orderShare, type RankedDevice, rankDevices } from './rank-devices.ts'
import { type ListQuery, readQuery, VARIANT_WORDS } from './read-query.ts'

export type Candidate = Omit<RankedDevice, 'form'>

/** What a line of a list means, with the storage size that it names. */
export type DeviceMatch =
  | { readonly kind: 'certain'; readonly device: number; readonly storageGb: number | null }
  | ({ readonly kind: 'guess'; readonly storageGb: number | null } & Candidate)
  | {
      readonly kind: 'ambiguous'
      readonly candidates: readonly Candidate[]
      readonly storageGb: number | null
    }
  | { readonly kind: 'unknown' }

/** The longest text that can be a name. */
const MAX_LENGTH = 300
const CERTAIN = 0.945
const EXACT = 0.99
const LIKELY = 0.66
/** A mistyped word may be another word, so more of the rest has to match. */
const LIKELY_MISTYPED = 0.78
/** Devices that score closer than this are only told apart by the order of their words. */
const MARGIN = 0.03
const ORDER_MARGIN = 0.12
const MAX_CANDIDATES = 3
const NUMBER_ONLY_SHARE = 0.85
const BY_CODE = 0.9
const MIN_CODE_LENGTH = 5
const MAX_CODE_LENGTH = 24
const MAX_CODE_SUFFIX = 7

const UNKNOWN: DeviceMatch = { kind: 'unknown' }

const toTwoDecimals = (confidence: number): number => Math.round(confidence * 100) / 100

const toCandidate = ({ device, confidence }: Candidate): Candidate => ({
  device,
  confidence: toTwoDecimals(confidence),
})

/** The last segment of an address in any market; null if the text is no address. */
function findSlug(text: string): string | null {
  const [path = ''] = text.split(/[?#]/, 1)
  if (/\s/.test(path)) return null
  const parts = path.split('/').filter(Boolean)
  return parts[parts.length - 1]?.toLowerCase() ?? null
}

/** Devices whose model code occurs in the text; a sales suffix after it is ignored. */
function findByCode({ byCode }: DeviceIndex, text: string): readonly number[] {
  const alone = byCode.get(compactCode(text))
  if (alone) return alone
  for (const word of text.split(/[\s,;()[\]]+/).map(compactCode)) {
    // A short code is more often a year or a size.
    if (word.length < MIN_CODE_LENGTH || word.length > MAX_CODE_LENGTH || !/\d/.test(word)) continue
    const whole = byCode.get(word)
    if (whole && /[a-z]/.test(word)) return whole
    for (let end = word.length - 1; end >= Math.max(6, word.length - MAX_CODE_SUFFIX); end -= 1) {
      const found = byCode.get(word.slice(0, end))
      if (found) return found
    }
  }
  return []
}

/** Numbers alone never identify a device with certainty: several makers have a `13 Pro`. */
const hasNoWord = ({ words }: ListQuery): boolean =>
  !words.some(
    ({ token, meanings }) => meanings.length > 0 && /^[a-z]{2,}$/.test(token) && !VARIANT_WORDS.has(token),
  )

/** Rates words in common first, then their order. */
const rateFit = (query: ListQuery, { form }: RankedDevice): number =>
  2 * coveredShare(query, form) + orderShare(query, form)

/** Among devices with nearly the same score, the one that clearly fits best in words and order; null if none does. */
function findByOrder(near: readonly RankedDevice[], query: ListQuery): RankedDevice | null {
  const ordered = near
    .map((ranked) => ({ ranked, share: rateFit(query, ranked) }))
    .sort((left, right) => right.share - left.share)
  const [first, second] = ordered
  if (!first || !second) return first?.ranked ?? null
  return first.share - second.share >= ORDER_MARGIN ? first.ranked : null
}

/** Whether line and name have the same words, apart from the maker. */
function isWhole({ form, confidence }: RankedDevice, { words }: ListQuery): boolean {
  if (form.share < 1 || confidence < CERTAIN) return false
  const said = new Set(words.flatMap(({ meanings }) => meanings.map(({ word }) => word)))
  return [...form.required].every(([word, weight]) => weight <= 0.1 || said.has(word))
}

/** Whether the line is a search term of the device: `Note 9` means more than one. */
const isSearchTerm = ({ form, confidence }: RankedDevice): boolean =>
  form.share < 1 && confidence / form.share > EXACT

const isMistyped = ({ form }: RankedDevice, { words }: ListQuery): boolean =>
  words.some(({ meanings }) =>
    meanings.some(({ word, share }) => share < 1 && (form.required.has(word) || form.neutral.has(word))),
  )

function decide(ranked: readonly RankedDevice[], query: ListQuery): DeviceMatch {
  const [best] = ranked
  if (!best || best.confidence < LIKELY) return UNKNOWN
  const { storageGb } = query
  const near = ranked.filter(({ confidence }) => best.confidence - confidence < MARGIN)
  const isOnlyOne = near.slice(1).every((other) => !isSearchTerm(other) && !isWhole(other, query))
  const chosen = isOnlyOne && isWhole(best, query) ? best : findByOrder(near, query)
  if (!chosen)
    return { kind: 'ambiguous', candidates: near.slice(0, MAX_CANDIDATES).map(toCandidate), storageGb }
  const confidence = chosen.confidence * (hasNoWord(query) ? NUMBER_ONLY_SHARE : 1)
  const isTypo = isMistyped(chosen, query)
  if (confidence < (isTypo ? LIKELY_MISTYPED : LIKELY)) return UNKNOWN
  if (confidence >= CERTAIN && !isTypo) return { kind: 'certain', device: chosen.device, storageGb }
  return { kind: 'guess', ...toCandidate({ device: chosen.device, confidence }), storageGb }
}

/** With a model code: certain if one device has it, otherwise the other words decide among those that do. */
function decideByCode(devices: readonly number[], query: ListQuery, index: DeviceIndex): DeviceMatch {
  const { storageGb } = query
  const [only] = devices
  if (devices.length === 1 && only !== undefined) return { kind: 'certain', device: only, storageGb }
  const [best, second] = rankDevices(query, index, new Set(devices))
  if (best && best.confidence - (second?.confidence ?? 0) >= MARGIN)
    return { kind: 'guess', device: best.device, confidence: BY_CODE, storageGb }
  const candidates = devices
    .slice(0, MAX_CANDIDATES)
    .map((device) => toCandidate({ device, confidence: 1 / devices.length }))
  return { kind: 'ambiguous', candidates, storageGb }
}

/** Finds the device that a line of a list means: by address, name or model code, or by its words. */
export function matchDevice(
  index: DeviceIndex,
  line: string,
  storageHint: number | null = null,
): DeviceMatch {
  const text = line.trim()
  if (text === '' || text.length > MAX_LENGTH) return UNKNOWN
  const known = index.byUrl.get(findSlug(text) ?? '')
  if (known !== undefined) return { kind: 'certain', device: known, storageGb: null }
  if (/^https?:/i.test(text)) return UNKNOWN
  const read = readQuery(text, index)
  const query = { ...read, storageGb: storageHint ?? read.storageGb }
  const named = index.byName.get(compactName(text)) ?? []
  const coded = named.length > 0 ? named : findByCode(index, text)
  const match =
    coded.length > 0 ? decideByCode(coded, query, index) : decide(rankDevices(query, index), query)
  return match.kind === 'unknown' ? match : { ...match, storageGb: read.storageGb }
}
