import type { FieldCheck } from '#domain/customers/check-fields.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { Connection, Database } from '#server/db/database.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { createUnauthenticatedError } from '#server/http/session.ts'
import type { Blobs } from '#server/modules/blobs/blobs.ts'
import { isSignInLive } from '#server/modules/sign-ins/live-sign-in.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { lockAccount } from './customer-resources.repository.ts'
import type { StoredAccount } from './stored-customer.ts'

export interface CustomersOptions {
  readonly db: Database
  readonly blobs: Blobs
  readonly secret: ShopSecret
  readonly now: () => number
}

/** The customer who sent the request, and the shop it was sent to: links in mails open the same shop. */
export interface Caller {
  readonly customerId: string
  /** The sign-in that the request was made with. */
  readonly familyId: string
  /** Without a path. */
  readonly shopUrl: string
  readonly market: MarketId
}

/** Runs a change of the customer's own data. Changes of one customer run one after another. */
export const changeOwn = <Result>(
  { db, now }: CustomersOptions,
  caller: Pick<Caller, 'customerId' | 'familyId'>,
  change: (tx: Connection, account: StoredAccount) => Promise<Result>,
): Promise<Result> =>
  db.transaction(async (tx) => {
    const account = await lockAccount(tx, caller.customerId)
    // Checked again under the lock: the sign-in may have ended while the request was still arriving.
    if (!account || !(await isSignInLive(tx, caller, now()))) throw createUnauthenticatedError()
    return change(tx, account)
  })

/** Answers 404 for someone else's resource, exactly as for one that doesn't exist. */
export function requireOwn(given: string, own: string | null): void {
  if (given !== own)
    throw new HttpError(404, 'NOT_FOUND', 'There’s nothing here that belongs to your account.')
}

/** The values of checked fields; refuses the request with every problem found. */
export function requireValues<Values>(checked: FieldCheck<Values>): Values {
  if (checked.kind === 'problems') throw createInvalidFieldsError(checked.problems)
  return checked.values
}
