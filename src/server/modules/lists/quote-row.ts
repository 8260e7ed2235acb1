import type { ListDevice, ListRowQuote } from '#contracts/lists.ts'
import type { CategoryId } from '#domain/catalogue/category.ts'
import { saysBroken } from '#domain/lists/broken-words.ts'
import type { ListRow } from '#domain/lists/list-row.ts'
import { type DeviceMatch, matchDevice } from '#domain/lists/match-device.ts'
import { assumeBestAnswers, hasCostlyAnswer, readAnswers } from '#domain/lists/read-answers.ts'
import { type RowProblem, type RowReading, readRow } from '#domain/lists/read-row.ts'
import type { Market } from '#domain/markets/market.ts'
import { listAskedQuestions } from '#domain/pricing/list-asked-questions.ts'
import { priceDevice } from '#domain/pricing/price-device.ts'
import type { Answers, PriceRule } from '#domain/pricing/price-rule.ts'
import type { BasePrice, ListedDevice } from './list-catalogue.repository.ts'
import type { ListCatalogue } from './list-catalogue.ts'

/** What all rows of a list share. */
export interface QuoteContext {
  readonly market: Market
  readonly catalogue: ListCatalogue
  readonly rules: Readonly<Record<CategoryId, PriceRule>>
  /** For rows that name none. */
  readonly conditionId: number | null
  readonly seen: Set<string>
  /** Matches by name: lists name the same device many times. */
  readonly matches: Map<string, DeviceMatch>
}

export const toListDevice = (
  { id, categoryId, image, storages, texts }: ListedDevice,
  { catalogueLanguage }: Market,
): ListDevice => {
  const { name = '', url = '' } = texts.get(catalogueLanguage) ?? {}
  return { id, name, url, image, categoryId, storages: [...storages] }
}

function findMatch(
  { catalogue, matches }: QuoteContext,
  row: ListRow,
  storageGb: number | null,
): DeviceMatch {
  const key = `${storageGb ?? ''} ${row.device}`
  const match = matches.get(key) ?? matchDevice(catalogue.index, row.device, storageGb)
  matches.set(key, match)
  return match
}

const NO_DEVICE = {
  device: null,
  storageGb: null,
  isSmallestStorage: false,
  answers: null,
  assumed: 0,
  priceInCents: null,
  refusal: null,
} as const

const toRowTexts = ({ line: _, ...texts }: ListRow): ListRowQuote['row'] => texts

interface FoundSize {
  readonly base: BasePrice
  readonly isSmallest: boolean
}

/** The price of the named size, or of the smallest where none is named: inspection can only raise that. */
function findSize(prices: readonly BasePrice[], storageGb: number | null): FoundSize | null {
  const [smallest] = prices
  const named = prices.find((price) => price.storageGb === storageGb)
  if (named) return { base: named, isSmallest: false }
  if (!smallest) return null
  // A named size is ignored only for devices that have no storage.
  if (storageGb !== null && smallest.storageGb !== 0) return null
  return { base: smallest, isSmallest: prices.length > 1 }
}

interface ReadRow {
  readonly row: ListRow
  readonly reading: RowReading
}

interface Priced {
  readonly quote: Omit<
    ListRowQuote,
    'kind' | 'line' | 'row' | 'status' | 'confidence' | 'candidates' | 'quantity' | 'problems' | 'conditionId'
  >
  readonly problems: readonly RowProblem[]
}

const countAssumed = (rule: PriceRule, given: Answers, all: Answers): number =>
  listAskedQuestions(rule.questions, all).filter(({ code }) => !given[code]).length

const DAMAGED = 1

/** A row that calls its device broken needs answers that cost something, or the condition that says so. */
function describeBroken(row: ListRow, { conditionId }: RowReading, hasCostlyAnswers: boolean): RowProblem[] {
  const isExplained = hasCostlyAnswers || (row.condition !== '' && conditionId === DAMAGED)
  return saysBroken(row.device) && !isExplained
    ? [{ code: 'ROW_BROKEN', detail: row.device.slice(0, 300) }]
    : []
}

