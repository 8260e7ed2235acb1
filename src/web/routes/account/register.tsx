import { createFileRoute } from '@tanstack/react-router'
import { RegisterPage } from '#web/features/account/register-page.tsx'
import { loadSellerScreen } from '#web/platform/load-screen.ts'

export const Route = createFileRoute('/account/register')({
  loader: loadSellerScreen<'accountRegister'>(),
  component: RegisterPage,
})
