import { BRAND } from '#markets/brand.ts'
import { hasOneOfRoles, type Operator, type OperatorRole } from '#server/desk/operators/operator.ts'
import type { DeskPage } from '#server/desk/routing/desk-answer.ts'
import type { DeskList } from '#server/desk/routing/desk-route.ts'
import { DESK_MARK } from './desk-mark.ts'
import { DESK_STYLE } from './desk-style.ts'
import { type Html, html, type Insertable, trustedText } from './html.ts'
import { ICON_PATH } from './icon.routes.ts'

/** A work list with its address, and who may open it. */
export interface LinkedList extends DeskList {
  readonly url: string
  readonly roles: readonly OperatorRole[]
}

export interface Frame {
  readonly page: DeskPage
  /** Null while nobody is signed in. */
  readonly operator: Operator | null
  readonly lists: readonly LinkedList[]
  /** Of the page that is shown, without its query. */
  readonly path: string
}

export const listsFor = (operator: Operator, lists: readonly LinkedList[]): LinkedList[] =>
  lists.filter(({ roles }) => hasOneOfRoles(operator, roles))

export const shortcut = (key: string): Html => html`<kbd>${key.toUpperCase()}</kbd>`

/** Roles as people read them. */
export const rolesText = (roles: readonly OperatorRole[]): string =>
  roles.map((role) => role.replace('_', ' ')).join(', ')

const START = { url: '/desk', title: 'Desk', key: '0' }

const menuLink = ({ url, title, key }: Pick<LinkedList, 'url' | 'title' | 'key'>, path: string): Html => {
  const current = path === url ? 'page' : url !== START.url && path.startsWith(`${url}/`) && 'true'
  return html`<li><a href="${url}" accesskey="${key}"${current && html` aria-current="${current}"`}>${title} ${shortcut(key)}</a></li>`
}

const header = (operator: Operator, { lists, path }: Frame): Html => html`
<header>
<p>${trustedText(DESK_MARK)}</p>
<nav aria-label="Lists"><ul>${[START, ...listsFor(operator, lists)].map((link) => menuLink(link, path))}</ul></nav>
<p class="who"><strong>${operator.name}</strong> (${rolesText(operator.roles)})</p>
<form method="post" action="/desk/sign-out"><button accesskey="q">Sign out ${shortcut('q')}</button></form>
</header>`

const FOOTER = html`
<footer>Shortcuts: Alt and the key beside a link; in Firefox Alt and Shift; on a Mac Control and Option.</footer>`

const whole = (title: string, content: Insertable): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<link rel="icon" type="image/svg+xml" href="${ICON_PATH}">
<title>${title} – ${BRAND.name} desk</title>
<style>${trustedText(DESK_STYLE)}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>${content}
</body>
</html>
`

/** The page around what a route shows: who is signed in, the lists that are open to him, and how to get there by keys. */
export function frameOf(frame: Frame): Html {
  const { page, operator } = frame
  return whole(page.title, [
    operator && header(operator, frame),
    html`
<main id="content" tabindex="-1"${!operator && html` class="door"`}>
${!operator && html`<p>${trustedText(DESK_MARK)} ${BRAND.name} desk</p>`}<h1>${page.title}</h1>
${page.body}
</main>`,
    operator && FOOTER,
  ])
}
