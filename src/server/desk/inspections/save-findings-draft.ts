import type { z } from 'zod'
import type { FieldError } from '#contracts/errors.ts'
import { requireItem } from '#server/desk/items/find-progress.ts'
import type { DeskPage } from '#server/desk/pages/desk-answer.ts'
import type { KeptPhotos } from '#server/desk/photos/keep-photo.ts'
import { storePhoto } from '#server/desk/photos/photos.service.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { checkFindingsInput } from './commit-findings.ts'
import { presentFindingsForm } from './findings-form.presenter.ts'
import { type FINDINGS_FORM, readFindingsForm } from './findings-form.ts'
import { type FindingsInput, listFlawsWithoutPhoto } from './findings-input.ts'
import { lockOpenInspection } from './lock-own-inspection.ts'
import { buildQuestionForm } from './question-form.ts'
import { type InspectionContext, requireBasis } from './require-basis.ts'

/** A form whose photos are stored, and what is still missing in it. */
export interface SavedDraft {
  readonly input: FindingsInput
  readonly problems: readonly FieldError[]
  readonly photoIds: readonly string[]
  readonly show: (status: number) => Promise<DeskPage>
}

/** A form as it was sent, and its photos, which were kept before. */
export interface SentForm {
  readonly fields: z.output<typeof FINDINGS_FORM>
  readonly photos: KeptPhotos
}

async function storePhotos(
  context: InspectionContext,
  key: ItemKey,
  { sent, photos }: { readonly sent: ReturnType<typeof readFindingsForm>; readonly photos: KeptPhotos },
) {
  const photoIds: Record<string, string[]> = { ...sent.input.photoIds }
  const stored: string[] = []
  const refused: FieldError[] = []
  for (const { question, bytes } of sent.newPhotos) {
    // One unreadable file must not cost the inspector all answers in the form.
    const photo = photos.get(bytes)
    if (!photo) throw new Error('A photo was not prepared')
    if (photo.kind === 'refused') {
      refused.push({ field: `photos.${question}`, key: photo.problem })
      continue
    }
    const id = await storePhoto(context.tx, photo, {
      subject: key,
      operator: context.operator,
      atMs: context.now(),
    })
    photoIds[question] = [...(photoIds[question] ?? []), id]
    stored.push(id)
  }
  return { input: { ...sent.input, photoIds }, stored, refused }
}

/** Stores the photos of a form and checks what is missing. The rest stays in the form until it is committed. */
export async function saveFindingsDraft(
  context: InspectionContext,
  key: ItemKey,
  { fields, photos }: SentForm,
): Promise<SavedDraft> {
  // First, so that nobody uploads photos to a device they aren't inspecting.
  await lockOpenInspection(context, key)
  const form = buildQuestionForm(
    await requireBasis(context.tx, context.questions, key),
    context.questions.texts.en,
  )
  const { input, stored, refused } = await storePhotos(context, key, {
    sent: readFindingsForm(fields, form),
    photos,
  })
  const { problems: missing, basis } = await checkFindingsInput(context, key, input)
  const problems = [...refused, ...missing]
  const draft = { input, problems, unproven: listFlawsWithoutPhoto(basis, input), isChecked: true }
  return {
    input,
    problems,
    photoIds: stored,
    show: async (status) =>
      presentFindingsForm({ item: await requireItem(context.tx, key), form, draft, status }),
  }
}
