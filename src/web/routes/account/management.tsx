import { createFileRoute } from '@tanstack/react-router'
import { ManagementPage } from '#web/features/account/management-page.tsx'
import { loadSellerScreen } from '#web/platform/load-screen.ts'

export const Route = createFileRoute('/account/management')({
  loader: loadSellerScreen<'accountManagement'>(),
  component: ManagementPage,
})
