import { NOT_SAVED_FRAGMENT, SAVED_FRAGMENT } from '#contracts/paths/newsletter.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** What came of the form; the address that the server redirects to shows the right one, also without script. */
export function SaveOutcomes() {
  const t = useTranslate()
  return (
    <>
      <div id={SAVED_FRAGMENT} className="mb-6 hidden scroll-mt-6 target:block">
        <Notice tone="plain" role="status">
          <p>{t('NEWSLETTER_SAVED')}</p>
        </Notice>
      </div>
      <div id={NOT_SAVED_FRAGMENT} className="mb-6 hidden scroll-mt-6 target:block">
        <Notice tone="error" role="alert">
          <p>{t('NEWSLETTER_NOT_SAVED')}</p>
        </Notice>
      </div>
    </>
  )
}
