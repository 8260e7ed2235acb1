import type { ShopSecret } from '#server/secrets/shop-secret.ts'

const ACCOUNT_PURPOSE = 'payout-account'
const PAYEE_PURPOSE = 'payee'
const NETWORK_PURPOSE = 'sale-network'

const normaliseAccount = (account: string): string => account.replaceAll(' ', '').toLowerCase()

/** A keyed hash of an IBAN or PayPal address: equal for equal accounts, and useless without the shop's secret. */
export const deriveAccountKey = (secret: ShopSecret, account: string): string =>
  secret.keyFor(ACCOUNT_PURPOSE, normaliseAccount(account))

/** The hashes that any key of the ring made of an account. */
export const listAccountKeys = (secret: ShopSecret, account: string): readonly string[] =>
  secret.keysFor(ACCOUNT_PURPOSE, normaliseAccount(account))

/** An account together with the name that the bank is given. */
export interface Payee {
  readonly paymentTypeId: number
  readonly accountHolder: string
  readonly account: string
}

const describePayee = ({ paymentTypeId, accountHolder, account }: Payee): string =>
  JSON.stringify([paymentTypeId, accountHolder, account])

/** A keyed hash of everything that decides where the money goes, to prove later that nothing of it has changed. */
export const derivePayeeKey = (secret: ShopSecret, payee: Payee): string =>
  secret.keyFor(PAYEE_PURPOSE, describePayee(payee))

export const isPayeeKey = (secret: ShopSecret, payee: Payee, key: string): boolean =>
  secret.isKeyFor(PAYEE_PURPOSE, describePayee(payee), key)

/** A keyed hash of the network that a sale came from. The address itself is never stored. */
export const deriveNetworkKey = (secret: ShopSecret, network: string): string =>
  secret.keyFor(NETWORK_PURPOSE, network)
