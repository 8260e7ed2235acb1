import type { FieldCheck } from '#domain/customers/check-fields.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { Connection, Database } from '#server/db/database.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { invalidFields } from '#server/http/invalid-fields.ts'
import { unauthenticated } from '#server/http/session.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { lockAccount } from './customer-resources.repository.ts'
import type { StoredAccount } from './stored-customer.ts'

export interface CustomersOptions {
  readonly db: Database
  readonly secret: ShopSecret
  readonly now: () => number
}

/** The customer whose request it is, and where he is: mails lead back there. */
export interface Caller {
  readonly customerId: string
  /** Without a path. */
  readonly shopUrl: string
  readonly market: MarketId
}

/** Runs a change of the customer's own data. One customer's changes happen one after another. */
export const changeOwn = <Result>(
  { db }: CustomersOptions,
  { customerId }: Pick<Caller, 'customerId'>,
  change: (tx: Connection, account: StoredAccount) => Promise<Result>,
): Promise<Result> =>
  db.transaction(async (tx) => {
    const account = await lockAccount(tx, customerId)
    // A token outlives its account by some minutes.
    if (!account) throw unauthenticated()
    return change(tx, account)
  })

/** What belongs to somebody else is as unknown as what never was. */
export function requireOwn(given: string, own: string | null): void {
  if (given !== own) throw new HttpError(404, 'NOT_FOUND', 'There is no such resource.')
}

/** The values of checked fields; refuses the request with everything that is wrong with them. */
export function requireValues<Values>(checked: FieldCheck<Values>): Values {
  if (checked.kind === 'problems') throw invalidFields(checked.problems)
  return checked.values
}
