import { useEffect, useRef } from 'react'
import { REQUEST_ANSWER_WORKING_DAYS } from '#domain/customers/request-answer.ts'
import type { SentRequest } from '#web/forms/use-individual-offer.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** The request has arrived. It takes the focus of the form, which is gone. */
export function RequestDone({ requestId, email }: SentRequest) {
  const t = useTranslate()
  const headline = useRef<HTMLHeadingElement>(null)
  useEffect(() => headline.current?.focus(), [])
  return (
    <Notice tone="plain" role="status">
      <h2 ref={headline} tabIndex={-1} className="text-title outline-none">
        {t('REQUEST_DONE', { number: String(requestId) })}
      </h2>
      {email !== null && (
        <p className="mt-2">{t('REQUEST_DONE_TEXT', { email, days: REQUEST_ANSWER_WORKING_DAYS })}</p>
      )}
    </Notice>
  )
}
