import type { StepRefusal } from '#domain/trades/step-item.ts'
import { TRADE_GUARDS } from '#domain/trades/trade-states.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { applyStep, type ItemStep, type StepOptions } from '#server/modules/lifecycle/step-trade-item.ts'
import { noSuchDevice } from './item-params.ts'

export const notPossible = (): HttpError =>
  new HttpError(
    409,
    'NOT_POSSIBLE',
    'The device is not where this can be done. Somebody may have been quicker.',
  )

function toError(reason: StepRefusal): HttpError {
  if (reason === 'NOT_POSSIBLE') return notPossible()
  if (reason === 'WRONG_ACTOR')
    return new HttpError(
      403,
      'ALREADY_SEEN',
      'An appeal is for somebody who has not checked the device before.',
    )
  return new HttpError(422, 'STEP_REFUSED', `This needs: ${TRADE_GUARDS[reason]}`, [
    { field: 'step', key: reason },
  ])
}

/** Moves a device with all that follows, or tells why it cannot. */
export async function stepDevice(options: StepOptions, itemStep: ItemStep): Promise<void> {
  const applied = await applyStep(options, itemStep)
  if (applied.kind === 'unknownItem') throw noSuchDevice()
  if (applied.kind === 'refused') throw toError(applied.reason)
}
