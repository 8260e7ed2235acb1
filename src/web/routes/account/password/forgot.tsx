import { createFileRoute } from '@tanstack/react-router'
import { ForgotPage } from '#web/features/account/forgot-page.tsx'
import { loadAccountScreen } from '#web/platform/navigation/load-screen.ts'

export const Route = createFileRoute('/account/password/forgot')({
  loader: loadAccountScreen<'accountPasswordForgot'>(),
  component: ForgotPage,
})
