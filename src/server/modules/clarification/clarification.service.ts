import type { ClarificationView, Recomputation } from '#contracts/clarification.ts'
import type { Market } from '#domain/markets/market.ts'
import { requirePriceBasis } from '#server/modules/lifecycle/price-basis.ts'
import type { Questions } from '#server/modules/questions/questions.ts'
import { type AnswerOptions, type AnswerRequest, answerClarification } from './answer-clarification.ts'
import { toAnswered, toClarificationView, toRecomputation } from './clarification.presenter.ts'
import {
  type ClarificationLink,
  findClarification,
  findPhoto,
  requireShownClarification,
  type ShownClarification,
  type StoredClarification,
  type StoredPhoto,
} from './clarification.repository.ts'

export interface ClarificationOptions extends AnswerOptions {
  readonly questions: Questions
}

/** The page of one answer names its offer. */
export interface ClarificationPageData extends ClarificationLink {
  readonly offerId?: string
}

export interface ClarificationService {
  /** The clarification of a link, answered or not; null where token, trade number and offer do not belong together. */
  find(page: ClarificationPageData, market: Market): Promise<ClarificationView | null>
  /** Answers a clarification, once, and returns the answer. */
  answer(request: AnswerRequest): Promise<NonNullable<ClarificationView['answered']>>
  findPhoto(link: ClarificationLink, photoId: string): Promise<StoredPhoto | null>
}

async function buildRecomputation(
  { db, questions }: ClarificationOptions,
  { stored, shown }: { readonly stored: StoredClarification; readonly shown: ShownClarification },
  market: Market,
): Promise<Recomputation> {
  const basis = await requirePriceBasis(db, questions.ruleSets, stored)
  return toRecomputation(stored, shown, { basis, texts: questions.texts, market })
}

async function findView(
  options: ClarificationOptions,
  { offerId, ...link }: ClarificationPageData,
  market: Market,
): Promise<ClarificationView | null> {
  const stored = await findClarification(options.db, link)
  if (!stored) return null
  const isOffered = stored.offers.some((offer) => offer.offerId === offerId?.toLowerCase())
  if (offerId !== undefined && !isOffered) return null
  const shown = await requireShownClarification(options.db, stored.clarificationId, market.catalogueLanguage)
  const recomputation =
    shown.kind === 'PRICE' ? await buildRecomputation(options, { stored, shown }, market) : null
  return toClarificationView(stored, shown, { recomputation, nowMs: options.now() })
}

/** Clarifications, for sellers who have their links. */
export const createClarificationService = (options: ClarificationOptions): ClarificationService => ({
  find: (page, market) => findView(options, page, market),
  answer: async (request) => toAnswered(await answerClarification(options, request)),
  findPhoto: (link, photoId) => findPhoto(options.db, link, photoId),
})
