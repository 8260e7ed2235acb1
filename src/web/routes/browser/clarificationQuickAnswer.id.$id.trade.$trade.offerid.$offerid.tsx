import { createFileRoute } from '@tanstack/react-router'
import { QuickAnswerPage } from '#web/features/clarification/quick-answer-page.tsx'
import { loadClarificationScreen } from '#web/platform/navigation/load-screen.ts'

export const Route = createFileRoute(
  '/browser/clarificationQuickAnswer/id/$id/trade/$trade/offerid/$offerid',
)({
  loader: loadClarificationScreen<'clarificationQuickAnswerLegacy'>(),
  component: QuickAnswerScreen,
})

function QuickAnswerScreen() {
  const { id, trade } = Route.useParams()
  return <QuickAnswerPage {...Route.useLoaderData().data} link={{ id, trade }} />
}
