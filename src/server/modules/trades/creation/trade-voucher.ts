import {
  applyVoucher,
  concealRefusal,
  normaliseVoucherCode,
  type Voucher,
  type VoucherRefusal,
  type VoucherSale,
} from '#domain/vouchers/voucher.ts'
import type { TradesOptions } from '#server/modules/trades/trades-options.ts'
import { createVoucherError } from '#server/modules/vouchers/create-voucher-error.ts'
import { buildCustomerKey, listCustomerKeys } from '#server/modules/vouchers/customer-key.ts'
import { countUses, findVoucher } from '#server/modules/vouchers/vouchers.repository.ts'
import type { NewTrade } from './new-trade.repository.ts'

/** The voucher that a seller has named, and how often the seller has used it. */
export interface NamedVoucher {
  /** Null when no voucher has that code. */
  readonly voucher: Voucher | null
  readonly customerKey: Uint8Array
  readonly usedByCustomer: number
}

/** The voucher that a request names; null when it names none. */
export async function findNamedVoucher(
  { db, secret }: Pick<TradesOptions, 'db' | 'secret'>,
  { code, email }: { readonly code: string | null; readonly email: string },
): Promise<NamedVoucher | null> {
  if (code === null) return null
  const known = normaliseVoucherCode(code)
  const voucher = known ? await findVoucher(db, known) : null
  const customerKey = buildCustomerKey(secret, email)
  const usedByCustomer = voucher ? await countUses(db, voucher.code, listCustomerKeys(secret, email)) : 0
  return { voucher, customerKey, usedByCustomer }
}

export interface VoucherUse extends Omit<VoucherSale, 'usedByCustomer'> {
  /** Whether the seller has proven the mailbox, and so may read what it was used for. */
  readonly isMailboxProven: boolean
}

/** What the voucher adds to a trade. A voucher that cannot be used refuses the whole trade. */
export function requireVoucher(named: NamedVoucher | null, use: VoucherUse): NewTrade['voucher'] {
  if (!named) return null
  const { isMailboxProven, ...sale } = use
  const { voucher, customerKey, usedByCustomer } = named
  const result = applyVoucher(voucher, { ...sale, usedByCustomer })
  if (result.kind === 'applied' && voucher)
    return { code: voucher.code, valueInCents: result.valueInCents, customerKey, ordinal: usedByCustomer + 1 }
  const refusal: VoucherRefusal =
    result.kind === 'refused' ? result : { kind: 'refused', reason: 'UNKNOWN', params: {} }
  throw createVoucherError(isMailboxProven ? refusal : concealRefusal(refusal))
}
