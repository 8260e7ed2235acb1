import { z } from 'zod'
import { type FoundCode, findByCode } from '#server/desk/items/find-by-code.ts'
import { buildItemPath, buildPartPath, buildTradePath } from '#server/desk/items/item-params.ts'
import { countItems, type StateCounts } from '#server/desk/items/items.repository.ts'
import { scanBox } from '#server/desk/items/scan-box.ts'
import { OPERATOR_ROLES, type Operator } from '#server/desk/operators/operator.ts'
import { formatRoles } from '#server/desk/operators/role-labels.ts'
import { type DeskPage, page, seeOther } from '#server/desk/pages/desk-answer.ts'
import { shortcut } from '#server/desk/pages/desk-frame.ts'
import { type LinkedList, selectLists } from '#server/desk/pages/desk-list.ts'
import { deskTable } from '#server/desk/pages/desk-table.ts'
import { html } from '#server/desk/pages/html.ts'
import { findRecyclingByCode } from '#server/desk/recycling/find-recycling.ts'
import { buildRecyclingPath } from '#server/desk/recycling/recycling.presenter.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'

const OPERATOR = z.object({
  name: z.string(),
  roles: z.array(z.enum(OPERATOR_ROLES)),
})

/** The page of a found trade or device. */
function buildFoundPath({ transactionId, itemNumber, isPart }: FoundCode): string {
  if (itemNumber === null || itemNumber === 0) return buildTradePath(transactionId)
  const key = { transactionId, itemNumber }
  return isPart ? buildPartPath(key) : buildItemPath(key)
}

const COLUMNS = [{ title: 'Queue' }, { title: 'Key' }, { title: 'Devices', isNumber: true }]

interface StartView {
  readonly operator: Operator
  readonly lists: readonly LinkedList[]
  readonly counts: StateCounts
  readonly missed: string | null
}

const countDevices = ({ states }: LinkedList, counts: StateCounts): number | '' =>
  states ? states.reduce((sum, state) => sum + (counts[state] ?? 0), 0) : ''

function presentStart({ operator, lists, counts, missed }: StartView): DeskPage {
  const rows = lists.map((list) => [
    html`<a href="${list.url}">${list.title}</a>`,
    shortcut(list.key),
    countDevices(list, counts),
  ])
  return page({
    title: 'Desk',
    status: missed === null ? 200 : 404,
    body: html`${scanBox({ action: '/desk', label: 'Find a sale, device or parcel', missed })}
${
  rows.length > 0
    ? deskTable({ caption: 'Your queues', columns: COLUMNS, rows, isNarrow: true })
    : html`<p>Your roles don’t give you access to any queues. Ask whoever runs the shop.</p>`
}
<dl><dt>Operator</dt><dd>${operator.name}</dd>
<dt>Roles</dt><dd>${formatRoles(operator.roles)}</dd></dl>`,
  })
}

const QUERY = z.object({ code: z.string().max(60).optional() })

/** What every signed-in operator sees. */
export const START_ROUTES: readonly DeskRoute[] = [
  deskRoute({
    method: 'GET',
    url: '/desk',
    roles: OPERATOR_ROLES,
    action: 'OPEN_DESK',
    schema: { querystring: QUERY },
    handler: async ({ db, operator, lists, query: { code } }) => {
      const found = code === undefined ? null : await findByCode(db, code)
      if (found) return seeOther(buildFoundPath(found))
      const recycling = code === undefined ? null : await findRecyclingByCode(db, code)
      if (recycling) return seeOther(buildRecyclingPath(recycling.number))
      const open = selectLists(operator, lists)
      const counts = await countItems(
        db,
        open.flatMap(({ states = [] }) => states),
      )
      return presentStart({ operator, lists: open, counts, missed: code ?? null })
    },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/operator',
    roles: OPERATOR_ROLES,
    action: 'READ_OPERATOR',
    summary: 'Returns the name and roles of the operator behind the token or session.',
    schema: { response: { 200: OPERATOR } },
    handler: async ({ operator: { name, roles } }) => ({ name, roles: [...roles] }),
  }),
]
