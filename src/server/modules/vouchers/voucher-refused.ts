import type { VoucherRefusal } from '#domain/vouchers/voucher.ts'
import { HttpError } from '#server/http/error-handler.ts'

/** The answer to a voucher that adds nothing, with the reason for the seller. */
export const voucherRefused = ({ reason, params }: VoucherRefusal): HttpError =>
  new HttpError(422, 'VOUCHER_REFUSED', 'The voucher cannot be used.', [
    { field: 'voucher', key: `VOUCHER_${reason}`, params },
  ])
