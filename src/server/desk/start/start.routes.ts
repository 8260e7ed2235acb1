import { z } from 'zod'
import { type FoundCode, findByCode } from '#server/desk/items/find-by-code.ts'
import { itemPath, tradePath } from '#server/desk/items/item-params.ts'
import { countItems, type StateCounts } from '#server/desk/items/items.repository.ts'
import { scanBox } from '#server/desk/items/scan-box.ts'
import { OPERATOR_ROLES, type Operator } from '#server/desk/operators/operator.ts'
import { type LinkedList, listsFor, rolesText, shortcut } from '#server/desk/pages/desk-frame.ts'
import { deskTable } from '#server/desk/pages/desk-table.ts'
import { html } from '#server/desk/pages/html.ts'
import { type DeskPage, page, seeOther } from '#server/desk/routing/desk-answer.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'

const OPERATOR = z.object({
  name: z.string(),
  roles: z.array(z.enum(OPERATOR_ROLES)),
})

/** Where everybody may read about what was found. */
const placeOf = ({ transactionId, itemNumber }: FoundCode): string =>
  itemNumber === null || itemNumber === 0 ? tradePath(transactionId) : itemPath({ transactionId, itemNumber })

const COLUMNS = [{ title: 'List' }, { title: 'Key' }, { title: 'Devices', isNumber: true }]

interface StartView {
  readonly operator: Operator
  readonly lists: readonly LinkedList[]
  readonly counts: StateCounts
  readonly missed: string | null
}

const countText = ({ states }: LinkedList, counts: StateCounts): number | '' =>
  states ? states.reduce((sum, state) => sum + (counts[state] ?? 0), 0) : ''

function presentStart({ operator, lists, counts, missed }: StartView): DeskPage {
  const rows = lists.map((list) => [
    html`<a href="${list.url}">${list.title}</a>`,
    shortcut(list.key),
    countText(list, counts),
  ])
  return page({
    title: 'Desk',
    status: missed === null ? 200 : 404,
    body: html`${scanBox({ action: '/desk', label: 'Find a trade, device or parcel', missed })}
${
  rows.length > 0
    ? deskTable({ caption: 'Your lists, and what is in them', columns: COLUMNS, rows, isNarrow: true })
    : html`<p>No list is open to these roles.</p>`
}
<dl><dt>Operator</dt><dd>${operator.name}</dd>
<dt>Roles</dt><dd>${rolesText(operator.roles)}</dd></dl>`,
  })
}

const QUERY = z.object({ code: z.string().max(60).optional() })

/** What everybody sees who is signed in. */
export const START_ROUTES: readonly DeskRoute[] = [
  deskRoute({
    method: 'GET',
    url: '/desk',
    roles: OPERATOR_ROLES,
    action: 'OPEN_DESK',
    schema: { querystring: QUERY },
    handler: async ({ db, operator, lists, query: { code } }) => {
      const found = code === undefined ? null : await findByCode(db, code)
      if (found) return seeOther(placeOf(found))
      const open = listsFor(operator, lists)
      const counts = await countItems(db)
      return presentStart({ operator, lists: open, counts, missed: code ?? null })
    },
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
