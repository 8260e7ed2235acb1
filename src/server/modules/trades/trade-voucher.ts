import { normaliseEmail } from '#domain/customers/email-address.ts'
import {
  applyVoucher,
  normaliseVoucherCode,
  type Voucher,
  type VoucherSale,
} from '#domain/vouchers/voucher.ts'
import type { Database } from '#server/db/database.ts'
import { customerKeyOf } from '#server/modules/vouchers/customer-key.ts'
import { voucherRefused } from '#server/modules/vouchers/voucher-refused.ts'
import { countUses, findVoucher } from '#server/modules/vouchers/vouchers.repository.ts'
import type { NewTrade } from './trades.repository.ts'

/** The voucher that a seller has named, and how often he has used it. */
export interface NamedVoucher {
  /** Null when there is none with that code. */
  readonly voucher: Voucher | null
  readonly customerKey: Uint8Array
  readonly usedByCustomer: number
}

/** Looks the voucher of a trade up; null when none was named. */
export async function findNamedVoucher(
  db: Database,
  { code, email }: { readonly code: string | null; readonly email: string },
): Promise<NamedVoucher | null> {
  if (code === null) return null
  const known = normaliseVoucherCode(code)
  const voucher = known ? await findVoucher(db, known) : null
  const customerKey = customerKeyOf(normaliseEmail(email))
  const usedByCustomer = voucher ? await countUses(db, voucher.code, customerKey) : 0
  return { voucher, customerKey, usedByCustomer }
}

/** What the voucher of a trade adds, now that it is known who sells; refuses the trade with the voucher. */
export function requireVoucher(
  named: NamedVoucher | null,
  sale: Omit<VoucherSale, 'usedByCustomer'>,
): NewTrade['voucher'] {
  if (!named) return null
  const { voucher, customerKey, usedByCustomer } = named
  const result = applyVoucher(voucher, { ...sale, usedByCustomer })
  if (result.kind === 'refused' || !voucher)
    throw voucherRefused(
      result.kind === 'refused' ? result : { kind: 'refused', reason: 'UNKNOWN', params: {} },
    )
  return { code: voucher.code, valueInCents: result.valueInCents, customerKey, ordinal: usedByCustomer + 1 }
}
