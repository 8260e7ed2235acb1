import type { RequestLine } from '#contracts/desk/individual-offers.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { findUnanswered, isAnswered } from '#domain/pricing/list-asked-questions.ts'
import { type PriceInput, type PriceResult, priceDevice } from '#domain/pricing/price-device.ts'
import type { PriceRule } from '#domain/pricing/price-rule.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Connection } from '#server/db/database.ts'
import type { Questions } from '#server/modules/questions/questions.ts'
import {
  getCurrentList,
  listRequestLines,
  type StoredRequest,
  type StoredRequestLine,
} from './requests.repository.ts'

/** A line with what the rule says about it today. */
export interface RuledLine {
  readonly line: StoredRequestLine
  /** Null where the market no longer buys the device, or today's rule asks something else about it. */
  readonly input: PriceInput | null
  readonly rulePriceInCents: number | null
}

export interface RuledRequest {
  readonly lines: readonly RuledLine[]
  readonly priceListVersion: number
}

const toPrice = (result: PriceResult): number | null =>
  result.kind === 'offer' ? result.breakdown.totalInCents : null

/** Whether the rule knows everything that was said about a device, and nothing that it asks is missing. */
const isDescribed = (
  { conditions, questions }: PriceRule,
  { conditionId, answers }: Pick<StoredRequestLine, 'conditionId' | 'answers'>,
): boolean =>
  conditions.some(({ id }) => id === conditionId) &&
  Object.entries(answers).every(([code, given]) =>
    questions.some((question) => question.code === code && isAnswered(question, given)),
  ) &&
  !findUnanswered(questions, answers)

function applyRule(
  line: StoredRequestLine,
  { rule, deductionFactorBp }: Pick<PriceInput, 'rule' | 'deductionFactorBp'>,
): RuledLine {
  const { baseInCents, conditionId, answers } = line
  // An answer that a later rule doesn't know would count as the best one.
  if (baseInCents === null || !isDescribed(rule, line)) return { line, input: null, rulePriceInCents: null }
  const input = { rule, deductionFactorBp, baseInCents, conditionId, answers }
  return { line, input, rulePriceInCents: toPrice(priceDevice(input)) }
}

/** The lines of a request, priced by the current rule and price list. */
export async function priceRequest(
  db: Connection,
  { ruleSets }: Pick<Questions, 'ruleSets'>,
  request: Pick<StoredRequest, 'requestId'> & { readonly market: MarketId },
): Promise<RuledRequest> {
  const { catalogueLanguage } = MARKETS[request.market]
  const { version, deductionFactorBp } = await getCurrentList(db, request.market)
  const { rules } = await ruleSets.getCurrent(db)
  const stored = await listRequestLines(db, request, catalogueLanguage)
  const lines = stored.map((line) => applyRule(line, { rule: rules[line.questionSetId], deductionFactorBp }))
  return { lines, priceListVersion: version }
}

export const toLineJson = ({ line, rulePriceInCents }: RuledLine): RequestLine => ({
  offerId: line.offerId,
  device: line.device,
  storageGb: line.storageGb,
  conditionId: line.conditionId,
  answers: line.answers,
  quantity: line.quantity,
  askedInCents: line.askedInCents,
  rulePriceInCents,
})
