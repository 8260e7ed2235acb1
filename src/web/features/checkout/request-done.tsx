import type { SentRequest } from '#web/forms/use-individual-offer.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** The request has arrived. */
export function RequestDone({ requestId, email }: SentRequest) {
  const t = useTranslate()
  return (
    <Notice tone="plain" role="status">
      <h2 className="text-title">{t('REQUEST_DONE', { number: String(requestId) })}</h2>
      {email !== null && <p className="mt-2">{t('REQUEST_DONE_TEXT', { email })}</p>}
    </Notice>
  )
}
