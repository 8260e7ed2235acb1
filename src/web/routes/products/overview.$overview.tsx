import { createFileRoute } from '@tanstack/react-router'
import { PlaceholderScreenView } from '#web/features/placeholder/placeholder-screen.tsx'
import { loadScreen } from '#web/platform/load-screen.ts'

export const Route = createFileRoute('/products/overview/$overview')({
  loader: loadScreen<'overview'>(),
  component: () => <PlaceholderScreenView screen="overview" />,
})
