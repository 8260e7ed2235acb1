import { sql } from 'drizzle-orm'
import type { EmailChangeAnswer, EmailChangeOutcome } from '#contracts/email-changes.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { Connection } from '#server/db/database.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { lockTradeItems } from '#server/modules/lifecycle/item-facts.repository.ts'
import { renewClarificationLinks } from '#server/modules/lifecycle/renew-clarification-links.ts'
import { queueTradeMail } from '#server/modules/outbox/queue-trade-mail.ts'
import { lockTradesForPayout } from '#server/modules/payout-holds/payout-holds.ts'
import { isEmailChangeKey } from '#server/modules/trades/email-change-link.ts'
import { freezeSale, requireUnfrozenSale } from '#server/modules/trades/freeze-sale.ts'
import { queueEmailChangeMail } from '#server/modules/trades/queue-email-change-mail.ts'
import { revokeSaleKeys } from '#server/modules/trades/trade-link.ts'
import type { TradesOptions } from '#server/modules/trades/trades-options.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

interface EmailChange {
  readonly id: string
  readonly transactionId: number
  readonly oldEmail: string
  readonly newEmail: string
  readonly isExpired: boolean
  readonly isConfirmed: boolean
  /** Whether the owner of an old address has stopped or undone it, or a later request has replaced it. */
  readonly isOver: boolean
  /** Whether the old address is the sale's, or the one that it had before changes that nobody has undone. */
  readonly isOldEmailTheSellers: boolean
}

interface Answering {
  readonly tx: Connection
  readonly secret: ShopSecret
  readonly at: Date
}

const createNotFoundError = () =>
  new HttpError(404, 'NOT_FOUND', 'This link isn’t valid. Open the link in our latest email.')

async function lockEmailChange(tx: Connection, change: string, now: Date): Promise<EmailChange> {
  const sale = await tx.execute<{ id: number }>(
    sql`select transaction_id::float8 as id from email_change where id = ${change}`,
  )
  const transactionId = sale.rows[0]?.id
  if (transactionId === undefined) throw createNotFoundError()
  // Devices first, then the trade: the order of everyone who locks them.
  await lockTradeItems(tx, transactionId)
  await lockTradesForPayout(tx, [transactionId])
  const { rows } = await tx.execute<EmailChange & Record<string, unknown>>(sql`
    select id, transaction_id::float8 as "transactionId", old_email as "oldEmail", new_email as "newEmail",
      expires_at <= ${now} as "isExpired", confirmed_at is not null as "isConfirmed",
      voided_at is not null or replaced_at is not null as "isOver",
      exists (select from trade_seller as seller
        where seller.transaction_id = change.transaction_id and seller.email = change.old_email)
      or exists (select from email_change as later
        where later.transaction_id = change.transaction_id and later.old_email = change.old_email
          and later.requested_at >= change.requested_at and later.confirmed_at is not null
          and later.voided_at is null) as "isOldEmailTheSellers"
    from email_change as change where id = ${change} for update of change`)
  if (!rows[0]) throw createNotFoundError()
  return rows[0]
}

/** Nothing happens to a sale whose seller was erased in the meantime. */
const setEmail = (tx: Connection, transactionId: number, email: string) =>
  tx.execute(sql`
    update trade_seller set email = ${email} where transaction_id = ${transactionId} and email <> ''`)

/** From now on the sale is the new mailbox's: what the old one can open ends. The link works once. */
async function confirmChange({ tx, secret, at }: Answering, change: EmailChange): Promise<void> {
  if (change.isConfirmed && !change.isOver) return
  if (change.isExpired || change.isOver) throw createNotFoundError()
  const { id, transactionId, newEmail } = change
  const atMs = at.getTime()
  await requireUnfrozenSale(tx, transactionId)
  await setEmail(tx, transactionId, newEmail)
  await tx.execute(sql`update email_change set confirmed_at = ${at} where id = ${id}`)
  await revokeSaleKeys(tx, { transactionId })
  await renewClarificationLinks(tx, secret, { transactionId, atMs })
  await queueTradeMail(tx, { transactionId, mail: 'SALE_LINK', clarificationId: null, atMs })
  for (const mail of ['EMAIL_CHANGED', 'EMAIL_CHANGED_ACCOUNT'] as const)
    await queueEmailChangeMail(tx, mail, { id, transactionId, at })
}

/** Stops this change and all that were asked for since, which includes every one that waits. Returns whether one had happened. */
async function voidChangesSince({ tx, at }: Answering, { id, transactionId }: EmailChange): Promise<boolean> {
  const { rows } = await tx.execute<{ isConfirmed: boolean }>(sql`
    update email_change set voided_at = ${at}
    where transaction_id = ${transactionId} and voided_at is null and replaced_at is null
      and requested_at >= (select requested_at from email_change where id = ${id})
    returning confirmed_at is not null as "isConfirmed"`)
  return rows.some(({ isConfirmed }) => isConfirmed)
}

/**
 * The address is again the one that this mailbox had, however often it was changed since, and the sale is frozen: someone else
 * may have acted for the seller. A mailbox that only a change since undone had brought decides nothing any more.
 */
async function denyChange(answering: Answering, change: EmailChange): Promise<void> {
  if (!change.isOldEmailTheSellers) throw createNotFoundError()
  const { tx, secret, at } = answering
  const { id, transactionId, oldEmail } = change
  const hadHappened = await voidChangesSince(answering, change)
  if (!hadHappened) return
  const atMs = at.getTime()
  await setEmail(tx, transactionId, oldEmail)
  await freezeSale(tx, { transactionId, atMs, details: { emailChangeId: id } })
  await renewClarificationLinks(tx, secret, { transactionId, atMs })
}

/** The owner of the new mailbox confirms it, or the owner of the old one says that they haven't asked for it. */
export const answerEmailChange = (
  { db, secret, now }: TradesOptions,
  given: EmailChangeAnswer,
): Promise<EmailChangeOutcome> =>
  db.transaction(async (tx) => {
    if (!isEmailChangeKey(secret, given)) throw createNotFoundError()
    const at = new Date(now())
    const change = await lockEmailChange(tx, given.change, at)
    await (given.answer === 'confirm' ? confirmChange : denyChange)({ tx, secret, at }, change)
    return { tradeNumber: formatTradeNumber(change.transactionId) }
  })
