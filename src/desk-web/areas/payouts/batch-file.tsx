import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ShownBatch } from '#contracts/desk/payouts.ts'
import { useConfirmed } from '../../frame/use-confirmed.ts'
import { TEXTS } from '../../messages/texts.ts'
import { downloadFile } from '../../platform/api/call-api.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { DeskError } from '../../platform/api/desk-error.ts'
import { formatMoment } from '../../platform/format/format-time.ts'
import { useShortcut } from '../../platform/keys/shortcuts.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Keys } from '../../ui/keys.tsx'
import { NoteDialog } from '../../ui/note-dialog.tsx'
import { buildBatchPath, PAYOUTS_KEY } from './queries.ts'

const texts = TEXTS.payouts.batch

/** Someone may have taken the file since this page was loaded: the server knows. */
const isTaken = (error: unknown): boolean => error instanceof DeskError && error.id === 'FILE_TAKEN'

/** Takes the file of a batch. Whoever takes it after someone else is warned first. */
export function BatchFile({ batch }: { readonly batch: ShownBatch }) {
  const { messageId, state, downloads } = batch
  const [isWarned, setIsWarned] = useState(false)
  const client = useQueryClient()
  const isConfirmed = useConfirmed()
  const take = useMutation({
    mutationFn: (isRepeat: boolean) => downloadFile(`${buildBatchPath(messageId)}/file`, { isRepeat }),
    onSuccess: () => setIsWarned(false),
    onError: (error) => {
      if (isTaken(error)) setIsWarned(true)
      else showToast({ text: describeError(error), tone: 'error' })
    },
    onSettled: () => client.invalidateQueries({ queryKey: [PAYOUTS_KEY] }),
  })
  const [latest] = downloads
  const start = () => {
    if (!isConfirmed()) return
    if (latest) setIsWarned(true)
    else take.mutate(false)
  }
  useShortcut({ keys: 'd', label: texts.download, group: 'screen' }, start)
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <button
        type="button"
        className={latest ? DESK_BUTTON.secondary : DESK_BUTTON.primary}
        disabled={take.isPending}
        onClick={start}
      >
        {latest ? texts.downloadAgain : texts.download}
        <Keys keys="d" />
      </button>
      {state === 'approved' && <span className="text-ink-soft">{texts.firstDownload}</span>}
      {isWarned && latest && (
        <NoteDialog
          title={texts.taken}
          lead={texts.takenLead(latest.operator, formatMoment(latest.downloadedAt))}
          button={texts.takeAnyway}
          isBusy={take.isPending}
          onSubmit={() => take.mutate(true)}
          onClose={() => setIsWarned(false)}
        />
      )}
    </div>
  )
}
