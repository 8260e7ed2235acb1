import { createFileRoute } from '@tanstack/react-router'
import { PayoutObjectionPage } from '#web/features/payout-objection/payout-objection-page.tsx'
import { loadTradeScreen } from '#web/platform/navigation/load-screen.ts'

export const Route = createFileRoute('/notMe')({
  loader: loadTradeScreen<'payoutObjection'>(),
  component: PayoutObjectionPage,
})
