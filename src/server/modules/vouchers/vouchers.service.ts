import type { VoucherCheck, VoucherCheckRequest } from '#contracts/vouchers.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import { applyVoucher, normaliseVoucherCode, type VoucherSale } from '#domain/vouchers/voucher.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Database } from '#server/db/database.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { createVoucherError } from './create-voucher-error.ts'
import { findOfferedDevices, findVoucher } from './vouchers.repository.ts'

export interface VouchersOptions {
  readonly db: Database
  readonly now: () => number
}

export interface VouchersService {
  /** What a code would add to these offers, without using it up; refuses with the reason. */
  check(shop: Shop, request: VoucherCheckRequest): Promise<VoucherCheck>
}

/** The lines at their stored prices; refuses offers of another shop and expired ones. */
async function readLines(
  { db, now }: VouchersOptions,
  shop: Shop,
  lines: VoucherCheckRequest['lines'],
): Promise<VoucherSale['lines']> {
  // PostgreSQL writes an id in lower case, however it was sent.
  const offerIds = lines.map(({ offerId }) => offerId.toLowerCase())
  const offered = await findOfferedDevices(db, shop, { offerIds, now: new Date(now()) })
  const errors = offerIds.flatMap((offerId, index) =>
    offered.has(offerId) ? [] : [{ field: `lines.${index}.offerId`, key: 'OFFER_UNKNOWN' }],
  )
  if (errors.length > 0)
    throw new HttpError(
      422,
      'INVALID_FIELDS',
      'One of these offers doesn’t exist or has expired. Get a new price for the device.',
      errors,
    )
  return lines.flatMap(({ quantity }, index) => {
    const device = offered.get(offerIds[index] ?? '')
    return device ? [{ categoryId: device.categoryId, totalInCents: device.priceInCents * quantity }] : []
  })
}

async function checkVoucher(
  options: VouchersOptions,
  shop: Shop,
  request: VoucherCheckRequest,
): Promise<VoucherCheck> {
  const lines = await readLines(options, shop, request.lines)
  const code = normaliseVoucherCode(request.code)
  const voucher = code ? await findVoucher(options.db, code) : null
  const { currency } = MARKETS[shop.market]
  // The seller isn't known yet, and an answer by mail address would reveal to strangers who has used a voucher.
  const result = applyVoucher(voucher, {
    ...shop,
    lines,
    currency,
    nowMs: options.now(),
    usedByCustomer: 0,
  })
  if (result.kind === 'refused') throw createVoucherError(result)
  return { code: code ?? '', valueInCents: result.valueInCents, currency }
}

export const createVouchersService = (options: VouchersOptions): VouchersService => ({
  check: (shop, request) => checkVoucher(options, shop, request),
})
