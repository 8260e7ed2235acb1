import { createFileRoute } from '@tanstack/react-router'
import { OverviewPage } from '#web/features/account/overview-page.tsx'
import { loadSellerScreen } from '#web/platform/load-screen.ts'

export const Route = createFileRoute('/account/overview')({
  loader: loadSellerScreen<'accountOverview'>(),
  component: OverviewPage,
})
