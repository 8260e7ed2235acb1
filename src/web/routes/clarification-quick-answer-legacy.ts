import { loadClarificationScreen } from '#web/platform/navigation/load-screen.ts'
import type { RouteScreen } from '#web/platform/navigation/route-screen.ts'
import { QuickAnswerScreen } from '../screens/quick-answer-screen.tsx'

export const screen: RouteScreen<'clarificationQuickAnswerLegacy'> = {
  load: loadClarificationScreen,
  Screen: QuickAnswerScreen,
}
