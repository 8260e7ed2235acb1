import type { Database } from '../../db/database.ts'
import { buildEmailHash } from '../../modules/newsletter/email-hash.ts'
import { deriveAccountKey, derivePayeeKey, isPayeeKey } from '../../modules/payout-holds/account-key.ts'
import { buildSalePayoutContext } from '../../secrets/sale-payout-context.ts'
import type { ShopSecret } from '../../secrets/shop-secret.ts'
import { type Rewritten, rewriteRows } from './rewrite-rows.ts'

interface SellerRow {
  readonly key: string
  readonly sealed: Buffer
  readonly account_key: string
}

/** The hashes by which sales to the same account are found. */
export const rehashAccounts = (db: Database, secret: ShopSecret): Promise<Rewritten> =>
  rewriteRows<SellerRow>({
    async read(after, limit) {
      const { rows } = await db.$client.query<SellerRow>(
        `select transaction_id::text as key, sealed_account as sealed, account_key from trade_seller
         where account_key is not null and octet_length(sealed_account) > 0
           and ($1::bigint is null or transaction_id > $1::bigint)
         order by transaction_id limit $2`,
        [after, limit],
      )
      return rows
    },
    renew: ({ key, sealed }) => deriveAccountKey(secret, secret.open(sealed, buildSalePayoutContext(key))),
    async write(rows, values) {
      const { rowCount } = await db.$client.query(
        `update trade_seller set account_key = renewed.value
         from unnest($1::bigint[], $2::text[], $3::text[]) as renewed (key, old, value)
         where transaction_id = renewed.key and account_key = renewed.old and renewed.value <> renewed.old`,
        [rows.map(({ key }) => key), rows.map(({ account_key }) => account_key), values],
      )
      return rowCount ?? 0
    },
  })

interface PayeeRow extends SellerRow {
  readonly transaction_id: string
  readonly payment_type_id: number
  readonly account_holder: string
}

/**
 * The proofs of where approved money goes. Only a proof that still holds is renewed: a payee that was changed after the
 * approval must not become an approved one.
 */
export const rehashPayees = (db: Database, secret: ShopSecret): Promise<Rewritten> =>
  rewriteRows<PayeeRow>({
    async read(after, limit) {
      const { rows } = await db.$client.query<PayeeRow>(
        `select payout.id::text as key, payout.account_key, seller.transaction_id::text, seller.payment_type_id,
           seller.account_holder, seller.sealed_account as sealed
         from payout join trade_seller as seller using (transaction_id)
         where payout.account_key is not null and octet_length(seller.sealed_account) > 0
           and ($1::bigint is null or payout.id > $1::bigint)
         order by payout.id limit $2`,
        [after, limit],
      )
      return rows
    },
    renew({ transaction_id, payment_type_id, account_holder, sealed, account_key }) {
      const account = secret.open(sealed, buildSalePayoutContext(transaction_id))
      const payee = { paymentTypeId: payment_type_id, accountHolder: account_holder, account }
      return isPayeeKey(secret, payee, account_key) ? derivePayeeKey(secret, payee) : account_key
    },
    async write(rows, values) {
      const { rowCount } = await db.$client.query(
        `update payout set account_key = renewed.value
         from unnest($1::bigint[], $2::text[], $3::text[]) as renewed (key, old, value)
         where id = renewed.key and account_key = renewed.old and renewed.value <> renewed.old`,
        [rows.map(({ key }) => key), rows.map(({ account_key }) => account_key), values],
      )
      return rowCount ?? 0
    },
  })

interface AddressRow {
  readonly key: string
  readonly email: string
}

/** New links for the newsletter, for a leaked key only: links in mails that were sent stop working. */
export const rehashNewsletter = (db: Database, secret: ShopSecret): Promise<Rewritten> =>
  rewriteRows<AddressRow>({
    async read(after, limit) {
      const { rows } = await db.$client.query<AddressRow>(
        `select id::text as key, email from newsletter_subscription
         where $1::bigint is null or id > $1::bigint order by id limit $2`,
        [after, limit],
      )
      return rows
    },
    renew: ({ email }) => buildEmailHash(secret, 'enrich', email),
    async write(rows, values) {
      const decode = (hash: string) => Buffer.from(hash, 'base64url')
      const enrich = values.map((value) => decode(String(value)))
      const unsubscribe = rows.map(({ email }) => decode(buildEmailHash(secret, 'unsubscribe', email)))
      const { rowCount } = await db.$client.query(
        `update newsletter_subscription set enrich_hash = renewed.enrich, unsubscribe_hash = renewed.unsubscribe
         from unnest($1::bigint[], $2::text[], $3::bytea[], $4::bytea[]) as renewed (key, email, enrich, unsubscribe)
         where newsletter_subscription.id = renewed.key and newsletter_subscription.email = renewed.email
           and enrich_hash <> renewed.enrich`,
        [rows.map(({ key }) => key), rows.map(({ email }) => email), enrich, unsubscribe],
      )
      return rowCount ?? 0
    },
  })
