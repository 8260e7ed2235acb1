import type { ShopMode } from '#domain/markets/shop-mode.ts'
import { addressTags } from './address-tags.ts'
import type { BuildInfo } from './build-info.ts'
import { escapeHtml, escapeJson } from './html-text.ts'
import { loaderScript } from './loader-script.ts'
import { type Shared, sharingTags } from './sharing-tags.ts'
import { structuredDataTags } from './structured-data/structured-data.ts'

export interface DocumentInput extends Shared {
  /** The rendered application. */
  readonly app: string
  readonly title: string
  readonly build: BuildInfo
  /** Markup that the development server needs in the head. */
  readonly extraHead?: string
}

/** The page's background by mode and scheme, as in the style tokens: the browser's own frame takes it over. */
export const BACKGROUNDS: Readonly<Record<ShopMode, { readonly light: string; readonly dark: string }>> = {
  default: { light: '#fbfaf6', dark: '#101a15' },
  b2bWidget: { light: '#fafafa', dark: '#11171d' },
  agan: { light: '#fcf9fb', dark: '#1a1117' },
}

const themeColors = (shopMode: ShopMode): string[] =>
  Object.entries(BACKGROUNDS[shopMode]).map(
    ([scheme, color]) =>
      `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${color}">`,
  )

// Browsers that know SVG take it; `sizes` keeps the others from preferring the larger of the two.
const ICON_TAGS: readonly string[] = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" type="image/svg+xml" href="/icon.svg">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/site.webmanifest">',
]

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
    ...ICON_TAGS,
    ...addressTags(input),
    ...sharingTags(input),
    ...structuredDataTags(input),
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
