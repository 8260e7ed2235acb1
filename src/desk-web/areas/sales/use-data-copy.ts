import { useMutation } from '@tanstack/react-query'
import type { DataCopyState } from '#contracts/desk/data-requests.ts'
import { useConfirmed } from '../../frame/use-confirmed.ts'
import { TEXTS } from '../../messages/texts.ts'
import { callApi, downloadFile } from '../../platform/api/call-api.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { showToast } from '../../platform/toasts/toasts.ts'

const WORDS = TEXTS.sale.actions

const PAUSE_MS = 1_000
const MAX_TRIES = 30

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Asks for the copy, waits until it is made, and takes it. A process of its own makes it, because the desk may not read all
 * of it. Asking and taking are in the audit log; waiting isn't.
 */
async function saveCopy(tradeNumber: string): Promise<string | null> {
  const path = `/desk/api/sales/${tradeNumber}/data-copy`
  const made = await downloadFile(path, undefined)
  if (made !== null) return made
  showToast({ text: WORDS.copyMaking })
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    await wait(PAUSE_MS)
    const { state } = await callApi<DataCopyState>(path)
    if (state === 'READY') return downloadFile(path, undefined)
    // Another window has taken it.
    if (state === 'NONE') return null
  }
  return null
}

/** Saves a copy of the seller's data, for the seller. */
export function useDataCopy(tradeNumber: string): () => void {
  const isConfirmed = useConfirmed()
  const copy = useMutation({
    mutationFn: () => saveCopy(tradeNumber),
    onSuccess: (filename) =>
      showToast(filename === null ? { text: WORDS.copyFailed, tone: 'error' } : { text: WORDS.copySaved }),
    onError: (error) => showToast({ text: describeError(error), tone: 'error' }),
  })
  return () => {
    if (isConfirmed() && !copy.isPending) copy.mutate()
  }
}
