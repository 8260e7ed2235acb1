import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { NewOffer } from '#contracts/desk/individual-offers.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import {
  computeOfferState,
  computeOfferTotal,
  findOfferProblems,
  type IndividualOfferState,
  needsTwoPeople,
} from '#domain/offers/individual-offer.ts'
import type { IndividualOfferKey } from '#domain/offers/individual-offer-number.ts'
import { findAgreedBase } from '#domain/pricing/agreed-base.ts'
import { priceDevice } from '#domain/pricing/price-device.ts'
import { MARKETS } from '#markets/markets.ts'
import type { ActionContext } from '#server/desk/items/action-context.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { HttpError } from '#server/http/error-handler.ts'
import {
  isRequestSold,
  listMadeLines,
  lockMadeOffer,
  lockOffersOf,
  type MadeLine,
} from '#server/modules/individual-offers/made-offers.repository.ts'
import type { Questions } from '#server/modules/questions/questions.ts'
import {
  insertOffer,
  listMade,
  markApproved,
  markWithdrawn,
  moveInboxItem,
  type PricedLine,
  queueOfferMail,
  replaceOpenOffers,
  type StoredMade,
} from './offers.repository.ts'
import { priceRequest, type RuledLine } from './price-lines.ts'
import {
  findRequest,
  listRequestLines,
  type StoredRequest,
  type StoredRequestLine,
} from './requests.repository.ts'

type Actor = Pick<ActionContext, 'tx' | 'operator' | 'now'> & {
  readonly questions: Questions
  /** Whether the shop has only one person, who may do everything. */
  readonly isOnePersonDesk: boolean
}

export const createUnknownRequestError = (): HttpError =>
  new HttpError(404, 'NOT_FOUND', 'There’s no such request, or it has been erased.')

type NewLine = NewOffer['lines'][number]

/** The line of the request that a new line prices; refuses what isn't there and what is named twice. */
function matchLines(lines: readonly NewLine[], ruled: readonly RuledLine[]) {
  const known = new Map(ruled.map((line) => [line.line.offerId, line]))
  const problems = lines.flatMap(({ offerId }, index) => {
    const isRepeated = lines.findIndex((line) => line.offerId === offerId) !== index
    if (known.has(offerId) && !isRepeated) return []
    return [{ field: `lines.${index}.offerId`, key: isRepeated ? 'OFFER_REPEATED' : 'OFFER_UNKNOWN' }]
  })
  if (problems.length > 0) throw createInvalidFieldsError(problems)
  return lines.flatMap((line) => {
    const own = known.get(line.offerId)
    return own ? [{ line, own }] : []
  })
}

/** A hand price becomes a base price of its own, so that findings lower it by the same factors. */
function priceLine({ line, own }: { readonly line: NewLine; readonly own: RuledLine }): PricedLine {
  const { input, rulePriceInCents } = own
  if (!input || rulePriceInCents === null) throw new Error('A line that isn’t bought was not refused')
  const baseInCents =
    line.priceInCents === rulePriceInCents ? input.baseInCents : findAgreedBase(input, line.priceInCents)
  if (baseInCents === null) throw createInvalidFieldsError([{ field: 'lines', key: 'WHOLE_UNITS' }])
  const { deviceId, storageGb, conditionId, answers } = own.line
  return {
    id: randomUUID(),
    deviceId,
    storageGb,
    conditionId,
    answers,
    quantity: line.quantity,
    breakdown: priceDevice({ ...input, baseInCents }).breakdown,
    priceInCents: line.priceInCents,
    rulePriceInCents,
    ruleVersion: input.rule.version,
    reason: line.priceInCents === rulePriceInCents ? '' : line.reason.trim(),
  }
}

const createChangedError = (): HttpError =>
  new HttpError(
    409,
    'DRAFT_CHANGED',
    'Someone has made another offer for this request in the meantime. Read it before you make yours.',
  )

/** Whether a stored line is what the wanted one would become. */
function isSameLine(
  made: MadeLine,
  wanted: NewLine | undefined,
  asked: StoredRequestLine | undefined,
): boolean {
  if (!wanted || !asked) return false
  const reason = made.priceInCents === made.rulePriceInCents ? '' : wanted.reason.trim()
  return (
    made.quantity === wanted.quantity &&
    made.priceInCents === wanted.priceInCents &&
    made.reason === reason &&
    made.deviceId === asked.deviceId &&
    made.storageGb === asked.storageGb &&
    made.conditionId === asked.conditionId &&
    isDeepStrictEqual(made.answers, asked.answers)
  )
}

/** Whether the business may still accept it, or will. */
const isUnanswered = (state: IndividualOfferState): boolean => state === 'OPEN' || state === 'HELD'

/** Refuses anything but what the same operator has offered under this number, as long as that is open: a second click. */
async function requireSame(
  { tx, operator, now }: Actor,
  { request, made }: { readonly request: StoredRequest; readonly made: StoredMade | undefined },
  wanted: NewOffer,
): Promise<void> {
  const isSameOffer =
    made?.operatorId === operator.id &&
    made.message === wanted.message.trim() &&
    made.expiresAtMs - (made.approvedAtMs ?? made.createdAtMs) === wanted.days * DAY_MS &&
    isUnanswered(computeOfferState(made, now()))
  if (!isSameOffer) throw createChangedError()
  const { catalogueLanguage } = MARKETS[request.market]
  const asked = await listRequestLines(tx, request, catalogueLanguage)
  const lines = await listMadeLines(tx, { ...request, number: made.number }, catalogueLanguage)
  const isSame =
    lines.length === wanted.lines.length &&
    lines.every((line, index) => {
      const own = wanted.lines[index]
      return isSameLine(
        line,
        own,
        asked.find(({ offerId }) => offerId === own?.offerId),
      )
    })
  if (!isSame) throw createChangedError()
}

