import { z } from 'zod'
import { TRADE_PARAMS } from './trades.ts'

/** One device of a sale. */
export const ERASURE_CERTIFICATE_PARAMS = TRADE_PARAMS.extend({
  item: z.coerce.number<string>().int().min(1).max(32_767),
})
