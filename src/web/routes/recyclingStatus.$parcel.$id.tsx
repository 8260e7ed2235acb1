import { createFileRoute } from '@tanstack/react-router'
import { RecyclingStatus } from '#web/features/recycling/recycling-status.tsx'
import { loadRecyclingScreen } from '#web/platform/navigation/load-screen.ts'

export const Route = createFileRoute('/recyclingStatus/$parcel/$id')({
  loader: loadRecyclingScreen<'recyclingStatus'>(),
  component: RecyclingStatusScreen,
})

function RecyclingStatusScreen() {
  return <RecyclingStatus {...Route.useLoaderData().data} />
}
