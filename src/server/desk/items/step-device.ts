import type { StepRefusal } from '#domain/lifecycle/step-item.ts'
import { TRADE_GUARDS } from '#domain/trades/trade-states.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { applyStep, type ItemStep, type StepOptions } from '#server/modules/lifecycle/apply-step.ts'
import { refuseUnknownDevice } from './item-params.ts'

export const refuseNotPossible = (): HttpError =>
  new HttpError(
    409,
    'NOT_POSSIBLE',
    'This isn’t possible in the device’s current state. Someone else may have changed it.',
  )

function toError(reason: StepRefusal): HttpError {
  if (reason === 'NOT_POSSIBLE') return refuseNotPossible()
  if (reason === 'WRONG_ACTOR')
    return new HttpError(
      403,
      'ALREADY_SEEN',
      'An appeal has to be inspected by someone who hasn’t inspected the device before.',
    )
  return new HttpError(422, 'STEP_REFUSED', `Requirement not met: ${TRADE_GUARDS[reason]}`, [
    { field: 'step', key: reason },
  ])
}

/** Moves a device, with everything that follows, or says why it can't. */
export async function stepDevice(options: StepOptions, itemStep: ItemStep): Promise<void> {
  const applied = await applyStep(options, itemStep)
  if (applied.kind === 'unknownItem') throw refuseUnknownDevice()
  if (applied.kind === 'refused') throw toError(applied.reason)
}
