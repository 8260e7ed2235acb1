import { createFileRoute } from '@tanstack/react-router'
import { OverviewPage } from '#web/features/account/overview-page.tsx'
import { loadScreen } from '#web/platform/load-screen.ts'

export const Route = createFileRoute('/account/overview')({
  loader: loadScreen<'accountOverview'>(),
  component: OverviewPage,
})
