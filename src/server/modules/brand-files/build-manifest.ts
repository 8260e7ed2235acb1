import type { Market } from '#domain/markets/market.ts'
import type { ShopMode } from '#domain/markets/shop-mode.ts'
import { BRAND } from '#markets/brand.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { translatorOf } from '#server/modules/pages/translate.ts'
import { BACKGROUNDS } from '#server/render/document.ts'

/** What each kind of shop says of itself. */
const DESCRIPTIONS: Readonly<Record<ShopMode, MessageKey>> = {
  default: 'HOME_DESCRIPTION',
  b2bWidget: 'HOME_BUSINESS_LEAD',
  agan: 'HOME_PARTNER_LEAD',
}

const icon = (size: number, name: string, purpose: 'any' | 'maskable') => ({
  src: `/${name}.png`,
  type: 'image/png',
  sizes: `${size}x${size}`,
  purpose,
})

/** How the shop stands on a home screen. It opens with the browser's own way back: the shop has none of its own. */
export const buildManifest = (market: Market, shopMode: ShopMode) => ({
  id: '/',
  name: BRAND.name,
  short_name: BRAND.name,
  description: translatorOf(market)(DESCRIPTIONS[shopMode]),
  lang: market.locale,
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: BACKGROUNDS[shopMode].light,
  theme_color: BACKGROUNDS[shopMode].light,
  icons: [
    { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
    icon(192, 'icon-192', 'any'),
    icon(512, 'icon-512', 'any'),
    icon(512, 'icon-maskable-512', 'maskable'),
  ],
})
