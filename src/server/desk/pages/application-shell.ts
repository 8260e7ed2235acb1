import { getBrand } from '#server/config/operator.ts'
import { type Html, html, trustedText } from './html.ts'
import { ICON_PATH } from './icon.routes.ts'
import type { Theme } from './theme.ts'

/** The files of the operators' application, as a page names them. */
export interface DeskApplication {
  readonly entry: string
  /** What the first script imports. */
  readonly imports: readonly string[]
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
  /** Where the files are; null if Vite serves them. */
  readonly folder: string | null
  readonly isDevelopment: boolean
  /** What Vite adds to a page in development. */
  readonly renderHead?: (path: string) => Promise<string>
}

/** The page that starts the application. It shows nothing of a person: the API checks who asks for what. */
export async function writeShell(application: DeskApplication, theme: Theme, path: string): Promise<Html> {
  const { entry, imports, styles, fonts, renderHead } = application
  const head = renderHead ? await renderHead(path) : ''
  const brand = getBrand().name
  return html`<!doctype html>
<html lang="en"${theme && html` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<link rel="icon" type="image/svg+xml" href="${ICON_PATH}">
<title>${brand} desk</title>
${trustedText(head)}${styles.map((file) => html`<link rel="stylesheet" href="${file}">`)}
${fonts.map((file) => html`<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`)}
${imports.map((file) => html`<link rel="modulepreload" href="${file}">`)}
<script type="module" src="${entry}"></script>
</head>
<body>
<div id="desk" data-brand="${brand}"></div>
<noscript>The desk needs JavaScript. Switch it on for this address and reload the page.</noscript>
</body>
</html>
`
}
