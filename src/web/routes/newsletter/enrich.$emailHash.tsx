import { createFileRoute } from '@tanstack/react-router'
import { EnrichPage } from '#web/features/newsletter/enrich-page.tsx'
import { loadNewsletterScreen } from '#web/platform/navigation/load-screen.ts'

export const Route = createFileRoute('/newsletter/enrich/$emailHash')({
  loader: loadNewsletterScreen<'newsletterEnrich'>(),
  component: EnrichScreen,
})

function EnrichScreen() {
  const { emailHash } = Route.useParams()
  return <EnrichPage emailHash={emailHash} {...Route.useLoaderData().data} />
}
