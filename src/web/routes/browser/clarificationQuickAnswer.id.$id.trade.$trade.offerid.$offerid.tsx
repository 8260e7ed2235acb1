import { createFileRoute } from '@tanstack/react-router'
import { PlaceholderScreenView } from '#web/features/placeholder/placeholder-screen.tsx'
import { loadScreen } from '#web/platform/load-screen.ts'

export const Route = createFileRoute(
  '/browser/clarificationQuickAnswer/id/$id/trade/$trade/offerid/$offerid',
)({
  loader: loadScreen<'clarificationQuickAnswerLegacy'>(),
  component: () => <PlaceholderScreenView screen="clarificationQuickAnswerLegacy" />,
})
