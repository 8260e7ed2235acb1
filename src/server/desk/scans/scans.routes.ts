import { z } from 'zod'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { recordReportedScan } from './record-reported-scan.ts'

const SCAN = z.strictObject({
  trackingNumber: z.string().min(1).max(60),
  event: z.enum(['SCANNED', 'DELIVERED', 'UNDELIVERABLE']),
  at: z.iso.datetime({ offset: true }).optional().describe('When the carrier saw it; now unless given.'),
})

const RECORDED_SCAN = z.object({
  tradeNumber: z.string(),
  moved: z
    .array(z.number().int())
    .describe('Devices whose state the report changed; empty if it said nothing new.'),
})

/** For carriers' and warehouse systems, and for people who work on returns. */
export const SCAN_ROUTES: readonly DeskRoute[] = [
  deskRoute({
    method: 'POST',
    url: '/desk/api/scans',
    roles: ['inspector', 'support'],
    action: 'RECORD_SCAN',
    summary:
      'Records a carrier’s report about a parcel on its way to us or back. Reports may arrive more than once and in any order.',
    schema: { body: SCAN, response: { 200: RECORDED_SCAN } },
    handler: async (call) => {
      const { at, ...report } = call.body
      const { scan, facts } = await recordReportedScan(call, {
        ...report,
        atMs: at === undefined ? call.now() : Date.parse(at),
      })
      const { transactionId, moved, isSpent } = scan
      // A carrier's system says where a parcel is; a person still has it, and can put the right label on.
      if (isSpent && call.session.kind !== 'machine')
        throw new HttpError(
          409,
          'NOT_POSSIBLE',
          'This label was replaced, or its parcel came back. Load the list again and use the latest label.',
        )
      return call.audit(facts, { tradeNumber: formatTradeNumber(transactionId), moved: [...moved] })
    },
  }),
]
