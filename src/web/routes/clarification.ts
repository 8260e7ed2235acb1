import { loadClarificationScreen } from '#web/platform/navigation/load-screen.ts'
import type { RouteScreen } from '#web/platform/navigation/route-screen.ts'
import { ClarificationScreen } from '../screens/clarification-screen.tsx'

export const screen: RouteScreen<'clarification'> = {
  load: loadClarificationScreen,
  Screen: ClarificationScreen,
}
