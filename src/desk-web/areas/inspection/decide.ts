import { callApi } from '../../platform/api/call-api.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { showToast } from '../../platform/toasts/toasts.ts'

export interface Deciding {
  readonly url: string
  readonly json: object
  /** What is said once it is done. */
  readonly done: string
  readonly onDecided: () => void
}

/** Ends an inspection, or says why it can't be. Either way, the device is shown as it is now. */
export async function decide({ url, json, done, onDecided }: Deciding): Promise<void> {
  try {
    await callApi(url, { method: 'POST', json })
    showToast({ text: done })
  } catch (error) {
    showToast({ text: describeError(error), tone: 'error' })
  }
  onDecided()
}
