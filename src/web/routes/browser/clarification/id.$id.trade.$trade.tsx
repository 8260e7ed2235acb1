import { createFileRoute } from '@tanstack/react-router'
import { ClarificationPage } from '#web/features/clarification/clarification-page.tsx'
import { loadClarificationScreen } from '#web/platform/navigation/load-screen.ts'

export const Route = createFileRoute('/browser/clarification/id/$id/trade/$trade')({
  loader: loadClarificationScreen<'clarificationLegacy'>(),
  component: ClarificationScreen,
})

function ClarificationScreen() {
  const { id, trade } = Route.useParams()
  const { view, problem } = Route.useLoaderData().data
  return <ClarificationPage view={view} problem={problem} link={{ id, trade }} />
}