export interface OfferWish {
  readonly key: IndividualOfferKey
  readonly wanted: NewOffer
}

export interface OfferOutcome {
  readonly totalInCents: number
  /** Whether it existed already, and nothing was done. */
  readonly isRepeated: boolean
  /** Whether it waits for a second person. */
  readonly isHeld: boolean
}

async function sendOffer(tx: Actor['tx'], key: IndividualOfferKey, at: Date): Promise<void> {
  await queueOfferMail(tx, 'INDIVIDUAL_OFFER', { ...key, at })
  await moveInboxItem(tx, key.requestId, { status: 'waiting', at })
}

/** Makes an offer and sends it, unless a second person has to see it first. The number, which the caller has to know, makes a second click harmless. */
export async function makeOffer(actor: Actor, { key, wanted }: OfferWish): Promise<OfferOutcome> {
  const { tx, operator, now, questions, isOnePersonDesk } = actor
  const { requestId, number } = key
  await lockOffersOf(tx, requestId)
  const request = await findRequest(tx, requestId)
  if (!request) throw createUnknownRequestError()
  const made = await listMade(tx, requestId)
  const [latest] = made
  const totalInCents = computeOfferTotal(wanted.lines)
  if (latest && latest.number >= number) {
    const own = made.find((offer) => offer.number === number)
    await requireSame(actor, { request, made: own }, wanted)
    return { totalInCents, isRepeated: true, isHeld: own?.isHeld ?? false }
  }
  if (number !== (latest?.number ?? 0) + 1)
    throw createInvalidFieldsError([{ field: 'number', key: 'FIELD_INVALID' }])
  if (await isRequestSold(tx, requestId))
    throw new HttpError(409, 'NOT_POSSIBLE', 'The business has accepted an earlier offer for this request.')
  const { lines: ruled, priceListVersion } = await priceRequest(tx, questions, request)
  const matched = matchLines(wanted.lines, ruled)
  const offered = matched.map(({ line, own }) => ({ ...line, rulePriceInCents: own.rulePriceInCents }))
  const problems = findOfferProblems(offered)
  if (problems.length > 0) throw createInvalidFieldsError(problems)
  const at = new Date(now())
  const { market, shopMode, currency } = request
  const isHeld = !isOnePersonDesk && needsTwoPeople(offered, currency)
  // Two offers for the same devices can't both hold. The mail about the new one says so.
  await replaceOpenOffers(tx, { requestId, number, operatorId: operator.id, at, isHeld })
  await insertOffer(tx, {
    requestId,
    number,
    shop: { market, shopMode },
    currency,
    priceListVersion,
    operatorId: operator.id,
    totalInCents,
    message: wanted.message.trim(),
    createdAt: at,
    expiresAt: new Date(at.getTime() + wanted.days * DAY_MS),
    needsApproval: isHeld,
    lines: matched.map(priceLine),
  })
  if (!isHeld) await sendOffer(tx, key, at)
  return { totalInCents, isRepeated: false, isHeld }
}

const createUnknownOfferError = (): HttpError => new HttpError(404, 'NOT_FOUND', 'There’s no such offer.')

/** Sends an offer that someone else has made and that needs two people. Repeated, it does nothing. */
export async function approveOffer(
  { tx, operator, now, isOnePersonDesk }: Omit<Actor, 'questions'>,
  key: IndividualOfferKey,
): Promise<{ readonly totalInCents: number }> {
  const offer = await lockMadeOffer(tx, key)
  if (!offer) throw createUnknownOfferError()
  const { totalInCents } = offer
  const state = computeOfferState(offer, now())
  if (state === 'OPEN') return { totalInCents }
  if (state !== 'HELD' || (await isRequestSold(tx, key.requestId)))
    throw new HttpError(
      409,
      'NOT_POSSIBLE',
      'This offer can’t be sent any more: it has ended, or the business has accepted another one.',
    )
  if (!isOnePersonDesk && offer.operatorId === operator.id)
    throw new HttpError(403, 'FOUR_EYES', 'You made this offer, so someone else has to approve it.')
  const at = new Date(now())
  const moment = { ...key, operatorId: operator.id, at }
  await replaceOpenOffers(tx, { ...moment, isHeld: false })
  await markApproved(tx, moment)
  await sendOffer(tx, key, at)
  return { totalInCents }
}

/** Takes an offer back before it is accepted, and tells the business if it has got it. Repeated, it does nothing. */
export async function withdrawOffer(
  { tx, operator, now }: Pick<Actor, 'tx' | 'operator' | 'now'>,
  key: IndividualOfferKey,
  reason: string,
): Promise<void> {
  const offer = await lockMadeOffer(tx, key)
  if (!offer) throw createUnknownOfferError()
  const state = computeOfferState(offer, now())
  if (state === 'WITHDRAWN') return
  if (!isUnanswered(state))
    throw new HttpError(
      409,
      'NOT_POSSIBLE',
      state === 'ACCEPTED' ? 'The business has accepted this offer.' : 'This offer has expired.',
    )
  const at = new Date(now())
  await markWithdrawn(tx, { ...key, operatorId: operator.id, reason, at })
  if (state === 'OPEN') await queueOfferMail(tx, 'INDIVIDUAL_OFFER_WITHDRAWN', { ...key, at })
  await moveInboxItem(tx, key.requestId, { status: 'open', at })
}
