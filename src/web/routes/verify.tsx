import { createFileRoute } from '@tanstack/react-router'
import { VerifyPage } from '#web/features/signed-offer/verify-page.tsx'
import { loadProofScreen } from '#web/platform/navigation/load-screen.ts'

export const Route = createFileRoute('/verify')({
  loader: loadProofScreen<'verify'>(),
  component: VerifyScreen,
})

function VerifyScreen() {
  return <VerifyPage {...Route.useLoaderData().data} />
}
