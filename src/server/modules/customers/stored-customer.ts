import type { InferSelectModel } from 'drizzle-orm'
import type { MarketId } from '#domain/markets/market-id.ts'
import type {
  customerAccounts,
  customerAddresses,
  customerPaymentAccounts,
  phoneContacts,
} from '#server/db/account-schema.ts'

/** An account without what proves who signs in. */
export type StoredAccount = Omit<InferSelectModel<typeof customerAccounts>, 'passwordHash' | 'locale'> & {
  readonly locale: MarketId
}

export type StoredAddress = InferSelectModel<typeof customerAddresses>

export type StoredPhone = InferSelectModel<typeof phoneContacts>

export type StoredPayout = InferSelectModel<typeof customerPaymentAccounts>

/** An account with everything that hangs on it. */
export interface StoredCustomer {
  readonly account: StoredAccount
  readonly address: StoredAddress | null
  readonly phone: StoredPhone | null
  readonly payouts: readonly StoredPayout[]
}
