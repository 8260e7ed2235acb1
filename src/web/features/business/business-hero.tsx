import type { ContentPage } from '#domain/content/content-page.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { ContactLink } from '#web/platform/navigation/contact-link.tsx'
import { Art } from '#web/platform/page/art.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Container } from '#web/ui/container.tsx'

/** The opening of the business landing page: what it is, and the link to the portal. */
export function BusinessHero({ page }: { readonly page: ContentPage }) {
  const t = useTranslate()
  return (
    <div className="bg-tint">
      <Container className="grid items-center gap-x-12 gap-y-8 py-10 sm:py-16 lg:grid-cols-[1.2fr_1fr]">
        <div>
          <h1 className="text-hero hyphens-auto">{page.title}</h1>
          <p className="mt-4 max-w-text text-lead text-ink-soft">{page.lead}</p>
          <p className="mt-7 flex flex-wrap gap-3">
            <RouteLink route="b2bPortal" className={BUTTON_STYLES.primary}>
              {t('SCREEN_B2B_PORTAL')}
            </RouteLink>
            <ContactLink subject="BUSINESS" className={BUTTON_STYLES.secondary}>
              {t('B2B_CONTACT')}
            </ContactLink>
          </p>
        </div>
        <Art name="business" className="mx-auto h-auto w-full max-w-72 lg:max-w-none" />
      </Container>
    </div>
  )
}
