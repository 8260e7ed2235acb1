import type { Translate } from './format-message.ts'

/** What search engines and tabs show of a title. */
export const TITLE_LENGTH = 60

/** A page's title with the shop's name behind it, where there is room: what the page is about counts more. */
export function pageTitle(translate: Translate, title: string, brand: string): string {
  const whole = translate('PAGE_TITLE', { title, brand })
  return whole.length <= TITLE_LENGTH ? whole : title
}
