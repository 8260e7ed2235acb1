import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Container } from '#web/ui/container.tsx'
import { PortalLists } from './portal-lists.tsx'

/** A price for every row of a company's list. */
export function PortalPage() {
  const t = useTranslate()
  return (
    <Container className="min-h-[70vh] pb-8 pt-6 sm:pt-10">
      <h1 className="text-page">{t('SCREEN_B2B_PORTAL')}</h1>
      <p className="mt-3 max-w-text text-lead text-ink-soft">{t('SCREEN_B2B_PORTAL_LEAD')}</p>
      <div className="mt-8">
        <PortalLists />
      </div>
    </Container>
  )
}
