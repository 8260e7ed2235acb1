import { createFileRoute } from '@tanstack/react-router'
import { LostLinkPage } from '#web/features/thanks/lost-link-page.tsx'
import { loadLostLinkScreen } from '#web/platform/navigation/load-screen.ts'

export const Route = createFileRoute('/mySale')({
  loader: loadLostLinkScreen<'mySale'>(),
  component: LostLinkPage,
})
