import { z } from 'zod'
import { INBOX, INBOX_CHANGE, INBOX_ITEM, INBOX_QUERY, INBOX_REPLY_INPUT } from '#contracts/desk/inbox.ts'
import type { AuditFacts } from '#server/desk/audit/audit.ts'
import type { OperatorRole } from '#server/desk/operators/operator.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { countInbox } from './count-inbox.ts'
import { INBOX_LIMIT, listInbox, type StoredItem } from './inbox.repository.ts'
import { changeItem, replyToItem, requireInboxItem, toItemJson } from './inbox.ts'

const SUPPORT = ['support'] as const satisfies readonly OperatorRole[]

const PARAMS = z.object({ id: z.coerce.number<string>().int().min(1).max(Number.MAX_SAFE_INTEGER) })

/** An entry of the log, with the sale if there is one. */
const describe = ({ id, transactionId, status }: StoredItem): AuditFacts => ({
  ...(transactionId !== null && { transactionId }),
  data: { inboxItem: id, status },
})

/** What customers have sent us, in one list. */
export const INBOX_API: readonly DeskRoute[] = [
  deskScreen({
    url: '/desk/inbox',
    roles: SUPPORT,
    action: 'OPEN_INBOX',
    list: { title: 'Inbox', key: 'c', countRows: countInbox },
  }),
  deskScreen({ url: '/desk/inbox/:id', roles: SUPPORT, action: 'OPEN_INBOX' }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/inbox',
    roles: SUPPORT,
    action: 'LIST_INBOX',
    summary:
      'Lists contact messages, requests for individual offers, answers to clarifications and frozen sales, by due time.',
    schema: { querystring: INBOX_QUERY, response: { 200: INBOX } },
    handler: async ({ db, query, now }) => {
      const rows = await listInbox(db, query.show, now())
      return { rows: rows.slice(0, INBOX_LIMIT), isTruncated: rows.length > INBOX_LIMIT }
    },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/inbox/:id',
    roles: SUPPORT,
    action: 'SEE_INBOX_ITEM',
    views: 'seller',
    summary: 'Returns what someone has sent us, who they are, and what we have answered.',
    schema: { params: PARAMS, response: { 200: INBOX_ITEM } },
    handler: async ({ db, params, now, see }) => {
      const item = await requireInboxItem(db, params.id, now())
      see(describe(item))
      return toItemJson(item)
    },
  }),
  deskRoute({
    method: 'PUT',
    url: '/desk/api/inbox/:id',
    roles: SUPPORT,
    action: 'CHANGE_INBOX_ITEM',
    summary: 'Says who deals with it, whether it waits for the customer or is done, and by when.',
    schema: { params: PARAMS, body: INBOX_CHANGE, response: { 200: INBOX_ITEM } },
    handler: async ({ params, body, audit, ...actor }) => {
      const item = await changeItem(actor, params.id, body)
      return audit(describe(item), toItemJson(item))
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/inbox/:id/replies',
    roles: SUPPORT,
    action: 'REPLY_TO_CUSTOMER',
    summary:
      'Answers by mail, once for each id that the caller chooses. Greeting and footer are in the language of the market.',
    schema: { params: PARAMS, body: INBOX_REPLY_INPUT, response: { 202: INBOX_ITEM } },
    handler: async ({ params, body, audit, ...actor }) => {
      const item = await replyToItem(actor, params.id, body)
      return audit(describe(item), toItemJson(item))
    },
  }),
]
