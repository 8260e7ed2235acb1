import type { VoucherRefusal } from '#domain/vouchers/voucher.ts'
import { HttpError } from '#server/http/error-handler.ts'

/** Answers a refused voucher with the reason, which the seller gets to read. */
export const createVoucherError = ({ reason, params }: VoucherRefusal): HttpError =>
  new HttpError(422, 'VOUCHER_REFUSED', 'This voucher can’t be used for this sale.', [
    { field: 'voucher', key: `VOUCHER_${reason}`, params },
  ])
