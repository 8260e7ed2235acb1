import type { FieldCheck } from '#domain/customers/check-fields.ts'
import { listProblems } from '#domain/customers/field-reading.ts'
import { maskIban } from '#domain/customers/iban.ts'
import { maskEmail } from '#domain/customers/mask-email.ts'
import {
  type PaymentAccount,
  type PaymentAccountInput,
  readPaymentAccount,
} from '#domain/customers/payment-account.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { BANK_TRANSFER, type PaymentType } from '#domain/markets/payment-type.ts'
import { MARKETS } from '#markets/markets.ts'
import { openOrNull } from '#server/secrets/open-or-null.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

/** A bank or PayPal account, checked and ready to be stored. */
export interface PayoutAccount {
  readonly paymentTypeId: PaymentType['id']
  readonly accountHolder: string
  /** IBAN or PayPal address. */
  readonly account: string
  readonly masked: string
}

/** The account number is bound to its row: a sealed value copied to another row doesn't open. */
export const buildPayoutAccountContext = (id: string): string => `payout-account:${id}`

export const sealPayoutAccount = (secret: ShopSecret, id: string, account: string): Uint8Array =>
  secret.seal(account, buildPayoutAccountContext(id))

export const openPayoutAccount = (
  secret: ShopSecret,
  { id, sealedAccount }: { readonly id: string; readonly sealedAccount: Uint8Array },
): string => secret.open(sealedAccount, buildPayoutAccountContext(id))

/** The account number; null where no key opens it any more. */
export const findPayoutAccount = (
  secret: ShopSecret,
  { id, sealedAccount }: { readonly id: string; readonly sealedAccount: Uint8Array },
): string | null => openOrNull(secret, sealedAccount, buildPayoutAccountContext(id))

interface AccountHolder {
  readonly firstName: string
  readonly lastName: string
}

export function toPayoutAccount(
  payment: PaymentAccount,
  { firstName, lastName }: AccountHolder,
): PayoutAccount {
  if (payment.paymentTypeId === BANK_TRANSFER.id) {
    return {
      paymentTypeId: payment.paymentTypeId,
      accountHolder: payment.accountHolder,
      account: payment.iban,
      masked: maskIban(payment.iban),
    }
  }
  return {
    paymentTypeId: payment.paymentTypeId,
    accountHolder: `${firstName} ${lastName}`,
    account: payment.paypalAccount,
    masked: maskEmail(payment.paypalAccount),
  }
}

/** Whose name the account has to be in, and the market that decides which payment types exist. */
export interface PayoutOwner extends AccountHolder {
  readonly locale: MarketId
  readonly companyName: string | null
}

/** Applies the rules of the checkout: the market offers the payment type, and the account is in the customer's name. */
export function checkPayoutAccount(
  input: PaymentAccountInput,
  owner: PayoutOwner,
): FieldCheck<PayoutAccount> {
  const { paymentTypes } = MARKETS[owner.locale]
  const { account, readings } = readPaymentAccount(input, { paymentTypes, owner })
  const problems = listProblems(readings)
  if (problems.length > 0 || account === null) return { kind: 'problems', problems }
  return { kind: 'values', values: toPayoutAccount(account, owner) }
}
