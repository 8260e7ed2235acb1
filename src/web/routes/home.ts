import type { RouteScreen } from '#web/platform/navigation/route-screen.ts'
import { HomeScreen } from '../screens/home-screen.tsx'
import { loadHome } from './loaders/load-home.ts'

export const screen: RouteScreen<'home'> = {
  load: loadHome,
  Screen: HomeScreen,
}
