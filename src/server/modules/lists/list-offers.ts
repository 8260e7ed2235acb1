import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ListOffer, ListOffersRequest } from '#contracts/lists.ts'
import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { assumeBestAnswers } from '#domain/lists/read-answers.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import { isAnswered } from '#domain/pricing/list-asked-questions.ts'
import { type PriceBreakdown, priceDevice } from '#domain/pricing/price-device.ts'
import type { Answers, PriceRule } from '#domain/pricing/price-rule.ts'
import { MARKETS } from '#markets/markets.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { type OfferStorage, storeOffers } from '#server/modules/offers/store-offers.ts'
import type { ListedDevice } from './list-catalogue.repository.ts'
import type { ListCatalogue } from './list-catalogue.ts'
import { type QuoteContext, toListDevice } from './quote-row.ts'

type OfferLine = ListOffersRequest['lines'][number]

interface PricedLine {
  readonly line: OfferLine
  readonly device: ListedDevice
  readonly answers: Answers
  readonly rule: PriceRule
  readonly breakdown: PriceBreakdown
}

type LineOutcome =
  | ({ readonly kind: 'priced' } & PricedLine)
  | { readonly kind: 'problem'; readonly problem: FieldProblem }

const refuse = (field: string, key: string): LineOutcome => ({ kind: 'problem', problem: { field, key } })

const hasUnknownAnswers = (rule: PriceRule, answers: Answers): boolean =>
  Object.entries(answers).some(([code, codes]) => {
    const question = rule.questions.find((known) => known.code === code)
    return !question || !isAnswered(question, codes)
  })

function priceLine(
  line: OfferLine,
  { prices }: ListCatalogue,
  { device, rule }: { readonly device: ListedDevice | undefined; readonly rule: PriceRule | null },
): LineOutcome {
  const sizes = prices.byDevice.get(line.deviceId)
  if (!device || !rule || !sizes) return refuse('deviceId', 'DEVICE_UNKNOWN')
  const base = sizes.find(({ storageGb }) => storageGb === line.storageGb)
  if (!base) return refuse('storageGb', 'STORAGE_UNKNOWN')
  if (hasUnknownAnswers(rule, line.answers)) return refuse('answers', 'ANSWER_UNKNOWN')
  const answers = assumeBestAnswers(rule.questions, line.answers)
  const result = priceDevice({
    rule,
    answers,
    conditionId: line.conditionId,
    baseInCents: base.amountInCents,
    deductionFactorBp: prices.deductionFactorBp,
  })
  if (result.kind === 'noOffer') return refuse('answers', result.reason)
  if (result.kind === 'gate') return refuse('answers', result.gate)
  return { kind: 'priced', line, device, answers, rule, breakdown: result.breakdown }
}

/** Few enough that other requests are answered in between. */
const LINES_PER_TURN = 50

async function priceLines(
  lines: readonly OfferLine[],
  { catalogue, rules }: Pick<QuoteContext, 'catalogue' | 'rules'>,
): Promise<PricedLine[]> {
  const byId = new Map(catalogue.devices.map((device) => [device.id, device]))
  const outcomes: LineOutcome[] = []
  for (const line of lines) {
    if (outcomes.length % LINES_PER_TURN === 0) await nextTurn()
    const device = byId.get(line.deviceId)
    const rule = device ? rules[device.questionSetId] : null
    outcomes.push(priceLine(line, catalogue, { device, rule }))
  }
  const problems = outcomes.flatMap((outcome, index) =>
    outcome.kind === 'problem'
      ? [{ ...outcome.problem, field: `lines.${index}.${outcome.problem.field}` }]
      : [],
  )
  if (problems.length > 0) throw createInvalidFieldsError(problems)
  return outcomes.flatMap((outcome) => (outcome.kind === 'priced' ? [outcome] : []))
}

export interface ListOffersInput {
  readonly storage: OfferStorage
  readonly shop: Shop
  /** The customer who is signed in; null for a guest. */
  readonly customerId: string | null
  readonly context: Pick<QuoteContext, 'catalogue' | 'rules'>
  readonly lines: readonly OfferLine[]
}

/** Creates the offers of a list. Prices are computed again, whatever the browser has shown. */
export async function createListOffers(input: ListOffersInput): Promise<ListOffer[]> {
  const { storage, shop, customerId, context, lines } = input
  const { currency, version: priceListVersion } = context.catalogue.prices
  const priced = await priceLines(lines, context)
  const stored = await storeOffers(
    storage,
    { shop, source: 'list', currency, priceListVersion, customerId },
    priced.map(({ line, answers, breakdown, rule }) => {
      const { deviceId, storageGb, conditionId } = line
      return {
        deviceId,
        storageGb,
        conditionId,
        answers,
        selfTest: null,
        breakdown,
        ruleVersion: rule.version,
        sameness: 'row',
      }
    }),
  )
  return priced.map(({ line, device, breakdown }, index) => {
    const offer = stored[index]
    if (!offer) throw new Error('An offer was not stored')
    const { name, url, image, categoryId } = toListDevice(device, MARKETS[shop.market])
    return {
      offerId: offer.offerId,
      deviceId: device.id,
      categoryId,
      name,
      url,
      image,
      storageGb: line.storageGb,
      conditionId: line.conditionId,
      quantity: line.quantity,
      priceInCents: breakdown.totalInCents,
      currency,
      expiresAt: offer.expiresAt.toISOString(),
    }
  })
}
