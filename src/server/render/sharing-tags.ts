import type { InlineState } from '#contracts/page-payload.ts'
import { buildSellShopUrl } from '#domain/markets/sell-shop-url.ts'
import type { Translate } from '#messages/format-message.ts'
import { type AddressedPage, findOwnUrl, listOtherMarkets } from './address-tags.ts'
import { escapeHtml } from './html-text.ts'
import { choosePagePicture, PICTURE_HEIGHT, PICTURE_WIDTH } from './page-picture.ts'

export interface SharedPage extends AddressedPage {
  readonly state: InlineState
  readonly translate: Translate
}

const writeProperty = (name: string, content: string | number): string =>
  `<meta property="${name}" content="${escapeHtml(String(content))}">`

/** Open Graph writes `de_DE` where everything else writes `de-DE`. */
const toGraphLocale = (locale: string) => locale.replace('-', '_')

/** How a page looks when its address is shared; a page without a canonical address is not shared. */
export function writeSharingTags(page: SharedPage): string[] {
  const { market, state, translate } = page
  const url = findOwnUrl(page)
  if (!url) return []
  const { title, description } = state.payload.head
  const picture = choosePagePicture(market, state.payload, translate)
  return [
    writeProperty('og:type', 'website'),
    writeProperty('og:site_name', state.shell.brand),
    writeProperty('og:title', title),
    writeProperty('og:description', description),
    writeProperty('og:url', url),
    writeProperty('og:locale', toGraphLocale(market.locale)),
    ...listOtherMarkets(page).map(({ locale }) =>
      writeProperty('og:locale:alternate', toGraphLocale(locale)),
    ),
    writeProperty('og:image', buildSellShopUrl(market, picture.path)),
    writeProperty('og:image:type', 'image/png'),
    writeProperty('og:image:width', PICTURE_WIDTH),
    writeProperty('og:image:height', PICTURE_HEIGHT),
    writeProperty('og:image:alt', picture.alt),
    '<meta name="twitter:card" content="summary_large_image">',
  ]
}
