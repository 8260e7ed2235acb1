import { sql } from 'drizzle-orm'
import type { EmailChangeAnswer, EmailChangeOutcome } from '#contracts/email-changes.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { Connection } from '#server/db/database.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { lockTradeItems } from '#server/modules/lifecycle/item-facts.repository.ts'
import { queueTradeMail } from '#server/modules/outbox/queue-trade-mail.ts'
import { lockTradesForPayout } from '#server/modules/payout-holds/payout-holds.ts'
import { isEmailChangeKey } from '#server/modules/trades/email-change-link.ts'
import { freezeSale, requireUnfrozenSale } from '#server/modules/trades/freeze-sale.ts'
import { revokeSaleKeys } from '#server/modules/trades/trade-link.ts'
import type { TradesOptions } from '#server/modules/trades/trades-options.ts'

interface EmailChange {
  readonly id: string
  readonly transactionId: number
  readonly oldEmail: string
  readonly newEmail: string
  readonly isExpired: boolean
  readonly isConfirmed: boolean
  readonly isVoided: boolean
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
      expires_at <= ${now} as "isExpired", confirmed_at is not null as "isConfirmed", voided_at is not null as "isVoided"
    from email_change where id = ${change} for update`)
  if (!rows[0]) throw createNotFoundError()
  return rows[0]
}

/** Nothing happens to a sale whose seller was erased in the meantime. */
const setEmail = (tx: Connection, transactionId: number, email: string) =>
  tx.execute(sql`
    update trade_seller set email = ${email} where transaction_id = ${transactionId} and email <> ''`)

/** From now on the sale is the new mailbox's: what the old one can open ends. The link works once. */
async function confirmChange(tx: Connection, change: EmailChange, now: Date): Promise<void> {
  if (change.isConfirmed && !change.isVoided) return
  if (change.isExpired || change.isVoided) throw createNotFoundError()
  const { id, transactionId, newEmail } = change
  await requireUnfrozenSale(tx, transactionId)
  await setEmail(tx, transactionId, newEmail)
  await tx.execute(sql`update email_change set confirmed_at = ${now} where id = ${id}`)
  await revokeSaleKeys(tx, { transactionId })
  const atMs = now.getTime()
  await queueTradeMail(tx, { transactionId, mail: 'SALE_LINK', clarificationId: null, atMs })
}

/** A change that has happened is undone, and the sale frozen: someone else may have acted for the seller since. */
async function denyChange(tx: Connection, change: EmailChange, now: Date): Promise<void> {
  if (change.isVoided) return
  const { id, transactionId, oldEmail, isConfirmed } = change
  await tx.execute(sql`update email_change set voided_at = ${now} where id = ${id}`)
  if (!isConfirmed) return
  await setEmail(tx, transactionId, oldEmail)
  await freezeSale(tx, { transactionId, atMs: now.getTime(), details: { emailChangeId: id } })
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
    await (given.answer === 'confirm' ? confirmChange : denyChange)(tx, change, at)
    return { tradeNumber: formatTradeNumber(change.transactionId) }
  })
