import type { RouteName } from './route-table.ts'

/** Screens that are not built yet and show a placeholder. A screen leaves this list when it is done. */
export const PLACEHOLDER_SCREENS = [
  'b2bPortal',
  'contact',
  'newsletterEnrich',
  'newsletterUnsubscribe',
  'newsletterUnsubscribeSuccess',
] as const satisfies readonly RouteName[]

export type PlaceholderScreen = (typeof PLACEHOLDER_SCREENS)[number]
