import { createFileRoute } from '@tanstack/react-router'
import { UnsubscribePage } from '#web/features/newsletter/plain-pages.tsx'
import { loadNewsletterScreen } from '#web/platform/navigation/load-screen.ts'

export const Route = createFileRoute('/newsletter/unsubscribe/$emailHash')({
  loader: loadNewsletterScreen<'newsletterUnsubscribe'>(),
  component: UnsubscribeScreen,
})

function UnsubscribeScreen() {
  return <UnsubscribePage emailHash={Route.useParams().emailHash} />
}
