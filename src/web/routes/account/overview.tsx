import { createFileRoute } from '@tanstack/react-router'
import { OverviewPage } from '#web/features/account/overview-page.tsx'
import { loadAccountScreen } from '#web/platform/navigation/load-screen.ts'

export const Route = createFileRoute('/account/overview')({
  loader: loadAccountScreen<'accountOverview'>(),
  component: OverviewPage,
})
