import type { PaymentAccount } from '#domain/customers/payment-account.ts'
import { BANK_TRANSFER, type PaymentTypeId } from '#domain/markets/payment-type.ts'
import type { Payee } from '#server/modules/payout-holds/account-key.ts'
import { buildSalePayoutContext } from '#server/secrets/sale-payout-context.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import type { SealedAccount } from './due-payouts.repository.ts'

export interface OpenPayee extends Payee {
  readonly paymentTypeId: PaymentTypeId
}

/** Who a trade is paid to; null if the account was erased or cannot be decrypted. */
export function openPayee(secret: ShopSecret, account: SealedAccount | undefined): OpenPayee | null {
  if (!account) return null
  const { transactionId, paymentTypeId, accountHolder, sealed } = account
  try {
    return {
      paymentTypeId,
      accountHolder,
      account: secret.open(sealed, buildSalePayoutContext(transactionId)),
    }
  } catch {
    return null
  }
}

export const toPaymentAccount = ({ paymentTypeId, accountHolder, account }: OpenPayee): PaymentAccount =>
  paymentTypeId === BANK_TRANSFER.id
    ? { paymentTypeId, accountHolder, iban: account }
    : { paymentTypeId, paypalAccount: account }