function priceRow(context: QuoteContext, device: ListedDevice, { row, reading }: ReadRow): Priced {
  const { catalogue, rules, market } = context
  const { prices } = catalogue
  const rule = rules[device.questionSetId]
  const shown = toListDevice(device, market)
  const size = findSize(prices.byDevice.get(device.id) ?? [], reading.storageGb)
  const read = readAnswers(row.answers, rule.questions)
  const isCostly = read.kind === 'answers' && hasCostlyAnswer(rule.questions, read.answers)
  const problems = [
    ...describeBroken(row, reading, isCostly),
    ...(size ? [] : [{ code: 'ROW_ANSWER' as const, detail: `STORAGE=${reading.storageGb}` }]),
    ...(read.kind === 'unknown' ? [{ code: 'ROW_ANSWER' as const, detail: read.part }] : []),
  ]
  if (!size || read.kind === 'unknown') return { quote: { ...NO_DEVICE, device: shown }, problems }
  const answers = assumeBestAnswers(rule.questions, read.answers)
  const result = priceDevice({
    rule,
    answers,
    conditionId: reading.conditionId,
    baseInCents: size.base.amountInCents,
    deductionFactorBp: prices.deductionFactorBp,
  })
  const isOffer = result.kind === 'offer' && reading.conditionId !== null
  const quote = {
    device: shown,
    storageGb: size.base.storageGb,
    isSmallestStorage: size.isSmallest,
    answers: Object.fromEntries(Object.entries(answers).map(([code, codes]) => [code, [...codes]])),
    assumed: countAssumed(rule, read.answers, answers),
    priceInCents: isOffer ? result.breakdown.totalInCents : null,
    refusal: result.kind === 'noOffer' ? result.reason : result.kind === 'gate' ? result.gate : null,
  }
  return { quote, problems }
}

function describeDeviceProblem(match: DeviceMatch, { device }: ListRow): RowProblem[] {
  if (match.kind === 'unknown') return [{ code: 'ROW_DEVICE_UNKNOWN', detail: device.slice(0, 300) }]
  return match.kind === 'ambiguous' ? [{ code: 'ROW_DEVICE_AMBIGUOUS', detail: device }] : []
}

/** A device that the market does not buy counts as unknown. */
function keepBought(match: DeviceMatch, { devices, prices }: ListCatalogue): DeviceMatch {
  const isBought = (position: number) => prices.byDevice.has(devices[position]?.id ?? 0)
  if (match.kind === 'unknown') return match
  if (match.kind !== 'ambiguous') return isBought(match.device) ? match : { kind: 'unknown' }
  const candidates = match.candidates.filter(({ device }) => isBought(device))
  return candidates.length > 0 ? { ...match, candidates } : { kind: 'unknown' }
}

const toCandidates = (match: DeviceMatch, { catalogue, market }: QuoteContext): ListRowQuote['candidates'] =>
  (match.kind === 'ambiguous' ? match.candidates : []).flatMap(({ device, confidence }) => {
    const found = catalogue.devices[device]
    if (!found) return []
    const { name, url } = toListDevice(found, market)
    return [{ name, url, confidence }]
  })

const rateConfidence = (match: DeviceMatch): number => {
  if (match.kind === 'certain') return 1
  return match.kind === 'guess' ? match.confidence : 0
}

/** One report line for one row, whatever it contains. */
export function quoteRow(row: ListRow, context: QuoteContext): ListRowQuote {
  const read = readRow(row, context)
  const match = keepBought(findMatch(context, row, read.storageGb), context.catalogue)
  const device =
    match.kind === 'certain' || match.kind === 'guess' ? context.catalogue.devices[match.device] : undefined
  const named = match.kind === 'unknown' ? null : match.storageGb
  const reading = { ...read, storageGb: read.storageGb ?? named }
  const priced = device ? priceRow(context, device, { row, reading }) : null
  const problems = [...describeDeviceProblem(match, row), ...read.problems, ...(priced?.problems ?? [])]
  const isGuess = match.kind === 'guess' || priced?.quote.isSmallestStorage === true
  const { conditionId, quantity } = reading
  return {
    kind: 'row',
    line: row.line,
    row: toRowTexts(row),
    status: problems.length > 0 ? 'error' : isGuess ? 'guess' : 'ok',
    confidence: rateConfidence(match),
    problems,
    candidates: toCandidates(match, context),
    conditionId,
    quantity,
    ...(priced?.quote ?? NO_DEVICE),
  }
}
