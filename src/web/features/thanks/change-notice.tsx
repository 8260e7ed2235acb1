import type { MessageKey } from '#messages/message-key.ts'
import { FormNotice } from '#web/forms/form-notice.tsx'
import type { SubmitState } from '#web/forms/submit-state.ts'
import { isTooLate } from './change-trade.ts'

export interface ChangeNoticeProps {
  readonly state: SubmitState
  /** What it means to be too late here. */
  readonly lateKey: MessageKey
}

/** Why a sale was not changed. */
export const ChangeNotice = ({ state, lateKey }: ChangeNoticeProps) => (
  <FormNotice state={state} refusedKey={(error) => (isTooLate(error) ? lateKey : 'ACCOUNT_REFUSED')} />
)
