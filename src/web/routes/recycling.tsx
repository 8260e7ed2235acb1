import { createFileRoute } from '@tanstack/react-router'
import { RecyclingPage } from '#web/features/recycling/recycling-page.tsx'
import { loadRecyclingScreen } from '#web/platform/navigation/load-screen.ts'

export const Route = createFileRoute('/recycling')({
  loader: loadRecyclingScreen<'recycling'>(),
  component: RecyclingScreen,
})

function RecyclingScreen() {
  return <RecyclingPage data={Route.useLoaderData().data} />
}
