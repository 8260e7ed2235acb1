import { createFileRoute } from '@tanstack/react-router'
import { ResetPage } from '#web/features/account/reset-page.tsx'
import { loadAccountScreen } from '#web/platform/navigation/load-screen.ts'

export const Route = createFileRoute('/account/password/reset')({
  loader: loadAccountScreen<'accountPasswordReset'>(),
  component: ResetPage,
})
