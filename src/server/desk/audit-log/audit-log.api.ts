import { z } from 'zod'
import { AUDIT_ENTRY, AUDIT_QUERY } from '#contracts/desk/audit-log.ts'
import { formatTradeNumber, readTradeNumber } from '#domain/trades/trade-number.ts'
import { formatAction } from '#server/desk/audit/action-labels.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { type AuditQuery, type LoggedAction, readAuditLog } from './audit-log.repository.ts'

const toJson = ({ operatorName, transactionId, happenedAt, ...entry }: LoggedAction) => ({
  ...entry,
  operator: operatorName,
  title: formatAction(entry.action),
  tradeNumber: transactionId === null ? null : formatTradeNumber(transactionId),
  happenedAt: happenedAt.toISOString(),
})

function toQuery({ trade, kind, before }: z.output<typeof AUDIT_QUERY>): AuditQuery {
  if (trade.trim() === '') return { kind, before }
  const transactionId = readTradeNumber(trade)
  if (transactionId === null)
    throw new HttpError(404, 'NOT_FOUND', 'There’s no sale with this number. Check it and try again.')
  return { kind, transactionId, before }
}

/** Who did what, including what was refused, and who saw whose data. */
export const AUDIT_LOG_API: readonly DeskRoute[] = [
  deskScreen({
    url: '/desk/audit-log',
    roles: ['support'],
    action: 'READ_AUDIT_LOG',
    list: { title: 'Audit log', key: 'l' },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/audit-log',
    roles: ['support'],
    action: 'READ_AUDIT_LOG',
    summary: 'Lists what operators did and which personal data they viewed, newest first, up to 100 entries.',
    schema: { querystring: AUDIT_QUERY, response: { 200: z.array(AUDIT_ENTRY) } },
    handler: async ({ db, query }) => (await readAuditLog(db, toQuery(query))).map(toJson),
  }),
]
