import { createFileRoute } from '@tanstack/react-router'
import { FairnessPage } from '#web/features/fairness/fairness-page.tsx'
import { loadProofScreen } from '#web/platform/navigation/load-screen.ts'

export const Route = createFileRoute('/fairness')({
  loader: loadProofScreen<'fairness'>(),
  component: FairnessScreen,
})

function FairnessScreen() {
  return <FairnessPage {...Route.useLoaderData().data} />
}
