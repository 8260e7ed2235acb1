import { RecyclingStatus } from '#web/features/recycling/recycling-status.tsx'
import { loadRecyclingStatusScreen } from '#web/platform/navigation/load-screen.ts'
import type { RouteScreen } from '#web/platform/navigation/route-screen.ts'
import { byData } from './page-screens.ts'

export const screen: RouteScreen<'recyclingStatus'> = {
  load: loadRecyclingStatusScreen,
  Screen: byData<'recyclingStatus'>(RecyclingStatus),
}
