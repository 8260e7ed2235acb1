import { createFileRoute } from '@tanstack/react-router'
import { PlaceholderScreenView } from '#web/features/placeholder/placeholder-screen.tsx'
import { loadScreen } from '#web/platform/load-screen.ts'

export const Route = createFileRoute('/browser/clarification/id/$id/trade/$trade')({
  loader: loadScreen<'clarificationLegacy'>(),
  component: () => <PlaceholderScreenView screen="clarificationLegacy" />,
})
