import type { ClarificationView } from '#contracts/clarification.ts'
import type { Market } from '#domain/markets/market.ts'
import { OtherRuleError, requirePriceBasis } from '#server/modules/lifecycle/price-basis.ts'
import type { QuestionFiles } from '#server/modules/questions/question-files.ts'
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
  readonly questions: QuestionFiles
  readonly onFailure: (error: unknown) => void
}

/** The page of one answer names the offer that it is about. */
export interface ClarificationPageData extends ClarificationLink {
  readonly offerId?: string
}

export interface ClarificationService {
  /** The question behind a link, answered or not; null where token, number or offer do not belong together. */
  findCase(page: ClarificationPageData, market: Market): Promise<ClarificationView | null>
  /** Answers a question, once; what was answered. */
  answer(request: AnswerRequest): Promise<NonNullable<ClarificationView['answered']>>
  findPhoto(link: ClarificationLink, photoId: string): Promise<StoredPhoto | null>
}

/** The question is there, but cannot be shown as it has to be: a person has to look at it. */
export class ClarificationUnavailableError extends Error {
  override name = 'CaseUnavailableError'
}

async function recompute(
  { db, questions, onFailure }: ClarificationOptions,
  { stored, shown }: { readonly stored: StoredClarification; readonly shown: ShownClarification },
  market: Market,
) {
  try {
    const basis = await requirePriceBasis(db, questions.rules, stored)
    return toRecomputation(stored, shown, { basis, texts: questions.texts, market })
  } catch (error) {
    if (!(error instanceof OtherRuleError)) throw error
    onFailure(error)
    throw new ClarificationUnavailableError('The price cannot be made again', { cause: error })
  }
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
  const recomputation = shown.kind === 'PRICE' ? await recompute(options, { stored, shown }, market) : null
  return toClarificationView(stored, shown, { recomputation, nowMs: options.now() })
}

/** Questions to sellers, for whoever holds their links. */
export const createClarificationService = (options: ClarificationOptions): ClarificationService => ({
  findCase: (page, market) => findView(options, page, market),
  answer: async (request) => toAnswered(await answerClarification(options, request)),
  findPhoto: (link, photoId) => findPhoto(options.db, link, photoId),
})
