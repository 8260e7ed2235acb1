import { createFileRoute } from '@tanstack/react-router'
import { PortalPage } from '#web/features/lists/portal-page.tsx'
import { loadListScreen } from '#web/platform/navigation/load-screen.ts'

export const Route = createFileRoute('/b2b/ankaufsportal')({
  loader: loadListScreen<'b2bPortal'>(),
  component: PortalPage,
})
