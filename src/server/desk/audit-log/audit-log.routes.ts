import { z } from 'zod'
import { formatTradeNumber, readTradeNumber } from '#domain/trades/trade-number.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { presentAuditLog } from './audit-log.presenter.ts'
import { AUDIT_KINDS, type AuditQuery, type LoggedAction, readAuditLog } from './audit-log.repository.ts'

const QUERY = z.object({
  /** As typed; empty means all trades. */
  trade: z.string().max(20).default(''),
  kind: z.enum(AUDIT_KINDS).default('all'),
  before: z.coerce.number<string>().int().positive().optional(),
})

const LOGGED_ACTION = z.object({
  id: z.number().int(),
  operator: z.string().nullable(),
  action: z.string(),
  isView: z.boolean().describe('True if personal data was viewed; false if something was done.'),
  tradeNumber: z.string().nullable(),
  itemNumber: z.number().int().nullable(),
  data: z.unknown(),
  happenedAt: z.string(),
})

const toJson = ({ operatorName, transactionId, happenedAt, ...entry }: LoggedAction) => ({
  ...entry,
  operator: operatorName,
  tradeNumber: transactionId === null ? null : formatTradeNumber(transactionId),
  happenedAt: happenedAt.toISOString(),
})

function toQuery({ trade, kind, before }: z.output<typeof QUERY>): AuditQuery {
  if (trade.trim() === '') return { kind, before }
  const transactionId = readTradeNumber(trade)
  if (transactionId === null)
    throw new HttpError(404, 'NOT_FOUND', 'There’s no sale with this number. Check it and try again.')
  return { kind, transactionId, before }
}

/** Who did what, including what was refused, and who saw whose data. */
export const AUDIT_LOG_ROUTES: readonly DeskRoute[] = [
  deskRoute({
    method: 'GET',
    url: '/desk/audit-log',
    roles: ['support'],
    action: 'READ_AUDIT_LOG',
    list: { title: 'Audit log', key: 'l' },
    schema: { querystring: QUERY },
    handler: async ({ db, query }) => presentAuditLog(await readAuditLog(db, toQuery(query)), query),
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/audit-log',
    roles: ['support'],
    action: 'READ_AUDIT_LOG',
    summary: 'Lists what operators did and which personal data they viewed, newest first, up to 100 entries.',
    schema: { querystring: QUERY, response: { 200: z.array(LOGGED_ACTION) } },
    handler: async ({ db, query }) => (await readAuditLog(db, toQuery(query))).map(toJson),
  }),
]
