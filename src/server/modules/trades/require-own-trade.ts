import { sql } from 'drizzle-orm'
import { readTradeNumber } from '#domain/trades/trade-number.ts'
import { HttpError } from '#server/http/error-handler.ts'
import type { CustomerSession } from '#server/secrets/access-tokens.ts'
import { isTradeKey } from './trade-link.ts'
import { findTrade, type StoredTrade } from './trade-view.repository.ts'
import type { TradesOptions } from './trades-options.ts'

/** Who wants to change a trade: the holder of its link, or the customer whose account it is in. */
export interface TradeCaller {
  readonly tradeNumber: string
  readonly key: string
  readonly account: Pick<CustomerSession, 'customerId' | 'customerNumber'> | null
}

/** An access token outlives its account by some minutes, so the account has to exist. */
async function isInAccount(
  { db }: TradesOptions,
  { customerId }: NonNullable<TradeCaller['account']>,
  transactionId: number,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select from trade join customer_account using (customer_number)
    where transaction_id = ${transactionId} and customer_id = ${customerId}`)
  return rowCount === 1
}

/** The trade, for its owner only; nobody else learns even that it exists. */
export async function requireOwnTrade(
  options: TradesOptions,
  { tradeNumber, key, account }: TradeCaller,
): Promise<StoredTrade> {
  const transactionId = readTradeNumber(tradeNumber)
  const isOwn =
    transactionId !== null &&
    (isTradeKey(options.secret, transactionId, key) ||
      (account !== null && (await isInAccount(options, account, transactionId))))
  const trade = isOwn ? await findTrade(options.db, transactionId) : null
  if (!trade) throw new HttpError(404, 'NOT_FOUND', 'There is no such trade.')
  return trade
}
