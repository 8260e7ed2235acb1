import { ME } from '#contracts/desk/me.ts'
import { findFactorEnd } from '#server/desk/access/check-rights.ts'
import { selectDeviceLists } from '#server/desk/lists/device-lists.ts'
import { OPERATOR_ROLES } from '#server/desk/operators/operator.ts'
import { isCounted, selectLists } from '#server/desk/pages/desk-list.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { toTimeJsonOrNull } from '#server/http/time-json.ts'

/** What every signed-in operator sees first. */
export const START_ROUTES: readonly DeskRoute[] = [
  deskScreen({ url: '/desk', roles: OPERATOR_ROLES, action: 'OPEN_DESK' }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/me',
    roles: OPERATOR_ROLES,
    action: 'READ_OPERATOR',
    summary: 'Returns the operator behind the token or session: name, roles and the lists they may open.',
    schema: { response: { 200: ME } },
    handler: async ({ operator, lists, session, now }) => ({
      name: operator.name,
      roles: [...operator.roles],
      lists: selectLists(operator, lists).map((list) => ({
        url: list.url,
        title: list.title,
        key: list.key,
        isCounted: isCounted(list),
      })),
      deviceLists: selectDeviceLists(operator),
      stepUp: {
        hasFactor: session.hasFactor,
        confirmedUntil: toTimeJsonOrNull(findFactorEnd(session, now())),
      },
    }),
  }),
]
