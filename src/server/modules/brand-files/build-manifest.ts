import type { Market } from '#domain/markets/market.ts'
import type { ShopMode } from '#domain/markets/shop-mode.ts'
import type { Partner } from '#domain/partners/partner.ts'
import { getTranslator } from '#messages/get-translator.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { getBrand } from '#server/config/operator.ts'
import { BACKGROUNDS } from '#server/render/document.ts'

const DESCRIPTIONS: Readonly<Record<ShopMode, MessageKey>> = {
  default: 'HOME_DESCRIPTION',
  b2bWidget: 'HOME_BUSINESS_LEAD',
  agan: 'HOME_PARTNER_LEAD',
}

const buildIcon = (size: number, name: string, purpose: 'any' | 'maskable') => ({
  src: `/${name}.png`,
  type: 'image/png',
  sizes: `${size}x${size}`,
  purpose,
})

const DRAWN_ICON = { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' }

const PAINTED_ICONS = [
  buildIcon(192, 'icon-192', 'any'),
  buildIcon(512, 'icon-512', 'any'),
  buildIcon(512, 'icon-maskable-512', 'maskable'),
]

/** The web manifest. The display mode keeps the browser's back button, because the shop has none. */
export const buildManifest = (market: Market, shopMode: ShopMode, partner: Partner | null = null) => ({
  id: '/',
  name: partner?.name ?? getBrand().name,
  short_name: partner?.name ?? getBrand().name,
  description: partner?.words[market.id]?.lead ?? getTranslator(market)(DESCRIPTIONS[shopMode]),
  lang: market.locale,
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: BACKGROUNDS[shopMode].light,
  theme_color: BACKGROUNDS[shopMode].light,
  // Whoever brings a logo delivers one drawing for all sizes.
  icons: (partner ?? getBrand()).logo ? [DRAWN_ICON] : [DRAWN_ICON, ...PAINTED_ICONS],
})
