import type { InlineState } from '#contracts/page-payload.ts'
import type { Market } from '#domain/markets/market.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { ShopMode } from '#domain/markets/shop-mode.ts'
import { MARKETS } from '#markets/markets.ts'
import type { BuildInfo } from './build-info.ts'
import { escapeHtml, escapeJson } from './html-text.ts'
import { loaderScript } from './loader-script.ts'

export interface DocumentInput {
  readonly market: Market
  readonly state: InlineState
  /** The rendered application. */
  readonly app: string
  readonly title: string
  readonly isListed: boolean
  readonly paths: Partial<Record<MarketId, string>>
  readonly build: BuildInfo
  /** Markup that the development server needs in the head. */
  readonly extraHead?: string
}

const urlIn = (market: Market, path: string) => `https://${market.domain}${path}`

function linkTags({ market, isListed, paths }: DocumentInput): string[] {
  const own = paths[market.id]
  if (!isListed) return ['<meta name="robots" content="noindex">']
  // A market without a host of its own has no address that search engines could be told.
  if (!own) return []
  const alternates = Object.entries(paths).map(([id, path]) => {
    const other = MARKETS[id as MarketId]
    return `<link rel="alternate" hreflang="${other.locale}" href="${escapeHtml(urlIn(other, path))}">`
  })
  return [`<link rel="canonical" href="${escapeHtml(urlIn(market, own))}">`, ...alternates]
}

/** The page's background by mode and scheme, as in the style tokens: the browser's own frame takes it over. */
const BACKGROUNDS: Readonly<Record<ShopMode, { readonly light: string; readonly dark: string }>> = {
  default: { light: '#fbfaf6', dark: '#101a15' },
  b2bWidget: { light: '#fafafa', dark: '#11171d' },
  agan: { light: '#fcf9fb', dark: '#1a1117' },
}

const themeColors = (shopMode: ShopMode): string[] =>
  Object.entries(BACKGROUNDS[shopMode]).map(
    ([scheme, color]) =>
      `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${color}">`,
  )

function headTags(input: DocumentInput): string[] {
  const { state, title, build, extraHead = '' } = input
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(state.payload.head.description)}">`,
    ...(state.payload.head.keywords
      ? [`<meta name="keywords" content="${escapeHtml(state.payload.head.keywords)}">`]
      : []),
    ...themeColors(state.shell.shopMode),
    ...build.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    ...build.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<link rel="icon" type="image/svg+xml" href="${build.icon}">`,
    ...linkTags(input),
    extraHead,
  ]
}

/** The whole HTML of a page. Its bytes depend on market, shop mode and path only. */
export function renderDocument(input: DocumentInput): string {
  const { market, state, app, build } = input
  return [
    '<!doctype html>',
    `<html lang="${market.locale}" data-mode="${state.shell.shopMode}">`,
    `<head>${headTags(input).join('')}</head>`,
    `<body><div id="app">${app}</div>`,
    `<script type="application/json" id="state">${escapeJson(state)}</script>`,
    `<script>${loaderScript(build.entry)}</script>`,
    '</body></html>',
  ].join('')
}
