import { getBrand } from '#server/config/operator.ts'
import type { Operator } from '#server/desk/operators/operator.ts'
import { formatRoles } from '#server/desk/operators/role-labels.ts'
import type { DeskPage } from '#server/desk/pages/desk-answer.ts'
import { type LinkedList, selectLists } from './desk-list.ts'
import { DESK_MARK } from './desk-mark.ts'
import { DESK_STYLE } from './desk-style.ts'
import { type Html, html, type Insertable, trustedText } from './html.ts'
import { ICON_PATH } from './icon.routes.ts'
import { PASSKEY_SCRIPT } from './passkey-script.ts'

export interface Frame {
  readonly page: DeskPage
  /** Null while no one is signed in. */
  readonly operator: Operator | null
  readonly lists: readonly LinkedList[]
  /** Whether the operator may work: nothing but the sign-in is open before. */
  readonly isSignedIn: boolean
  /** The path of the current page, without its query. */
  readonly path: string
}

export const shortcut = (key: string): Html => html`<kbd>${key.toUpperCase()}</kbd>`

const START = { url: '/desk', title: 'Desk', key: '0' }

const menuLink = ({ url, title, key }: Pick<LinkedList, 'url' | 'title' | 'key'>, path: string): Html => {
  const current = path === url ? 'page' : url !== START.url && path.startsWith(`${url}/`) && 'true'
  return html`<li><a href="${url}" accesskey="${key}"${current && html` aria-current="${current}"`}>${title} ${shortcut(key)}</a></li>`
}

const menu = (operator: Operator, { lists, path }: Frame): Html => html`
<nav aria-label="Queues"><ul>${[START, ...selectLists(operator, lists)].map((link) => menuLink(link, path))}</ul></nav>`

const owner = ({ name, roles }: Operator, { isSignedIn }: Frame): Html => html`
<p class="who">${isSignedIn ? html`<a href="/desk/security"><strong>${name}</strong></a>` : html`<strong>${name}</strong>`} (${formatRoles(roles)})</p>`

const header = (operator: Operator, frame: Frame): Html => html`
<header>
<p>${trustedText(DESK_MARK)}</p>${frame.isSignedIn && menu(operator, frame)}${owner(operator, frame)}
<form method="post" action="/desk/sign-out"><button accesskey="q">Sign out ${shortcut('q')}</button></form>
</header>`

const FOOTER = html`
<footer>Shortcuts: press Alt and the key shown next to a link or button (Firefox: Alt+Shift, Mac: Control+Option).</footer>`

const pageDocument = (title: string, content: Insertable): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<link rel="icon" type="image/svg+xml" href="${ICON_PATH}">
<title>${title} – ${getBrand().name} desk</title>
<style>${trustedText(DESK_STYLE)}</style>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>${content}
</body>
</html>
`

/** The frame around a page: the operator, the queues they may open, and the keyboard shortcuts. */
export function deskFrame(frame: Frame): Html {
  const { page, operator } = frame
  return pageDocument(page.title, [
    operator && header(operator, frame),
    html`
<main id="content" tabindex="-1"${!operator && html` class="door"`}>
${!operator && html`<p>${trustedText(DESK_MARK)} ${getBrand().name} desk</p>`}<h1>${page.title}</h1>
${page.body}
</main>`,
    operator && frame.isSignedIn && FOOTER,
    page.hasPasskeys &&
      html`
<script type="module">${trustedText(PASSKEY_SCRIPT)}</script>`,
  ])
}
