import type { RouteScreen } from '#web/platform/navigation/route-screen.ts'
import { DeviceScreen } from '../screens/device-screen.tsx'
import { loadDevice } from './loaders/load-device.ts'

export const screen: RouteScreen<'pdp'> = {
  load: loadDevice,
  Screen: DeviceScreen,
}
