import type { HostEntry } from '#domain/markets/host-table.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { ShopMode } from '#domain/markets/shop-mode.ts'

const STAGES = ['www', 'test', 'stage'] as const

const onEveryStage = (domain: string, shopMode: ShopMode, lang: MarketId): HostEntry[] =>
  STAGES.map((stage) => ({ host: `${stage}.${domain}`, shopMode, lang }))

const onLocalPort = (port: number, shopMode: ShopMode, lang: MarketId): HostEntry[] =>
  ['localhost', '127.0.0.1', '[::1]'].map((name) => ({ host: `${name}:${port}`, shopMode, lang }))

/** The partners are examples, described in `data/operator.example.json`. */
const ofPartner = (partner: string, hosts: readonly HostEntry[]): HostEntry[] =>
  hosts.map((entry) => ({ ...entry, partner }))

/** Which shop a host name serves. The file in HOSTS_FILE replaces the whole list. */
export const DEFAULT_HOSTS: readonly HostEntry[] = [
  ...(['de', 'fr', 'it', 'at', 'es', 'pl'] as const).flatMap((lang) =>
    onEveryStage(`sell-${lang}.example`, 'default', lang),
  ),
  ...onLocalPort(3000, 'default', 'fr'),
  ...onLocalPort(8101, 'default', 'fr'),
  ...onLocalPort(8102, 'default', 'it'),
  ...onLocalPort(8103, 'default', 'at'),
  ...onLocalPort(8104, 'default', 'es'),
  ...onLocalPort(8105, 'default', 'pl'),
  ...onLocalPort(8106, 'default', 'de'),

  ...onEveryStage('business-widget.example', 'b2bWidget', 'de'),
  ...onEveryStage('trade-in.first-retailer.example', 'b2bWidget', 'de'),
  ...onEveryStage('trade-in.second-retailer.example', 'b2bWidget', 'de'),
  ...onLocalPort(8107, 'b2bWidget', 'de'),

  ...ofPartner('morgenfeld', onEveryStage('sell.agan.example', 'agan', 'de')),
  ...ofPartner('morgenfeld', onEveryStage('phone-sell.agan.example', 'agan', 'de')),
  ...ofPartner('nalvi', onEveryStage('tablet-sell.agan.example', 'agan', 'de')),
  ...ofPartner('morgenfeld', onLocalPort(8108, 'agan', 'de')),

  // Assumption: no host of the specification serves English; see docs/adr/0004-locale-is-the-market.md.
  ...onLocalPort(8109, 'default', 'en'),
]

/** Pages that may embed the business widget. */
export const WIDGET_PARTNER_ORIGINS: readonly string[] = [
  'first-retailer.example',
  'second-retailer.example',
].flatMap((domain) => STAGES.map((stage) => `https://${stage}.${domain}`))
