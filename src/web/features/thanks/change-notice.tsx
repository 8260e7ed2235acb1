import type { ErrorBody } from '#contracts/errors.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { FormNotice } from '#web/forms/form-notice.tsx'
import type { SubmitState } from '#web/forms/submit-state.ts'
import { isFrozen, isTooLate } from './change-trade.ts'

export interface ChangeNoticeProps {
  readonly state: SubmitState
  /** What it means to be too late here. */
  readonly lateKey: MessageKey
}

/** Why a sale was not changed. */
export function ChangeNotice({ state, lateKey }: ChangeNoticeProps) {
  const describeRefusal = (error: ErrorBody): MessageKey => {
    if (isFrozen(error)) return 'SALE_FROZEN_REFUSED'
    return isTooLate(error) ? lateKey : 'ACCOUNT_REFUSED'
  }
  return <FormNotice state={state} refusedKey={describeRefusal} />
}
