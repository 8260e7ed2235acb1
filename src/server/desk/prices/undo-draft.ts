import type { UndoPreviewJson } from '#contracts/desk/prices.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Connection } from '#server/db/database.ts'
import { HttpError } from '#server/http/error-handler.ts'
import type { PriceDraft } from '#server/modules/price-drafts/drafts.repository.ts'
import {
  findWriters,
  type NotedPrice,
  nameDevices,
  previewUndo,
  type UndoPreview,
} from '#server/modules/price-drafts/preview-undo.ts'
import type { Approver } from './draft-actions.ts'

/** Several versions may be of the same draft, one for each market. */
async function listLater(db: Connection, { left }: UndoPreview): Promise<UndoPreviewJson['later']> {
  const writers = await findWriters(db, [...left.keys()])
  const later = new Map<number | null, UndoPreviewJson['later'][number]>()
  for (const [version, count] of left) {
    const { id: draft, name } = writers.get(version) ?? { id: null, name: '' }
    later.set(draft, { draft, name, count: count + (later.get(draft)?.count ?? 0) })
  }
  return [...later.values()]
}

async function describeNoted(
  db: Connection,
  noted: readonly NotedPrice[],
): Promise<UndoPreviewJson['noted']> {
  const devices = await nameDevices(
    db,
    noted.map(({ deviceId }) => deviceId),
  )
  return noted.map(({ market, deviceId, storageGb, nowInCents, backInCents, guards, changedIn }) => {
    const { manufacturer = '', model = '' } = devices.get(deviceId) ?? {}
    return {
      market,
      currency: MARKETS[market].currency,
      deviceId,
      storageGb,
      manufacturer,
      model,
      nowInCents,
      backInCents,
      guards: [...guards],
      isLeft: changedIn !== null,
    }
  })
}

type UndoReader = Approver & { readonly now: () => number }

/** Guard rails look at the prices of last week, so that an approval of long ago would be about something else. */
const APPROVAL_MS = DAY_MS

/** Whether someone has approved exactly this, not long ago. */
const isUndoApproved = (draft: PriceDraft, { listState, guardState }: UndoPreview, nowMs: number): boolean =>
  draft.undoApprovedState === listState &&
  draft.undoApprovedGuards === guardState &&
  draft.undoApprovedAtMs !== null &&
  nowMs < draft.undoApprovedAtMs + APPROVAL_MS

/** What undoing a draft would do now, for whoever decides about it. */
export async function showUndo(
  db: Connection,
  draft: PriceDraft,
  { operator, isOnePersonDesk, now }: UndoReader,
): Promise<UndoPreviewJson> {
  const preview = await previewUndo(db, draft)
  const { listState, putBackCount, endedCount, leftCount, guardedCount, guardState } = preview
  const isApproved = isUndoApproved(draft, preview, now())
  return {
    listState,
    putBackCount,
    endedCount,
    leftCount,
    guardedCount,
    guardState,
    later: await listLater(db, preview),
    noted: await describeNoted(db, preview.noted),
    approvedBy: isApproved ? draft.undoApprovedByName : null,
    isOwnApproval: isApproved && draft.undoApprovedBy === operator.id,
    isOnePersonDesk,
  }
}

/** What the caller has looked at. Whoever approves names also what hit a guard rail. */
interface SeenUndo {
  readonly listState: number
  readonly guardState?: string
}

/** What undoing does, if it is still what the caller has seen and there is something to put back. */
export async function requireUndoFor(
  tx: Connection,
  draft: PriceDraft,
  { listState, guardState }: SeenUndo,
): Promise<UndoPreview> {
  const preview = await previewUndo(tx, draft)
  if (preview.listState !== listState || (guardState ?? preview.guardState) !== preview.guardState)
    throw new HttpError(
      409,
      'PRICE_LIST_CHANGED',
      'The price list has changed since you looked at it. Look at what is undone again.',
    )
  if (preview.putBackCount === 0)
    throw new HttpError(
      409,
      'NOT_POSSIBLE',
      'All of these prices were changed again since then. Undo the later drafts, or set them with a new one.',
    )
  return preview
}

/** Prices that go back beyond a guard rail need two people: one approves, the other undoes. */
export function requireUndoApproval(
  draft: PriceDraft,
  preview: UndoPreview,
  { operator, isOnePersonDesk, now }: UndoReader,
): void {
  const { guardedCount } = preview
  if (guardedCount === 0) return
  if (!isUndoApproved(draft, preview, now()))
    throw new HttpError(
      409,
      'GUARD_RAIL',
      `${guardedCount === 1 ? 'One price hits a guard rail on its way back' : `${guardedCount} prices hit a guard rail on their way back`}. Someone else has to approve this first.`,
    )
  if (!isOnePersonDesk && draft.undoApprovedBy === operator.id)
    throw new HttpError(403, 'FOUR_EYES', 'You approved undoing these prices, so someone else has to do it.')
}
