import { createFileRoute } from '@tanstack/react-router'
import { ContactDetails } from '#web/features/placeholder/contact-details.tsx'
import { PlaceholderPage } from '#web/features/placeholder/placeholder-page.tsx'
import { useTranslate } from '#web/platform/i18n.tsx'
import { loadScreen } from '#web/platform/load-screen.ts'

export const Route = createFileRoute('/contact')({
  loader: loadScreen<'contact'>(),
  component: ContactScreen,
})

function ContactScreen() {
  const t = useTranslate()
  return (
    <PlaceholderPage title={t('SCREEN_CONTACT')} lead={t('SCREEN_CONTACT_LEAD')}>
      <ContactDetails {...Route.useLoaderData().data} />
    </PlaceholderPage>
  )
}
