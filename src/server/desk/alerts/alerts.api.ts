import {
  ALERT,
  ALERT_CLOSING,
  ALERT_LIST,
  ALERT_LIST_LIMIT,
  ALERT_PARAMS,
  type Alert,
} from '#contracts/desk/alerts.ts'
import { describeAlert } from '#domain/alerts/describe-alert.ts'
import type { Connection } from '#server/db/database.ts'
import type { OperatorRole } from '#server/desk/operators/operator.ts'
import type { CountRows } from '#server/desk/pages/desk-list.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { toTimeJson, toTimeJsonOrNull } from '#server/http/time-json.ts'
import {
  countOpenAlerts,
  findListedAlert,
  type ListedAlert,
  listAlerts,
  markClosed,
  markSeen,
} from '#server/modules/alerts/alerts.repository.ts'

/** Everyone who can do something about one of them. They hold counts, no personal data. */
const ROLES = [
  'inspector',
  'payout',
  'support',
  'newsletter',
  'pricing',
  'figures',
  'administration',
] as const satisfies readonly OperatorRole[]

const toAlertJson = (alert: ListedAlert): Alert => ({
  id: alert.id,
  rule: alert.rule,
  subject: alert.subject,
  ...describeAlert(alert),
  since: toTimeJson(alert.sinceMs),
  overAt: toTimeJsonOrNull(alert.overAtMs),
  seenBy: alert.seenBy,
  seenAt: toTimeJsonOrNull(alert.seenAtMs),
  closedBy: alert.closedBy,
  closedAt: toTimeJsonOrNull(alert.closedAtMs),
  note: alert.note,
})

async function requireAlert(db: Connection, id: number): Promise<ListedAlert> {
  const alert = await findListedAlert(db, id)
  if (!alert) throw new HttpError(404, 'NOT_FOUND', 'There’s no such alert.')
  return alert
}

/** An alert is late from its beginning: someone should look now. */
const countAlerts: CountRows = async (db) => {
  const { count, oldestSinceMs } = await countOpenAlerts(db)
  return { count, late: count, oldestSince: toTimeJsonOrNull(oldestSinceMs), ages: [count, 0, 0, 0] }
}

/** What the shop has noticed by itself, and who has dealt with it. */
export const ALERT_API: readonly DeskRoute[] = [
  deskScreen({
    url: '/desk/alerts',
    roles: ROLES,
    action: 'LIST_ALERTS',
    list: { title: 'Alerts', key: '8', countRows: countAlerts },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/alerts',
    roles: ROLES,
    action: 'LIST_ALERTS',
    summary: 'Lists what the shop has noticed by itself, with who has seen and closed it.',
    schema: { response: { 200: ALERT_LIST } },
    handler: async ({ db }) => {
      // One more than is shown tells whether there is more.
      const alerts = await listAlerts(db, ALERT_LIST_LIMIT + 1)
      return {
        rows: alerts.slice(0, ALERT_LIST_LIMIT).map(toAlertJson),
        isTruncated: alerts.length > ALERT_LIST_LIMIT,
      }
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/alerts/:id/seen',
    roles: ROLES,
    action: 'SEE_ALERT',
    summary: 'Notes that the operator has seen an alert. The first one stays.',
    schema: { params: ALERT_PARAMS, response: { 200: ALERT } },
    handler: async ({ tx, now, operator, params: { id }, audit }) => {
      await requireAlert(tx, id)
      await markSeen(tx, { id, operatorId: operator.id, at: new Date(now()) })
      return audit({ data: { alert: id } }, toAlertJson(await requireAlert(tx, id)))
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/alerts/:id/close',
    roles: ROLES,
    action: 'CLOSE_ALERT',
    summary:
      'Closes an alert with what was done about it. It comes up again only after it was over. The first closing stays.',
    schema: { params: ALERT_PARAMS, body: ALERT_CLOSING, response: { 200: ALERT } },
    handler: async ({ tx, now, operator, params: { id }, body, audit }) => {
      await requireAlert(tx, id)
      const handling = { id, operatorId: operator.id, at: new Date(now()) }
      await markSeen(tx, handling)
      await markClosed(tx, { ...handling, ...body })
      return audit({ data: { alert: id } }, toAlertJson(await requireAlert(tx, id)))
    },
  }),
]
