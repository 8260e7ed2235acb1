import {
  applyVoucher,
  concealRefusal,
  normaliseVoucherCode,
  type Voucher,
  type VoucherRefusal,
  type VoucherSale,
} from '#domain/vouchers/voucher.ts'
import { findVoucherPlace, type VoucherAsker, type VoucherUse } from '#domain/vouchers/voucher-uses.ts'
import type { TradesOptions } from '#server/modules/trades/trades-options.ts'
import { createVoucherError } from '#server/modules/vouchers/create-voucher-error.ts'
import { buildCustomerKey, listCustomerKeys } from '#server/modules/vouchers/customer-key.ts'
import { findVoucher, listUses } from '#server/modules/vouchers/vouchers.repository.ts'
import type { NewTrade } from './new-trade.repository.ts'

/** The voucher that a seller has named, and where the seller has used it. */
export interface NamedVoucher {
  /** Null when no voucher has that code. */
  readonly voucher: Voucher | null
  readonly customerKey: Uint8Array
  readonly uses: readonly VoucherUse[]
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
  const uses = voucher ? await listUses(db, voucher.code, listCustomerKeys(secret, email)) : []
  return { voucher, customerKey, uses }
}

/** The sale and its seller. Only who has proven the mailbox may read what it was used for. */
export type VoucherRequest = Omit<VoucherSale, 'usedByCustomer'> & VoucherAsker

/** What the voucher adds to a trade. A voucher that cannot be used refuses the whole trade. */
export function requireVoucher(named: NamedVoucher | null, request: VoucherRequest): NewTrade['voucher'] {
  if (!named) return null
  const { voucher, customerKey, uses } = named
  const place = findVoucherPlace(uses, voucher?.perCustomer ?? 0, request)
  const result = applyVoucher(voucher, { ...request, usedByCustomer: place ? 0 : uses.length })
  if (result.kind === 'applied' && voucher && place)
    return { code: voucher.code, valueInCents: result.valueInCents, customerKey, ...place }
  const refusal: VoucherRefusal =
    result.kind === 'refused' ? result : { kind: 'refused', reason: 'UNKNOWN', params: {} }
  throw createVoucherError(request.isMailboxProven ? refusal : concealRefusal(refusal))
}
