import type { QuestionForm } from '#contracts/desk/inspections.ts'
import { TEXTS } from '../../messages/texts.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { collectPhotoIds, toFindings } from './findings.ts'
import type { RowReport } from './group-row.tsx'
import { buildApiPath } from './inspection-api.ts'

const T = TEXTS.equalDevices

/**
 * Locks the findings of one device after the other, each as if it were alone. What is locked when something fails stays
 * locked; the others stay drafts, and locking again goes on with them.
 */
export async function lockGroup(
  tradeNumber: string,
  form: QuestionForm,
  devices: readonly RowReport[],
): Promise<void> {
  let locked = 0
  for (const { itemNumber, draft, version, photos } of devices) {
    const json = {
      ...toFindings(form, draft),
      photoIds: collectPhotoIds(form, draft, photos),
      draftVersion: version,
    }
    try {
      await callApi(`${buildApiPath({ tradeNumber, itemNumber })}/findings`, { method: 'POST', json })
      locked += 1
    } catch (error) {
      showToast({ text: T.notLocked(itemNumber, describeError(error)), tone: 'error' })
      break
    }
  }
  if (locked > 0) showToast({ text: T.locked(locked) })
}
