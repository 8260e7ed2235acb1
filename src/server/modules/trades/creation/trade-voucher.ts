import { normaliseEmail } from '#domain/customers/email-address.ts'
import {
  applyVoucher,
  normaliseVoucherCode,
  type Voucher,
  type VoucherSale,
} from '#domain/vouchers/voucher.ts'
import type { Database } from '#server/db/database.ts'
import { createVoucherError } from '#server/modules/vouchers/create-voucher-error.ts'
import { buildCustomerKey } from '#server/modules/vouchers/customer-key.ts'
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
  db: Database,
  { code, email }: { readonly code: string | null; readonly email: string },
): Promise<NamedVoucher | null> {
  if (code === null) return null
  const known = normaliseVoucherCode(code)
  const voucher = known ? await findVoucher(db, known) : null
  const customerKey = buildCustomerKey(normaliseEmail(email))
  const usedByCustomer = voucher ? await countUses(db, voucher.code, customerKey) : 0
  return { voucher, customerKey, usedByCustomer }
}

/** What the voucher adds to a trade. A voucher that cannot be used refuses the whole trade. */
export function requireVoucher(
  named: NamedVoucher | null,
  sale: Omit<VoucherSale, 'usedByCustomer'>,
): NewTrade['voucher'] {
  if (!named) return null
  const { voucher, customerKey, usedByCustomer } = named
  const result = applyVoucher(voucher, { ...sale, usedByCustomer })
  if (result.kind === 'refused' || !voucher)
    throw createVoucherError(
      result.kind === 'refused' ? result : { kind: 'refused', reason: 'UNKNOWN', params: {} },
    )
  return { code: voucher.code, valueInCents: result.valueInCents, customerKey, ordinal: usedByCustomer + 1 }
}
