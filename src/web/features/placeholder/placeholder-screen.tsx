import type { PlaceholderScreen } from '#domain/routing/placeholder-screens.ts'
import { SCREEN_TITLES } from '#messages/screen-title.ts'
import { useTranslate } from '#web/platform/i18n.tsx'
import { PlaceholderPage } from './placeholder-page.tsx'

const ART: Partial<Record<PlaceholderScreen, string>> = {
  b2bPortal: 'business',
}

/** The placeholder of a screen that has no data yet. */
export function PlaceholderScreenView({
  screen,
}: {
  readonly screen: Exclude<PlaceholderScreen, 'contact'>
}) {
  const t = useTranslate()
  const title = SCREEN_TITLES[screen]
  return <PlaceholderPage title={t(title)} lead={t(`${title}_LEAD`)} art={ART[screen] ?? 'placeholder'} />
}
