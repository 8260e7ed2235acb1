import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { DRAFT_INPUT, SavedDraft } from '#contracts/desk/inspections.ts'
import { HttpError } from '#server/http/error-handler.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { storeDraft } from './inspections.repository.ts'
import { lockOpenInspection } from './lock-own-inspection.ts'
import { requireModelInput } from './models.repository.ts'
import type { InspectionContext } from './require-basis.ts'

/** A draft that was made from an older version would overwrite answers that its author hasn't seen. */
export function requireVersion(current: number, given: number): void {
  if (current !== given)
    throw new HttpError(
      409,
      'DRAFT_CHANGED',
      'These findings were changed at another workstation. Check what is shown now, then enter your answer again.',
    )
}

/** Keeps what has been entered so far, whatever happens to the browser. */
export async function saveDraft(
  context: InspectionContext,
  key: ItemKey,
  { version, draft }: z.output<typeof DRAFT_INPUT>,
): Promise<SavedDraft> {
  const { inspection } = await lockOpenInspection(context, key)
  await requireModelInput(context.tx, draft.deviceId)
  // The same once more: the answer to the first request got lost.
  const isRepeated = inspection.draftVersion === version + 1 && isDeepStrictEqual(inspection.draft, draft)
  if (!isRepeated) {
    requireVersion(inspection.draftVersion, version)
    await storeDraft(context.tx, inspection.id, draft)
  }
  return { version: version + 1 }
}
