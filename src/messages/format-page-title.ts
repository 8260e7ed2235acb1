import type { Translate } from './format-message.ts'

/** How many characters of a title search engines and tabs show. */
export const TITLE_LENGTH = 60

/** A page's title, followed by the shop's name if there is room. What the page is about matters more. */
export function formatPageTitle(translate: Translate, title: string, brand: string): string {
  const whole = translate('PAGE_TITLE', { title, brand })
  return whole.length <= TITLE_LENGTH ? whole : title
}
