import type { InlineState, ShopShell, ShownPartner } from '#contracts/page-payload.ts'
import { buildPageManifestPath, isOfflinePage } from '#contracts/paths/offline.ts'
import type { ShopMode } from '#domain/markets/shop-mode.ts'
import { writeAddressTags } from './address-tags.ts'
import type { BuildInfo } from './build-info.ts'
import { escapeHtml, escapeJson } from './html-text.ts'
import { writeLoaderScript } from './loader-script.ts'
import { writePayload } from './payload-json.ts'
import { type SharedPage, writeSharingTags } from './sharing-tags.ts'
import { writeStructuredDataTags } from './structured-data/structured-data-tags.ts'

export interface DocumentInput extends SharedPage {
  /** The rendered application. */
  readonly app: string
  readonly title: string
  readonly build: BuildInfo
  /** Runs no script, and opens no link in its own frame. */
  readonly isStatic?: boolean
  /** Markup that the development server needs in the head. */
  readonly extraHead?: string
}

/** The page's background by mode and scheme, as in the style tokens: browsers tint their own frame with it. */
export const BACKGROUNDS: Readonly<Record<ShopMode, { readonly light: string; readonly dark: string }>> = {
  default: { light: '#fbfaf6', dark: '#101a15' },
  b2bWidget: { light: '#fafafa', dark: '#11171d' },
  agan: { light: '#fbfafa', dark: '#161415' },
}

const writeThemeColors = (shopMode: ShopMode): string[] =>
  Object.entries(BACKGROUNDS[shopMode]).map(
    ([scheme, color]) =>
      `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${color}">`,
  )

// Browsers that support SVG take it; `sizes` keeps Chrome from preferring the ICO file.
const ICON_TAGS: readonly string[] = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" type="image/svg+xml" href="/icon.svg">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
]

// A logo that isn't ours exists as one drawing only.
const DRAWN_ICON_TAGS: readonly string[] = ['<link rel="icon" type="image/svg+xml" href="/icon.svg">']

/** After the shop's own styles, whose colours it replaces. */
const writePartnerStyle = (partner: ShownPartner | null): string[] =>
  partner ? [`<link rel="stylesheet" href="${escapeHtml(partner.styleUrl)}">`] : []

/** What is the same on all pages of a shop. */
interface Frame {
  readonly build: BuildInfo
  readonly head: string
  readonly shellJson: string
  readonly loader: string
}

const frames = new WeakMap<ShopShell, Frame>()

const writeFrame = (shell: ShopShell, build: BuildInfo): Frame => ({
  build,
  head: [
    ...writeThemeColors(shell.shopMode),
    ...build.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    ...build.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...writePartnerStyle(shell.partner),
    ...(shell.logo ? DRAWN_ICON_TAGS : ICON_TAGS),
  ].join(''),
  shellJson: escapeJson(shell),
  loader: writeLoaderScript(build.entry),
})

/** Written once for a shell, which is the same object on all pages. */
function getFrame(shell: ShopShell, build: BuildInfo): Frame {
  const known = frames.get(shell)
  if (known?.build === build) return known
  const frame = writeFrame(shell, build)
  frames.set(shell, frame)
  return frame
}

/** A page that opens without a network is installed on its own, not as the whole shop. */
function writeManifestTag({ shell, payload }: InlineState): string {
  const { screen } = payload
  const path = isOfflinePage(screen) ? buildPageManifestPath(shell.market.id, screen) : '/site.webmanifest'
  return `<link rel="manifest" href="${path}">`
}

function writeHeadTags(input: DocumentInput, frame: Frame): string[] {
  const { state, title, extraHead = '' } = input
  const { description, keywords } = state.payload.head
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...(keywords ? [`<meta name="keywords" content="${escapeHtml(keywords)}">`] : []),
    frame.head,
    writeManifestTag(state),
    ...writeAddressTags(input),
    ...writeSharingTags(input),
    ...writeStructuredDataTags(input),
    extraHead,
  ]
}

/** An `InlineState` whose larger half is written already. */
function writeState({ payload }: InlineState, { shellJson, build }: Frame): readonly string[] {
  const screenFiles = payload.error ? undefined : build.screens?.[payload.screen]
  const files = screenFiles ? `,"screenFiles":${escapeJson(screenFiles)}` : ''
  return [`{"shell":${shellJson},"payload":`, writePayload(payload), `${files}}`]
}

const STATIC_BASE = '<base target="_blank">'

/** The whole HTML of a page, in pieces. Its bytes depend on market, shop mode, partner and path only. */
export function renderDocument(input: DocumentInput): readonly string[] {
  const { market, state, app, build, isStatic = false } = input
  const frame = getFrame(state.shell, build)
  const head = writeHeadTags(input, frame).join('')
  const start =
    `<!doctype html><html lang="${market.locale}" data-mode="${state.shell.shopMode}"><head>${isStatic ? STATIC_BASE : ''}${head}</head>` +
    '<body><div id="app">'
  if (isStatic) return [start, app, '</div></body></html>']
  return [
    start,
    app,
    '</div><script type="application/json" id="state">',
    ...writeState(state, frame),
    `</script><script>${frame.loader}</script></body></html>`,
  ]
}
