import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Registration } from '#domain/customers/registration.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { Database } from '#server/db/database.ts'
import { requireMailBudget } from '#server/modules/mail-budget/take-mail-budget.ts'
import { queueAccountMailSql } from '#server/modules/outbox/queue-account-mail.ts'
import { requireSaleAccess, type SaleCaller } from '#server/modules/trades/open-sale.ts'
import type { AccountOptions, Caller } from './account-options.ts'
import { buildTokenParts, createOneUseToken } from './one-use-tokens.ts'
import { notifyOwner } from './register-account.ts'
import { insertAccount, lockByEmail, type NewAccount } from './registration.repository.ts'

interface SellerRow extends Record<string, unknown> {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string | null
  readonly vatId: string | null
  readonly market: MarketId
}

async function findSeller(db: Database, transactionId: number): Promise<SellerRow | null> {
  const { rows } = await db.execute<SellerRow>(sql`
    select email, first_name as "firstName", last_name as "lastName", company_name as "companyName",
      vat_id as "vatId", trade.market
    from trade_seller join trade using (transaction_id)
    where transaction_id = ${transactionId} and email <> ''`)
  return rows[0] ?? null
}

/** Without address and payout account: only someone who has signed in saves those. */
const toRegistration = ({ email, firstName, lastName, companyName, vatId }: SellerRow): Registration => ({
  email,
  firstName,
  lastName,
  password: '',
  // A sale may name a company without a VAT id, an account may not.
  companyName: vatId === null ? null : companyName,
  vatId: companyName === null ? null : vatId,
  birthDate: null,
  address: null,
  payment: null,
})

/** A registration that waits for its activation stays as it is: the seller gets one more way to prove the address. */
async function storeAccount(
  { db, secret, now }: AccountOptions,
  account: NewAccount,
  shopUrl: string,
): Promise<void> {
  const { at, registration, market } = account
  await db.transaction(async (tx) => {
    const existing = await lockByEmail(tx, registration.email, now())
    if (existing?.is_activated) return notifyOwner(tx, existing.customer_id, { shopUrl, at })
    const customerId = existing?.customer_id ?? (await insertAccount(tx, account))
    const token = createOneUseToken(secret, 'OPEN', now())
    const { tokenId } = token
    const mail = { mail: 'SALE_ACCOUNT', occasion: tokenId, tokenId, shopUrl, market, at } as const
    await tx.execute(sql`
      with account as (select ${customerId}::uuid as customer_id), ${buildTokenParts(token)}
      ${queueAccountMailSql('allowed', mail)}`)
  })
}

/**
 * Opens an account for the seller of a sale, from what the sale knows. Nobody knows its password: the seller chooses one
 * through a mail to the address of the sale, which proves that address, activates the account and joins the sale to it. Like
 * a registration, the answer doesn't tell whether the address has an account.
 */
export async function openAccountFromSale(
  options: AccountOptions,
  sale: SaleCaller,
  caller: Pick<Caller, 'address' | 'shopUrl'>,
): Promise<void> {
  const { db, secret, guard, hashing, now } = options
  const { transactionId } = await requireSaleAccess(options, sale, 'act')
  const seller = await findSeller(db, transactionId)
  if (!seller) return
  await guard.countMail(caller.address)
  const nowMs = now()
  await requireMailBudget(db, secret, { email: seller.email, mail: 'REGISTRATION', proof: null, nowMs })
  const passwordHash = await hashing.hash(randomBytes(32).toString('base64url'))
  const account = { registration: toRegistration(seller), passwordHash, market: seller.market }
  await storeAccount(options, { ...account, at: new Date(nowMs) }, caller.shopUrl)
}
