import type { z } from 'zod'
import type { FieldError } from '#contracts/errors.ts'
import { requireItem } from '#server/desk/items/find-progress.ts'
import { takePhoto } from '#server/desk/photos/photos.service.ts'
import { readPhoto } from '#server/desk/photos/read-photo.ts'
import type { DeskPage } from '#server/desk/routing/desk-answer.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { checkInput } from './commit-findings.ts'
import { presentFindingsForm } from './findings-form.presenter.ts'
import { type FINDINGS_FORM, readFindingsForm } from './findings-form.ts'
import { type FindingsInput, flawsWithoutPhoto } from './findings-input.ts'
import { lockOpenInspection } from './own-inspection.ts'
import { questionForm } from './question-form.ts'
import { type InspectionContext, requireBasis } from './require-basis.ts'

/** A form with its photos stored, and what is still missing in it. */
export interface SavedDraft {
  readonly input: FindingsInput
  readonly problems: readonly FieldError[]
  readonly photoIds: readonly string[]
  readonly show: (status: number) => Promise<DeskPage>
}

async function storePhotos(
  doing: InspectionContext,
  key: ItemKey,
  sent: ReturnType<typeof readFindingsForm>,
) {
  const photoIds: Record<string, string[]> = { ...sent.input.photoIds }
  const stored: string[] = []
  const refused: FieldError[] = []
  for (const { question, bytes } of sent.newPhotos) {
    // One file that is no photo must not cost all answers of the form.
    const read = readPhoto(bytes)
    if (read.kind === 'refused') {
      refused.push({ field: `photos.${question}`, key: read.problem })
      continue
    }
    const id = await takePhoto(doing.tx, bytes, { subject: key, operator: doing.operator, atMs: doing.now() })
    photoIds[question] = [...(photoIds[question] ?? []), id]
    stored.push(id)
  }
  return { input: { ...sent.input, photoIds }, stored, refused }
}

/** Stores the photos of a form and looks what is missing. Everything else stays in the form until it is fixed. */
export async function saveFindingsDraft(
  doing: InspectionContext,
  key: ItemKey,
  fields: z.output<typeof FINDINGS_FORM>,
): Promise<SavedDraft> {
  // First, so that nobody fills a device with photos that is not his to check.
  await lockOpenInspection(doing, key)
  const form = questionForm(await requireBasis(doing.tx, doing.questions, key), doing.questions.texts.en)
  const { input, stored, refused } = await storePhotos(doing, key, readFindingsForm(fields, form))
  const { problems: missing, basis } = await checkInput(doing, key, input)
  const problems = [...refused, ...missing]
  const draft = { input, problems, unproven: flawsWithoutPhoto(basis, input), isChecked: true }
  return {
    input,
    problems,
    photoIds: stored,
    show: async (status) =>
      presentFindingsForm({ item: await requireItem(doing.tx, key), form, draft, status }),
  }
}
