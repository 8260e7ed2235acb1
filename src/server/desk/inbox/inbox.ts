import { sql } from 'drizzle-orm'
import type { InboxChange, InboxItem } from '#contracts/desk/inbox.ts'
import { maskEmail } from '#domain/customers/mask-email.ts'
import type { InboxStatus } from '#domain/support/inbox.ts'
import type { Connection } from '#server/db/database.ts'
import type { ActionContext } from '#server/desk/items/action-context.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { buildReplyKey } from '#server/mails/composing/compose-inbox-reply.ts'
import { findTraceparent } from '#server/telemetry/tracing.ts'
import {
  changeInboxItem,
  findInboxItem,
  insertReply,
  isSameReply,
  lockInboxItem,
  type StoredItem,
} from './inbox.repository.ts'

export async function requireInboxItem(db: Connection, id: number, nowMs: number): Promise<StoredItem> {
  const item = await findInboxItem(db, id, nowMs)
  if (!item)
    throw new HttpError(404, 'NOT_FOUND', 'There’s nothing like this in the inbox, or it has been erased.')
  return item
}

async function lockItem({ tx, now }: Pick<ActionContext, 'tx' | 'now'>, id: number): Promise<StoredItem> {
  await lockInboxItem(tx, id)
  return requireInboxItem(tx, id, now())
}

/** Contact is masked where the page of a sale reveals it, by a call of its own. */
export function toItemJson({ transactionId, ...item }: StoredItem): InboxItem {
  if (transactionId === null) return item
  return { ...item, email: item.email && maskEmail(item.email), phone: null }
}

type Actor = Pick<ActionContext, 'tx' | 'operator' | 'now'>

/** Whoever releases the hold is done with a frozen sale; until then, it stays in the list. */
function requireDoable({ isFrozen }: StoredItem, status: InboxStatus | undefined): void {
  if (isFrozen && status === 'done')
    throw new HttpError(
      409,
      'SALE_FROZEN',
      'This sale is still frozen. It’s done once someone has released its hold.',
    )
}

/** Says who deals with an item, whether it waits for the customer or is done, and by when. */
export async function changeItem(actor: Actor, id: number, change: InboxChange): Promise<StoredItem> {
  const { tx, operator, now } = actor
  requireDoable(await lockItem(actor, id), change.status)
  await changeInboxItem(tx, { id, ...change, operatorId: operator.id, atMs: now() })
  return requireInboxItem(tx, id, now())
}

/** An answer about a sale is one of its mails; any other has a topic of its own. */
async function queueReply(
  tx: Connection,
  replyId: string,
  transactionId: number | null,
  at: Date,
): Promise<void> {
  const [topic, data] =
    transactionId === null
      ? (['INBOX_MAIL', { mail: 'INBOX_REPLY', replyId }] as const)
      : (['TRADE_MAIL', { mail: 'SALE_REPLY', transactionId, replyId }] as const)
  await tx.execute(sql`
    insert into outbox (topic, work_key, data, due_at, created_at, traceparent)
    values (${topic}, ${buildReplyKey(replyId)}, ${JSON.stringify(data)}::jsonb, ${at}, ${at}, ${findTraceparent()})
    on conflict (work_key) do nothing`)
}

export interface Reply {
  readonly replyId: string
  readonly text: string
  readonly status: InboxStatus
}

const refuseOtherReply = (): HttpError =>
  new HttpError(
    409,
    'IDEMPOTENCY_KEY_REUSED',
    'Your first version was sent, this one wasn’t. Read what was sent, and send this one only if it adds something.',
  )

/** Answers by mail, once for each id. Whoever answers something that nobody deals with deals with it. */
export async function replyToItem(
  actor: Actor,
  id: number,
  { replyId, text, status }: Reply,
): Promise<StoredItem> {
  const { tx, operator, now } = actor
  const item = await lockItem(actor, id)
  if (item.email === null) throw new HttpError(409, 'NOT_POSSIBLE', 'The email address has been erased.')
  const atMs = now()
  const sent = { replyId, inboxItemId: id, operatorId: operator.id, text, atMs }
  if (!(await insertReply(tx, sent))) {
    if (!(await isSameReply(tx, sent))) throw refuseOtherReply()
    return item
  }
  requireDoable(item, status)
  await queueReply(tx, replyId, item.transactionId, new Date(atMs))
  const owner = item.owner === null ? ('ME' as const) : undefined
  await changeInboxItem(tx, { id, status, owner, operatorId: operator.id, atMs })
  return requireInboxItem(tx, id, atMs)
}
