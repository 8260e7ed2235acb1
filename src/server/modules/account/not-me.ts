import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { TradeState } from '#domain/trades/trade-states.ts'
import type { Connection } from '#server/db/database.ts'
import { sqlList } from '#server/db/sql-values.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { queueAccountMail } from '#server/modules/outbox/queue-account-mail.ts'
import { listAccountKeys } from '#server/modules/payout-holds/account-key.ts'
import { freezeSale } from '#server/modules/trades/freeze-sale.ts'
import { revokeSaleKeys } from '#server/modules/trades/trade-link.ts'
import { openOrNull } from '#server/secrets/open-or-null.ts'
import { buildSalePayoutContext } from '#server/secrets/sale-payout-context.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { revokeAccess } from './account.repository.ts'
import type { AccountOptions, Caller } from './account-options.ts'
import { addResetToken, findToken } from './one-use-tokens.ts'
import { hashToken } from './refresh-tokens.ts'

/** A device in one of these states is not going to be paid any more. */
const UNPAYABLE_STATES = [
  'CANCELLED',
  'HANDED_OVER',
  'PAID',
  'RECYCLED',
  'RETURNED',
  'RETURN_SHIPPED',
] as const satisfies readonly TradeState[]

interface Denied extends Record<string, unknown> {
  readonly customerId: string
  readonly customerNumber: number
  readonly email: string
  readonly reportedAtMs: number
  readonly paymentTypeId: number | null
  readonly accountKey: string | null
}

/** Locks the account, then uses up the token: the same order as everywhere else. Null for a link that no longer works. */
async function takeNotMeToken(tx: Connection, tokenHash: Uint8Array, at: Date): Promise<Denied | null> {
  const { rows } = await tx.execute<Denied>(sql`
    with account as (
      select customer_id, customer_number, email from customer_account
      where customer_id = (select customer_id from account_token where token_hash = ${tokenHash})
      for update
    )
    update account_token set used_at = ${at} from account
    where token_hash = ${tokenHash} and account_token.customer_id = account.customer_id and purpose = 'NOT_ME'
      and used_at is null and expires_at > ${at}
    returning account.customer_id as "customerId", account.customer_number::integer as "customerNumber",
      account.email, extract(epoch from created_at)::double precision * 1000 as "reportedAtMs",
      payment_type_id as "paymentTypeId", payout_account_key as "accountKey"`)
  return rows[0] ?? null
}

/** Removes the saved account that the change brought, or a later one: whoever made the first change made that one, too. */
async function removeReportedPayout(tx: Connection, denied: Denied): Promise<void> {
  await tx.execute(sql`
    delete from customer_payment_account
    where customer_id = ${denied.customerId} and payment_type_id = ${denied.paymentTypeId}
      and updated_at >= ${new Date(Math.floor(denied.reportedAtMs))}`)
}

/**
 * Freezes the customer's open sales whose money would go to the account that the change brought. Their accounts are opened
 * and not looked up by their stored hash: that one may have been made by another key of the ring. An account that doesn't
 * open may be the one that was denied: its sale is frozen as well, because it can't be paid anyway. Returns those sales.
 */
async function freezeReportedSales(
  { tx, secret, atMs }: { readonly tx: Connection; readonly secret: ShopSecret; readonly atMs: number },
  { customerNumber, accountKey }: Denied,
): Promise<readonly number[]> {
  if (accountKey === null) return []
  const { rows } = await tx.execute<{ transaction_id: string; sealed_account: Buffer }>(sql`
    select transaction_id, sealed_account from trade join trade_seller using (transaction_id)
    where trade.customer_number = ${customerNumber} and length(sealed_account) > 0
      and exists (select from trade_item as item where item.transaction_id = trade.transaction_id
        and item.state not in ${sqlList(UNPAYABLE_STATES)})
    order by transaction_id`)
  const unreadable: number[] = []
  for (const { transaction_id, sealed_account } of rows) {
    const transactionId = Number(transaction_id)
    const account = openOrNull(secret, sealed_account, buildSalePayoutContext(transaction_id))
    if (account !== null && !listAccountKeys(secret, account).includes(accountKey)) continue
    await freezeSale(tx, { transactionId, atMs, details: { savedAccountDenied: true } })
    if (account === null) unreadable.push(transactionId)
  }
  return unreadable
}

/** What an operator should hear about a denied change. */
export interface Denial {
  /** Sales that were frozen although their account could not be compared, because no key opens it. */
  readonly unreadableSales: readonly number[]
}

const createDeadLinkError = () =>
  new HttpError(
    400,
    'TOKEN_INVALID',
    'This link has already been used or has expired. Contact us if your account isn’t safe.',
  )

/**
 * The owner says that a sign-in or a change of the payout account was someone else. Everything stops: all sign-ins end,
 * the password stops working, links to sales become useless, and what was changed is undone. The link itself lets nobody
 * in: a new password is chosen with a second, short-lived mail.
 */
export async function denyChange(
  { db, secret, guard, hashing, now }: AccountOptions,
  { token, caller }: { readonly token: string; readonly caller: Pick<Caller, 'shopUrl'> },
): Promise<Denial> {
  const tokenHash = hashToken(token)
  // Hashing is slow on purpose, so strangers must not get that far.
  const stored = await findToken(db, { hash: tokenHash, purpose: 'NOT_ME' }, now())
  if (!stored?.isLive) throw createDeadLinkError()
  // Nobody knows this password, so that only the mail opens the account again.
  const uselessHash = await hashing.hash(randomBytes(32).toString('base64url'))
  const denied = await db.transaction(async (tx) => {
    const nowMs = now()
    const at = new Date(nowMs)
    const taken = await takeNotMeToken(tx, tokenHash, at)
    if (!taken) return null
    const { customerId, customerNumber } = taken
    await tx.execute(sql`
      update customer_account set password_hash = ${uselessHash}, password_changed_at = ${at}
      where customer_id = ${customerId}`)
    await revokeAccess(tx, { customerId, exceptFamilyId: null }, nowMs)
    await revokeSaleKeys(tx, { customerNumber })
    if (taken.paymentTypeId !== null) await removeReportedPayout(tx, taken)
    const unreadableSales = await freezeReportedSales({ tx, secret, atMs: nowMs }, taken)
    const tokenId = await addResetToken(tx, secret, { customerId, nowMs })
    const mail = { mail: 'RESET', occasion: tokenId, tokenId, shopUrl: caller.shopUrl } as const
    await queueAccountMail(tx, customerId, { ...mail, at })
    return { email: taken.email, unreadableSales }
  })
  if (!denied) throw createDeadLinkError()
  await guard.clear(denied.email)
  return { unreadableSales: denied.unreadableSales }
}
