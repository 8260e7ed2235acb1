import type { UploadProblem } from '#domain/uploads/upload-problem.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useFileText } from '#web/forms/use-file-text.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { SIDE_NAMES } from '#web/trades/photo-side-names.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { PhotoState } from './use-passport.ts'

/** Photos are no PDF files, and a page that is over is opened from elsewhere. */
const OWN_TEXTS: Readonly<Partial<Record<UploadProblem, MessageKey>>> = {
  UPLOAD_FORMAT: 'PHOTOS_UNREADABLE',
  UPLOAD_CLOSED: 'PHOTOS_CLOSED',
}

/** What became of the last photo, beside what the seller has pressed. */
export function PhotoNews({ state }: { readonly state: PhotoState }) {
  const t = useTranslate()
  const describe = useFileText()
  return (
    <>
      <div role="alert" className="empty:hidden">
        {state.kind === 'problem' && (
          <Notice tone="error">
            <p>{describe(OWN_TEXTS[state.problem] ?? `FILE_${state.problem}`)}</p>
          </Notice>
        )}
      </div>
      <p role="status" className="empty:hidden">
        {state.kind === 'saving' && t('PHOTOS_SAVING')}
        {state.kind === 'saved' && t('PHOTOS_SAVED', { side: t(SIDE_NAMES[state.side]) })}
        {state.kind === 'removed' && t('PHOTOS_REMOVED', { side: t(SIDE_NAMES[state.side]) })}
      </p>
    </>
  )
}
