import { createFileRoute } from '@tanstack/react-router'
import { UnsubscribedPage } from '#web/features/newsletter/plain-pages.tsx'
import { loadNewsletterScreen } from '#web/platform/navigation/load-screen.ts'

export const Route = createFileRoute('/newsletter/unsubscribe/success')({
  loader: loadNewsletterScreen<'newsletterUnsubscribeSuccess'>(),
  component: UnsubscribedPage,
})
