import type { FieldError } from '#contracts/errors.ts'
import type { Offer, OfferRenewal, OfferRequest } from '#contracts/offers.ts'
import type { CategoryId } from '#domain/catalogue/category.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import { askedQuestions, isAnswered } from '#domain/pricing/asked-questions.ts'
import { priceDevice } from '#domain/pricing/price-device.ts'
import type { Answers, PriceRule } from '#domain/pricing/price-rule.ts'
import type { Database } from '#server/db/database.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { findListedPrices, insertOffer } from './offers.repository.ts'
import { renewOffers } from './renew-offers.ts'

export interface OffersOptions {
  readonly db: Database
  readonly rules: Readonly<Record<CategoryId, PriceRule>>
  readonly now: () => number
}

export interface OffersService {
  /** Prices what a seller says and stores the offer; refuses what is incomplete, blocked or not bought. */
  create(shop: Shop, request: OfferRequest): Promise<Offer>
  /** What became of offers in a cart; those that have ended or belong to another market are made anew. */
  renew(shop: Shop, offerIds: readonly string[]): Promise<OfferRenewal[]>
}

/** How long a price in the cart holds. */
export const OFFER_LIFETIME_MS = 7 * DAY_MS

const invalid = (errors: readonly FieldError[]) =>
  new HttpError(422, 'INVALID_FIELDS', 'The answers do not fit the device.', errors)

/** Answers of questions that are not asked are not stored: they say nothing about the price. */
function requireAnswers({ questions }: PriceRule, given: Answers): Answers {
  const asked = askedQuestions(questions, given)
  const errors = asked
    .filter((question) => !isAnswered(question, given[question.code]))
    .map(({ code }) => ({
      field: `answers.${code}`,
      key: given[code] ? 'ANSWER_UNKNOWN' : 'ANSWER_MISSING',
    }))
  const unknown = Object.keys(given).filter((code) => !questions.some((question) => question.code === code))
  const strange = unknown.map((code) => ({ field: `answers.${code}`, key: 'QUESTION_UNKNOWN' }))
  if (errors.length + strange.length > 0) throw invalid([...errors, ...strange])
  return Object.fromEntries(asked.map(({ code }) => [code, given[code] ?? []]))
}

async function createOffer(
  { db, rules, now }: OffersOptions,
  shop: Shop,
  { deviceId, storageGb, conditionId, answers }: OfferRequest,
): Promise<Offer> {
  const listed = await findListedPrices(db, shop.market, deviceId)
  if (!listed) throw new HttpError(404, 'NOT_FOUND', 'There is no such device.')
  const base = listed.prices.find((price) => price.storageGb === storageGb)
  if (!base) throw invalid([{ field: 'storageGb', key: 'STORAGE_UNKNOWN' }])
  const rule = rules[listed.categoryId]
  const counted = requireAnswers(rule, answers)
  const result = priceDevice({
    rule,
    conditionId,
    answers: counted,
    baseInCents: base.amountInCents,
    deductionFactorBp: listed.deductionFactorBp,
  })
  if (result.kind === 'noOffer')
    throw new HttpError(422, 'NO_OFFER', 'We make no offer.', [{ field: 'answers', key: result.reason }])
  if (result.kind === 'gate')
    throw new HttpError(422, 'OFFER_BLOCKED', 'Something has to be done first.', [
      { field: 'answers', key: result.gate },
    ])
  const { receipt } = result
  const createdAt = new Date(now())
  const expiresAt = new Date(now() + OFFER_LIFETIME_MS)
  const offer = { deviceId, storageGb, conditionId, answers: counted, receipt, currency: listed.currency }
  const versions = { priceListVersion: listed.version, ruleVersion: rule.version }
  const offerId = await insertOffer(db, { ...offer, ...versions, shop, createdAt, expiresAt })
  return {
    ...versions,
    ...offer,
    offerId,
    answers: Object.fromEntries(Object.entries(counted).map(([code, codes]) => [code, [...codes]])),
    receipt: { ...receipt, lines: [...receipt.lines] },
    priceInCents: receipt.totalInCents,
    expiresAt: expiresAt.toISOString(),
  }
}

/** Offers are made here and nowhere else; a browser shows the same price because it has the same rule. */
export const createOffersService = (options: OffersOptions): OffersService => ({
  create: (shop, request) => createOffer(options, shop, request),
  renew: (shop, offerIds) =>
    renewOffers({ ...options, create: (request) => createOffer(options, shop, request) }, shop, offerIds),
})
