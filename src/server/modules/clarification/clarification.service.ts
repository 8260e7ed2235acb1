import type { ClarificationView, Recomputation } from '#contracts/clarification.ts'
import type { Market } from '#domain/markets/market.ts'
import { hashClarificationToken } from '#server/modules/lifecycle/clarification-token.ts'
import { toLaterVersions } from '#server/modules/lifecycle/later-prices.ts'
import { findModelNames } from '#server/modules/lifecycle/model-names.ts'
import { requirePriceBasis } from '#server/modules/lifecycle/price-basis.ts'
import { listComparedSides } from '#server/modules/photo-passports/compared-sides.repository.ts'
import type { Questions } from '#server/modules/questions/questions.ts'
import type { ReceivedFile } from '#server/uploads/upload-route.ts'
import { type AnswerOptions, answerClarification } from './answer-clarification.ts'
import { toAnswered, toClarificationView, toRecomputation } from './clarification.presenter.ts'
import {
  type ClarificationLink,
  findClarification,
  findPhoto,
  requireShownClarification,
  type ShownClarification,
  type StoredClarification,
} from './clarification.repository.ts'
import {
  type ClarificationVisit,
  findTokenHash,
  isVisitId,
  startVisit,
  type VisitCaller,
} from './clarification-visit.ts'
import { findPartLabel, findPartParcel, requestPartLabel } from './part-parcel.ts'
import { listProofs, type StoredProof } from './proofs.repository.ts'
import { addProof, removeProof, requireUploader } from './proofs.service.ts'

export interface ClarificationOptions extends AnswerOptions {
  readonly questions: Questions
}

/** What an address names, with the cookies of the browser that has opened it. */
export interface ClarificationCaller extends VisitCaller {
  readonly trade: string
}

/** The page of one answer names its offer. */
export interface ClarificationPageData extends ClarificationCaller {
  readonly offerId?: string
}

/** What a mail links to: the id is the token. */
export type MailedLink = Omit<ClarificationPageData, 'cookies'>

/** A photo that a seller may see. */
export interface ShownPhoto {
  readonly mediaType: string
  readonly content: Buffer
}

export interface ClarificationService {
  /** The clarification of a link, answered or not; null where token, trade number and offer do not belong together. */
  find(page: ClarificationPageData, market: Market): Promise<ClarificationView | null>
  /** Answers a clarification, once, and returns the answer. */
  answer(
    request: ClarificationPageData & { readonly offerId: string },
  ): Promise<NonNullable<ClarificationView['answered']>>
  findPhoto(caller: ClarificationCaller, photoId: string): Promise<ShownPhoto | null>
  /** Refuses callers who may not upload anything. */
  requireUploader(caller: ClarificationCaller): Promise<void>
  addProof(caller: ClarificationCaller, file: ReceivedFile): Promise<StoredProof>
  removeProof(caller: ClarificationCaller, proofId: string): Promise<void>
  /** Has the parcel of a missing part booked, once. */
  requestPartLabel(caller: ClarificationCaller): Promise<NonNullable<ClarificationView['partParcel']>>
  findPartLabel(caller: ClarificationCaller): Promise<Buffer | null>
  /** Exchanges the token of a mailed link for a visit; null where the link opens nothing, or is a visit already. */
  startVisit(link: MailedLink, isSecure: boolean): Promise<ClarificationVisit | null>
}

async function buildRecomputation(
  { db, questions }: ClarificationOptions,
  { stored, shown }: { readonly stored: StoredClarification; readonly shown: ShownClarification },
  market: Market,
): Promise<Recomputation> {
  const basis = await requirePriceBasis(db, questions.ruleSets, {
    ...stored,
    foundDeviceId: shown.found?.deviceId,
    later: toLaterVersions(shown),
  })
  const models = await findModelNames(db, basis, market.catalogueLanguage)
  return toRecomputation(stored, shown, { basis, texts: questions.texts, models, market })
}

function findLink(
  { secret, now }: ClarificationOptions,
  caller: ClarificationCaller,
): ClarificationLink | null {
  const tokenHash = findTokenHash(secret, caller, now())
  return tokenHash && { tokenHash, trade: caller.trade }
}

async function findStored(
  { db }: ClarificationOptions,
  link: ClarificationLink | null,
  offerId: string | undefined,
): Promise<StoredClarification | null> {
  const stored = link && (await findClarification(db, link))
  const isOffered = stored?.offers.some((offer) => offer.offerId === offerId?.toLowerCase()) ?? false
  return offerId === undefined || isOffered ? stored : null
}

async function findView(
  options: ClarificationOptions,
  page: ClarificationPageData,
  market: Market,
): Promise<ClarificationView | null> {
  const stored = await findStored(options, findLink(options, page), page.offerId)
  if (!stored) return null
  const shown = await requireShownClarification(options.db, stored.clarificationId, market.catalogueLanguage)
  const recomputation =
    shown.kind === 'PRICE' ? await buildRecomputation(options, { stored, shown }, market) : null
  const proofs = await listProofs(options.db, stored.clarificationId)
  const partParcel = await findPartParcel(options.db, stored)
  // Our photos are findings: they are shown with the price that follows from them.
  const sides = recomputation ? await listComparedSides(options.db, stored) : []
  return toClarificationView(stored, shown, {
    recomputation,
    sides,
    proofs,
    partParcel,
    nowMs: options.now(),
  })
}

async function exchangeToken(
  options: ClarificationOptions,
  { id: token, trade, offerId }: MailedLink,
  isSecure: boolean,
): Promise<ClarificationVisit | null> {
  const link = { tokenHash: hashClarificationToken(token), trade }
  if (isVisitId(token) || !(await findStored(options, link, offerId))) return null
  return startVisit(options.secret, { token, nowMs: options.now(), isSecure })
}

/** Clarifications, for sellers who have their links. */
export const createClarificationService = (options: ClarificationOptions): ClarificationService => ({
  find: (page, market) => findView(options, page, market),
  async answer({ offerId, ...caller }) {
    return toAnswered(await answerClarification(options, { link: findLink(options, caller), offerId }))
  },
  async findPhoto(caller, photoId) {
    const link = findLink(options, caller)
    const photo = link && (await findPhoto(options.db, link, photoId))
    const content = await options.blobs.read(photo)
    return photo && content && { mediaType: photo.mediaType, content }
  },
  requireUploader: (caller) => requireUploader(options, findLink(options, caller)),
  addProof: (caller, file) => addProof(options, findLink(options, caller), file),
  removeProof: (caller, proofId) => removeProof(options, findLink(options, caller), proofId),
  requestPartLabel: (caller) => requestPartLabel(options, findLink(options, caller)),
  async findPartLabel(caller) {
    const link = findLink(options, caller)
    return link && options.blobs.read(await findPartLabel(options.db, link))
  },
  startVisit: (link, isSecure) => exchangeToken(options, link, isSecure),
})
