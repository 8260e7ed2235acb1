import type { OfflinePage } from '#contracts/paths/offline.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import type { Partner } from '#domain/partners/partner.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { getTranslator } from '#messages/get-translator.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { audienceOf } from '#messages/text-set.ts'
import { buildManifest } from '#server/modules/brand-files/build-manifest.ts'

/** The name below the icon has room for few letters. */
const NAMES: Readonly<Record<OfflinePage, { readonly short: MessageKey; readonly description: MessageKey }>> =
  {
    verify: { short: 'OFFLINE_APP_VERIFY', description: 'SCREEN_VERIFY_LEAD' },
    thankYou: { short: 'OFFLINE_APP_SALE', description: 'OFFLINE_APP_SALE_LEAD' },
  }

export interface ManifestInput {
  readonly shop: Shop
  readonly page: OfflinePage
  readonly partner: Partner | null
  /** What follows the `#` of the installed page; empty without it. */
  readonly hash: string
}

/** The web manifest of one page: installed, it opens that page and nothing else of the shop. */
export function buildPageManifest({ shop, page, partner, hash }: ManifestInput) {
  const market = MARKETS[shop.market]
  const translate = getTranslator(market, audienceOf(shop))
  const whole = buildManifest(market, shop.shopMode, partner)
  const path = buildPath(market, page)
  const { short, description } = NAMES[page]
  return {
    ...whole,
    id: path,
    name: `${translate(short)} · ${whole.name}`,
    short_name: translate(short),
    description: translate(description),
    start_url: path + hash,
    scope: path,
  }
}
