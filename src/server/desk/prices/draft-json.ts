import type { z } from 'zod'
import { type LISTED_PRICE_DRAFT, PRICE_CHANGE, type SHOWN_PRICE_DRAFT } from '#contracts/desk/prices.ts'
import { isStartAhead } from '#domain/price-lists/draft-states.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Connection } from '#server/db/database.ts'
import { toTimeJson, toTimeJsonOrNull } from '#server/http/time-json.ts'
import type { PriceDraft } from '#server/modules/price-drafts/drafts.repository.ts'
import {
  countRunningOffers,
  countUnpriced,
  listChanges,
  listEarlierStarts,
  readTotals,
} from '#server/modules/price-drafts/preview.repository.ts'
import { type Approver, isApproved, isOwnDraft } from './draft-actions.ts'

export const toListedJson = (draft: PriceDraft): z.output<typeof LISTED_PRICE_DRAFT> => ({
  id: draft.id,
  name: draft.name,
  market: draft.market,
  currency: MARKETS[draft.market].currency,
  state: draft.state,
  createdBy: draft.createdByName,
  createdAt: toTimeJson(draft.createdAtMs),
  approvedBy: isApproved(draft) ? draft.approvedByName : null,
  startAt: toTimeJsonOrNull(draft.startAtMs),
  startedAt: toTimeJsonOrNull(draft.startedAtMs),
  endedAt: toTimeJsonOrNull(draft.endedAtMs),
  doneCount: draft.doneCount,
  totalCount: draft.totalCount,
  problem: draft.problem,
  withdrawnCount: draft.withdrawnCount,
  mailedCount: draft.mailedCount,
})

/** A draft with what it would do to the shop. */
export async function showDraft(
  db: Connection,
  draft: PriceDraft,
  { operator, isOnePersonDesk, nowMs }: Approver & { readonly nowMs: number },
): Promise<z.output<typeof SHOWN_PRICE_DRAFT>> {
  const { startedVersions, undoneVersions } = draft
  return {
    ...toListedJson(draft),
    ...(await readTotals(db, draft)),
    revision: draft.revision,
    isApproved: isApproved(draft),
    isOwn: isOwnDraft(draft, operator),
    isOnePersonDesk,
    unpricedCount: await countUnpriced(db, draft),
    runningOffers: [...(await countRunningOffers(db, draft, new Date(nowMs)))],
    earlierStarts: isStartAhead(draft.state)
      ? (await listEarlierStarts(db, draft)).map(({ startAtMs, ...earlier }) => ({
          ...earlier,
          startAt: toTimeJson(startAtMs),
        }))
      : [],
    startedVersions: startedVersions && { ...startedVersions },
    undoneVersions: undoneVersions && { ...undoneVersions },
  }
}

/** The guard rails are stored as text; the schema knows which there are. */
export const readChanges = async (db: Connection, draftId: number) =>
  PRICE_CHANGE.array().parse(await listChanges(db, draftId))
