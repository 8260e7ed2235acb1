import { createFileRoute } from '@tanstack/react-router'
import { PlaceholderScreenView } from '#web/features/placeholder/placeholder-screen.tsx'
import { loadScreen } from '#web/platform/load-screen.ts'

export const Route = createFileRoute('/b2b/ankaufsportal')({
  loader: loadScreen<'b2bPortal'>(),
  component: () => <PlaceholderScreenView screen="b2bPortal" />,
})
