import { createFileRoute } from '@tanstack/react-router'
import { RegisterPage } from '#web/features/account/register-page.tsx'
import { loadAccountScreen } from '#web/platform/navigation/load-screen.ts'

export const Route = createFileRoute('/account/register')({
  loader: loadAccountScreen<'accountRegister'>(),
  component: RegisterPage,
})
