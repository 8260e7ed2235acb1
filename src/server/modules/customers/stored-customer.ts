import type { InferSelectModel } from 'drizzle-orm'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { customerAccounts, customerAddresses, phoneContacts } from '#server/db/account-schema.ts'
import type { StoredPayout } from '#server/modules/payout-accounts/payout-accounts.repository.ts'

/** An account without its password hash. */
export type StoredAccount = Omit<InferSelectModel<typeof customerAccounts>, 'passwordHash' | 'locale'> & {
  readonly locale: MarketId
}

export type StoredAddress = InferSelectModel<typeof customerAddresses>

export type StoredPhone = InferSelectModel<typeof phoneContacts>

/** An account with everything that belongs to it. */
export interface StoredCustomer {
  readonly account: StoredAccount
  readonly address: StoredAddress | null
  readonly phone: StoredPhone | null
  readonly payouts: readonly StoredPayout[]
}
