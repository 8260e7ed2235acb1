import { useMutation } from '@tanstack/react-query'
import { useConfirmed } from '../../frame/use-confirmed.ts'
import { TEXTS } from '../../messages/texts.ts'
import { downloadFile } from '../../platform/api/call-api.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { showToast } from '../../platform/toasts/toasts.ts'

const WORDS = TEXTS.sale.actions

const PAUSE_MS = 1_000
const MAX_TRIES = 30

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Asks until the copy is made. A process of its own makes it, because the desk may not read all of it. */
async function saveCopy(tradeNumber: string): Promise<string | null> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const filename = await downloadFile(`/desk/api/sales/${tradeNumber}/data-copy`, undefined)
    if (filename !== null) return filename
    if (tries === 0) showToast({ text: WORDS.copyMaking })
    await wait(PAUSE_MS)
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
