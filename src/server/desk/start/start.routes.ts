import { z } from 'zod'
import { OPERATOR_ROLES, type Operator } from '#server/desk/operators/operator.ts'
import { type LinkedList, listsFor, rolesText, shortcut } from '#server/desk/pages/desk-frame.ts'
import { html } from '#server/desk/pages/html.ts'
import { type DeskPage, page } from '#server/desk/routing/desk-answer.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'

const OPERATOR = z.object({
  name: z.string(),
  roles: z.array(z.enum(OPERATOR_ROLES)),
})

function presentStart(operator: Operator, lists: readonly LinkedList[]): DeskPage {
  const open = listsFor(operator, lists)
  const entries = open.map(
    ({ url, title, key }) => html`<li><a href="${url}">${title}</a> ${shortcut(key)}</li>`,
  )
  return page({
    title: 'Desk',
    body: html`<dl><dt>Operator</dt><dd>${operator.name}</dd>
<dt>Roles</dt><dd>${rolesText(operator.roles)}</dd></dl>
<h2>Lists</h2>
${open.length > 0 ? html`<ul>${entries}</ul>` : html`<p>No list is open to these roles.</p>`}`,
  })
}

/** What everybody sees who is signed in. */
export const START_ROUTES: readonly DeskRoute[] = [
  deskRoute({
    method: 'GET',
    url: '/desk',
    roles: OPERATOR_ROLES,
    action: 'OPEN_DESK',
    handler: async ({ operator, lists }) => presentStart(operator, lists),
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/operator',
    roles: OPERATOR_ROLES,
    action: 'READ_OPERATOR',
    summary: 'Tells whose token or session it is, and what it may do.',
    schema: { response: { 200: OPERATOR } },
    handler: async ({ operator: { name, roles } }) => ({ name, roles: [...roles] }),
  }),
]
