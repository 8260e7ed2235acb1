import type { ClarificationView, Recomputation } from '#contracts/clarification.ts'
import type { ClarificationAnswer } from '#domain/clarification/clarification-answers.ts'
import { findProofRule } from '#domain/clarification/proof-rules.ts'
import { findRule } from '#domain/inspection/found-model.ts'
import type { PriceBasis } from '#domain/inspection/grading.ts'
import type { Market } from '#domain/markets/market.ts'
import { PHOTO_SIDES } from '#domain/photo-passport/photo-sides.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { buildItemReference } from '#server/modules/lifecycle/hash-findings.ts'
import type { ComparedSide } from '#server/modules/photo-passports/compared-sides.repository.ts'
import { buildPicturePath } from '#server/modules/pictures/picture-key.ts'
import type { QuestionTextsByLanguage } from '#server/modules/questions/question-texts.ts'
import type { GivenAnswer, ShownClarification, StoredClarification } from './clarification.repository.ts'
import { isClarificationOver } from './lock-open-clarification.ts'
import type { StoredProof } from './proofs.repository.ts'

/** The order on the page. */
const ORDER: readonly ClarificationAnswer[] = ['ACCEPT', 'DONE', 'RETURN', 'RECYCLE', 'APPEAL']

export const toAnswered = ({ answer, by, at }: GivenAnswer): NonNullable<ClarificationView['answered']> => ({
  answer,
  by,
  at: at.toISOString(),
})

/** None once it is answered or its time is over. */
function listOpenAnswers(stored: StoredClarification, nowMs: number): ClarificationView['answers'] {
  const { offers, answered } = stored
  if (answered || isClarificationOver(stored, nowMs)) return []
  return offers.toSorted((one, other) => ORDER.indexOf(one.answer) - ORDER.indexOf(other.answer))
}

export interface RecomputationParts {
  readonly basis: PriceBasis
  readonly texts: QuestionTextsByLanguage
  readonly models: Recomputation['models']
  readonly market: Market
}

/** Everything that goes into the second price, so that the browser can recompute it. */
export function toRecomputation(
  stored: StoredClarification,
  { found, serialNumber, nonce, commitment, committedAt }: ShownClarification,
  { basis, texts, models, market }: RecomputationParts,
): Recomputation {
  if (!found || !commitment || !committedAt) throw new Error('A second price without findings')
  const { photoIds, ...grading } = found
  const words = texts[market.catalogueLanguage]
  // Those of the described model, too: its breakdown is shown beside that of the one that was found.
  const questions = [...basis.rule.questions, ...findRule(basis).questions]
  const own = questions.flatMap(({ code }) => (words[code] ? [[code, words[code]] as const] : []))
  return {
    basis,
    found: grading,
    photoIds,
    texts: Object.fromEntries(own),
    models,
    commitment: {
      reference: buildItemReference(stored),
      serialNumber,
      nonce: nonce.toString('hex'),
      hash: commitment.toString('hex'),
      committedAt: committedAt.toISOString(),
    },
  }
}

export interface ViewParts {
  readonly recomputation: Recomputation | null
  readonly sides: readonly ComparedSide[]
  readonly proofs: readonly StoredProof[]
  readonly partParcel: ClarificationView['partParcel']
  readonly nowMs: number
}

/** Sides that both have photographed, in the order in which sellers take them. */
const listCompared = (sides: readonly ComparedSide[]): ClarificationView['comparedPhotos'] =>
  PHOTO_SIDES.flatMap((side) => {
    const compared = sides.find((one) => one.side === side)
    return compared?.ourPhotoId
      ? [{ side, sellerPhotoId: compared.sellerPhotoId, ourPhotoId: compared.ourPhotoId }]
      : []
  })

export function toClarificationView(
  stored: StoredClarification,
  shown: ShownClarification,
  { recomputation, sides, proofs, partParcel, nowMs }: ViewParts,
): ClarificationView {
  const { reason, part } = stored
  const rule = findProofRule(reason)
  const { kind, refusal, currency, quotedInCents, priceInCents, wasAppealed } = shown
  const { name, pictureKey, storageGb, categoryId } = shown
  return {
    kind,
    reason,
    part,
    currency,
    quotedInCents,
    priceInCents,
    wasAppealed,
    recomputation,
    comparedPhotos: listCompared(sides),
    refusal,
    partParcel,
    proof: rule && { rule, files: proofs },
    isHazardous: stored.isHazardous,
    tradeNumber: formatTradeNumber(stored.transactionId),
    itemNumber: stored.itemNumber,
    device: { name, image: buildPicturePath(pictureKey), storageGb, categoryId },
    openedAt: shown.openedAt.toISOString(),
    answerBy: stored.answerBy.toISOString(),
    answers: listOpenAnswers(stored, nowMs),
    answered: stored.answered && toAnswered(stored.answered),
  }
}
