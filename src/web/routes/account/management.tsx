import { createFileRoute } from '@tanstack/react-router'
import { ManagementPage } from '#web/features/account/management-page.tsx'
import { loadAccountScreen } from '#web/platform/navigation/load-screen.ts'

export const Route = createFileRoute('/account/management')({
  loader: loadAccountScreen<'accountManagement'>(),
  component: ManagementPage,
})
