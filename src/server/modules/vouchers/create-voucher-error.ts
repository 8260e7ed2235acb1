import type { VoucherRefusal } from '#domain/vouchers/voucher.ts'
import { HttpError } from '#server/http/error-handler.ts'

/** Answers a refused voucher with the reason, which the seller gets to read. */
export const createVoucherError = ({ reason, params }: VoucherRefusal): HttpError =>
  new HttpError(422, 'VOUCHER_REFUSED', 'The voucher cannot be used.', [
    { field: 'voucher', key: `VOUCHER_${reason}`, params },
  ])
