import type { FieldError } from '#contracts/errors.ts'
import type { Offer, OfferRenewal, OfferRequest } from '#contracts/offers.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import type { OfferSource } from '#domain/offers/offer-quota.ts'
import { isAnswered, listAskedQuestions } from '#domain/pricing/list-asked-questions.ts'
import { priceDevice } from '#domain/pricing/price-device.ts'
import type { Answers, PriceRule } from '#domain/pricing/price-rule.ts'
import { readSelfTest } from '#domain/self-test/test-steps.ts'
import type { Database } from '#server/db/database.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { moveOfferPhotos } from '#server/modules/photo-passports/passports.repository.ts'
import type { RuleSets } from '#server/modules/questions/rule-sets.ts'
import type { OfferCaller, TakeOfferQuota } from './offer-quotas.ts'
import { findListedPrices } from './offers.repository.ts'
import { renewOffers } from './renew-offers.ts'
import { storeOffers } from './store-offers.ts'

export interface OffersOptions {
  readonly db: Database
  readonly ruleSets: RuleSets
  readonly now: () => number
  readonly takeQuota: TakeOfferQuota
}

export interface OffersService {
  /** Prices a seller's answers by the current rule and stores the offer; refuses what is incomplete, blocked or not bought. */
  create(shop: Shop, caller: OfferCaller, request: OfferRequest): Promise<Offer>
  /** What became of the offers of a cart; those that expired or belong to another market are made again. */
  renew(shop: Shop, caller: OfferCaller, offerIds: readonly string[]): Promise<OfferRenewal[]>
}

const createInvalidAnswers = (errors: readonly FieldError[]) =>
  new HttpError(
    422,
    'INVALID_FIELDS',
    'These answers don’t match the device’s questions. Answer the questions again.',
    errors,
  )

/** Answers of questions that are not asked are not stored: they do not affect the price. */
function requireAnswers({ questions }: PriceRule, given: Answers): Answers {
  const asked = listAskedQuestions(questions, given)
  const errors = asked
    .filter((question) => !isAnswered(question, given[question.code]))
    .map(({ code }) => ({
      field: `answers.${code}`,
      key: given[code] ? 'ANSWER_UNKNOWN' : 'ANSWER_MISSING',
    }))
  const unknown = Object.keys(given).filter((code) => !questions.some((question) => question.code === code))
  const strange = unknown.map((code) => ({ field: `answers.${code}`, key: 'QUESTION_UNKNOWN' }))
  if (errors.length + strange.length > 0) throw createInvalidAnswers([...errors, ...strange])
  return Object.fromEntries(asked.map(({ code }) => [code, given[code] ?? []]))
}

/** Where and by whom an offer is asked for. */
interface OfferOccasion {
  readonly shop: Shop
  readonly caller: OfferCaller
  readonly source: OfferSource
  /** The offer that is renewed; null for a new one. */
  readonly renewedId: string | null
}

async function createOffer(
  { db, ruleSets, now, takeQuota }: OffersOptions,
  { shop, caller, source, renewedId }: OfferOccasion,
  { deviceId, storageGb, conditionId, answers, selfTest }: OfferRequest,
): Promise<Offer> {
  const listed = await findListedPrices(db, shop.market, deviceId)
  if (!listed) throw new HttpError(404, 'NOT_FOUND', 'We don’t buy this device. Search for another one.')
  const base = listed.prices.find((price) => price.storageGb === storageGb)
  if (!base) throw createInvalidAnswers([{ field: 'storageGb', key: 'STORAGE_UNKNOWN' }])
  const rule = (await ruleSets.getCurrent(db)).rules[listed.questionSetId]
  const counted = requireAnswers(rule, answers)
  const result = priceDevice({
    rule,
    conditionId,
    answers: counted,
    baseInCents: base.amountInCents,
    deductionFactorBp: listed.deductionFactorBp,
  })
  if (result.kind === 'noOffer')
    throw new HttpError(422, 'NO_OFFER', 'We can’t make an offer for a device in this condition.', [
      { field: 'answers', key: result.reason },
    ])
  if (result.kind === 'gate')
    throw new HttpError(422, 'OFFER_BLOCKED', 'The device has to be unlocked before we can make an offer.', [
      { field: 'answers', key: result.gate },
    ])
  const { breakdown } = result
  const { currency, version: priceListVersion } = listed
  const offer = { deviceId, storageGb, conditionId, answers: counted, breakdown, ruleVersion: rule.version }
  const [stored] = await storeOffers(
    { db, now, takeQuota: (amount) => takeQuota(caller, source, amount) },
    { shop, source, currency, priceListVersion, customerId: caller.customerId },
    [
      {
        ...offer,
        selfTest: readSelfTest(listed.questionSetId, selfTest),
        sameness: renewedId === null ? null : `renewal of ${renewedId}`,
      },
    ],
  )
  if (!stored) throw new Error('The offer was not stored')
  // A renewal repeated is the same offer, so that photos are never left with one that nobody knows.
  if (renewedId !== null) await moveOfferPhotos(db, renewedId, stored.offerId)
  return {
    ...offer,
    currency,
    priceListVersion,
    offerId: stored.offerId,
    answers: Object.fromEntries(Object.entries(counted).map(([code, codes]) => [code, [...codes]])),
    breakdown: { ...breakdown, lines: [...breakdown.lines] },
    priceInCents: breakdown.totalInCents,
    expiresAt: stored.expiresAt.toISOString(),
  }
}

/** Creates offers. A browser shows the same price because it has the same rule. */
export const createOffersService = (options: OffersOptions): OffersService => ({
  create: (shop, caller, request) =>
    createOffer(options, { shop, caller, source: 'device', renewedId: null }, request),
  renew: (shop, caller, offerIds) =>
    renewOffers(
      {
        ...options,
        repeat: ({ source, offerId: renewedId }, request) =>
          createOffer(options, { shop, caller, source, renewedId }, request),
      },
      shop,
      offerIds,
    ),
})
