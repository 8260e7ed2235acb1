import { ContactPage } from '#web/features/contact/contact-page.tsx'
import type { RouteScreen } from '#web/platform/navigation/route-screen.ts'
import { loadContact } from './loaders/load-contact.ts'

export const screen: RouteScreen<'contact'> = {
  load: loadContact,
  Screen: ContactPage,
}
