import type { InlineState } from '#contracts/page-payload.ts'
import type { Translate } from '#messages/format-message.ts'
import { type Addressed, otherMarkets, ownUrl, urlIn } from './address-tags.ts'
import { escapeHtml } from './html-text.ts'
import { PICTURE_HEIGHT, PICTURE_WIDTH, pagePicture } from './page-picture.ts'

export interface Shared extends Addressed {
  readonly state: InlineState
  readonly translate: Translate
}

const property = (name: string, content: string | number): string =>
  `<meta property="${name}" content="${escapeHtml(String(content))}">`

/** Open Graph writes `de_DE` where everybody else writes `de-DE`. */
const graphLocale = (locale: string) => locale.replace('-', '_')

/** How a page looks where somebody shares its address; a page without an address of its own is not shared. */
export function sharingTags(page: Shared): string[] {
  const { market, state, translate } = page
  const url = ownUrl(page)
  if (!url) return []
  const { title, description } = state.payload.head
  const picture = pagePicture(market, state.payload, translate)
  return [
    property('og:type', 'website'),
    property('og:site_name', state.shell.brand),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:locale', graphLocale(market.locale)),
    ...otherMarkets(page).map(({ locale }) => property('og:locale:alternate', graphLocale(locale))),
    property('og:image', urlIn(market, picture.path)),
    property('og:image:type', 'image/png'),
    property('og:image:width', PICTURE_WIDTH),
    property('og:image:height', PICTURE_HEIGHT),
    property('og:image:alt', picture.alt),
    '<meta name="twitter:card" content="summary_large_image">',
  ]
}
