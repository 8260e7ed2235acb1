import { PhotoPassportPage } from '#web/features/photo-passport/photo-passport-page.tsx'
import { loadPhotoPassportScreen } from '#web/platform/navigation/load-screen.ts'
import type { RouteScreen } from '#web/platform/navigation/route-screen.ts'
import { byData } from './page-screens.ts'

export const screen: RouteScreen<'photoPassport'> = {
  load: loadPhotoPassportScreen,
  Screen: byData<'photoPassport'>(PhotoPassportPage),
}
