import { createFileRoute } from '@tanstack/react-router'
import { RequestedPage } from '#web/features/newsletter/plain-pages.tsx'
import { loadNewsletterScreen } from '#web/platform/navigation/load-screen.ts'

export const Route = createFileRoute('/newsletter/requested')({
  loader: loadNewsletterScreen<'newsletterRequested'>(),
  component: RequestedPage,
})
