import { sql } from 'drizzle-orm'
import { MAILS, type TradeMail } from '#domain/mails/mail-registry.ts'
import type { PaymentTypeId } from '#domain/markets/payment-type.ts'
import { ACCOUNT_CHANGE_HOLD_MS } from '#domain/payouts/payout-hold.ts'
import type { PayoutChanger } from '#domain/trades/payout-change.ts'
import type { Connection } from '#server/db/database.ts'
import type { PayoutAccount } from '#server/modules/payout-accounts/payout-account.ts'
import { holdPayout } from '#server/modules/payout-holds/payout-holds.ts'
import { findTraceparent } from '#server/telemetry/tracing.ts'

export interface PreviousAccount {
  readonly paymentTypeId: PaymentTypeId
  readonly accountHolder: string
  readonly sealedAccount: Uint8Array
  readonly maskedAccount: string
}

export interface PayoutAccountChange {
  readonly transactionId: number
  readonly by: PayoutChanger
  readonly atMs: number
  readonly previous: PreviousAccount
  readonly next: Pick<PayoutAccount, 'paymentTypeId' | 'accountHolder' | 'masked'>
}

/** Keeps what was there before a change, so that it can be restored. Returns the id of the change. */
async function insertPayoutChange(tx: Connection, change: PayoutAccountChange): Promise<string> {
  const { transactionId, by, atMs, previous, next } = change
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into payout_account_change (transaction_id, changed_at, "by", previous_payment_type_id, previous_holder,
      previous_sealed, previous_masked, new_payment_type_id, new_holder, new_masked)
    values (${transactionId}, ${new Date(atMs)}, ${by}, ${previous.paymentTypeId}, ${previous.accountHolder},
      ${Buffer.from(previous.sealedAccount)}, ${previous.maskedAccount}, ${next.paymentTypeId}, ${next.accountHolder},
      ${next.masked})
    returning id`)
  if (!rows[0]) throw new Error('The change was not written')
  return rows[0].id
}

interface ChangeMail {
  readonly mail: TradeMail
  readonly workKey: string
  readonly data: Readonly<Record<string, string>>
}

/** One for each address that the sale had before support changed it: nothing else tells its owner. */
async function listFormerMails(
  tx: Connection,
  transactionId: number,
  changeId: string,
): Promise<readonly ChangeMail[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct on (old_email) id from email_change
    where transaction_id = ${transactionId} and confirmed_at is not null and voided_at is null
    order by old_email, requested_at`)
  return rows.map(({ id }) => ({
    mail: 'PAYOUT_CHANGED_FORMER',
    workKey: `PAYOUT_CHANGED_FORMER:${changeId}:${id}`,
    data: { changeId, emailChangeId: id },
  }))
}

/** The account that a sale is in may have another address than the sale, and so may the sale have had: then all are told. */
const listChangeMails = (changeId: string): readonly ChangeMail[] =>
  (['PAYOUT_CHANGED', 'PAYOUT_CHANGED_ACCOUNT'] as const).map((mail) => ({
    mail,
    workKey: `${mail}:${changeId}`,
    data: { changeId },
  }))

async function queueChangeMails(
  tx: Connection,
  { transactionId, atMs }: PayoutAccountChange,
  changeId: string,
): Promise<void> {
  const at = new Date(atMs)
  const mails = [...listChangeMails(changeId), ...(await listFormerMails(tx, transactionId, changeId))]
  for (const { mail, workKey, data } of mails) {
    const job = JSON.stringify({ transactionId, mail, ...data })
    await tx.execute(sql`
      insert into outbox (topic, work_key, data, due_at, created_at, traceparent)
      values (${MAILS[mail].topic}, ${workKey}, ${job}::jsonb, ${at}, ${at}, ${findTraceparent()})
      on conflict (work_key) do nothing`)
  }
}

/**
 * Everything that follows from another payout account, besides the account itself: what was there before is kept, the
 * payout waits, and the seller is told everywhere. To be called in the transaction of the change.
 */
export async function recordPayoutChange(tx: Connection, change: PayoutAccountChange): Promise<void> {
  const { transactionId, atMs } = change
  const changeId = await insertPayoutChange(tx, change)
  await holdPayout(tx, {
    transactionId,
    reason: 'ACCOUNT_CHANGED',
    details: { changeId },
    sinceMs: atMs,
    untilMs: atMs + ACCOUNT_CHANGE_HOLD_MS,
  })
  await queueChangeMails(tx, change, changeId)
}

/**
 * The same when the desk brings back the account that the sale was made with. The payout doesn't wait for that, but the
 * seller is told and can object.
 */
export async function recordOriginalAccount(tx: Connection, change: PayoutAccountChange): Promise<void> {
  await queueChangeMails(tx, change, await insertPayoutChange(tx, change))
}
