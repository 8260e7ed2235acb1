import { RecyclingPage } from '#web/features/recycling/recycling-page.tsx'
import { loadRecyclingScreen } from '#web/platform/navigation/load-screen.ts'
import type { RouteScreen } from '#web/platform/navigation/route-screen.ts'

export const screen: RouteScreen<'recycling'> = {
  load: loadRecyclingScreen,
  Screen: RecyclingPage,
}
