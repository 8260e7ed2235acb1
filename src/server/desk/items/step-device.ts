import type { StepRefusal } from '#domain/lifecycle/step-item.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { applyStep, type ItemStep, type StepOptions } from '#server/modules/lifecycle/apply-step.ts'
import { GUARD_TEXTS } from './guard-texts.ts'
import { refuseUnknownDevice } from './item-params.ts'

export const refuseNotPossible = (): HttpError =>
  new HttpError(
    409,
    'NOT_POSSIBLE',
    'This isn’t possible in the device’s current state. Someone may just have changed it: reload the page.',
  )

function toError(reason: StepRefusal): HttpError {
  if (reason === 'NOT_POSSIBLE') return refuseNotPossible()
  if (reason === 'WRONG_ACTOR')
    return new HttpError(
      403,
      'ALREADY_SEEN',
      'You’ve inspected this device before, so someone else has to do the second inspection.',
    )
  return new HttpError(422, 'STEP_REFUSED', GUARD_TEXTS[reason], [{ field: 'step', key: reason }])
}

/** Moves a device, with everything that follows, or says why it can't. */
export async function stepDevice(options: StepOptions, itemStep: ItemStep): Promise<void> {
  const applied = await applyStep(options, itemStep)
  if (applied.kind === 'unknownItem') throw refuseUnknownDevice()
  if (applied.kind === 'refused') throw toError(applied.reason)
}
