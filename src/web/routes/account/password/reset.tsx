import { createFileRoute } from '@tanstack/react-router'
import { ResetPage } from '#web/features/account/reset-page.tsx'
import { loadScreen } from '#web/platform/load-screen.ts'

export const Route = createFileRoute('/account/password/reset')({
  loader: loadScreen<'accountPasswordReset'>(),
  component: ResetPage,
})
