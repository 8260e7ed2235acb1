import { z } from 'zod'
import { tradeNumberOf } from '#domain/trades/trade-number.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { takeScan } from './take-scan.ts'

const SCAN = z.strictObject({
  trackingNumber: z.string().min(1).max(60),
  event: z.enum(['SCANNED', 'DELIVERED', 'UNDELIVERABLE']),
  at: z.iso.datetime({ offset: true }),
})

const TAKEN_SCAN = z.object({
  tradeNumber: z.string(),
  moved: z
    .array(z.number().int())
    .describe('Devices that the report has moved; none when it tells nothing new.'),
})

/** For the system of a carrier or of a warehouse; people use the list of returns. */
export const SCAN_ROUTES: readonly DeskRoute[] = [
  deskRoute({
    method: 'POST',
    url: '/desk/api/scans',
    roles: ['inspector', 'support'],
    action: 'TAKE_SCAN',
    summary:
      'Takes what a carrier reports about a parcel, to us or back. Reports may come twice and in any order.',
    schema: { body: SCAN, response: { 200: TAKEN_SCAN } },
    handler: async (call) => {
      const { at, ...report } = call.body
      const { scan, facts } = await takeScan(call, { ...report, atMs: Date.parse(at) })
      const { transactionId, moved } = scan
      return call.audit(facts, { tradeNumber: tradeNumberOf(transactionId), moved: [...moved] })
    },
  }),
]
