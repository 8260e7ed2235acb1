import { z } from 'zod'
import type { DeviceKey } from '#domain/payouts/warning-signs.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { OpenHold } from '#server/modules/payout-holds/payout-holds.ts'

/** A fact about a hold in one sentence, with the device or the trade that it is about. */
export interface HoldFact {
  readonly text: string
  readonly device?: DeviceKey
  readonly trade?: number
}

const DEVICE = z.object({ transactionId: z.number(), itemNumber: z.number() })
const SERIAL = z.object({ itemNumber: z.number(), earlier: z.array(DEVICE) })
const TRADES = z.object({ trades: z.array(z.number()) })
const SALES = z.object({ by: z.enum(['holder', 'network']) })

/** What the stored details of a hold say. They are ids, so nobody is named. */
export function listFacts({ reason, details }: Pick<OpenHold, 'reason' | 'details'>): readonly HoldFact[] {
  switch (reason) {
    case 'SERIAL_SEEN_BEFORE': {
      const { itemNumber, earlier } = SERIAL.parse(details)
      return earlier.map((device) => ({
        text: `Device ${itemNumber} has the same serial number as ${formatTradeNumber(device.transactionId)}-${device.itemNumber}.`,
        device,
      }))
    }
    case 'ACCOUNT_OF_SEVERAL_HOLDERS':
      return TRADES.parse(details).trades.map((trade) => ({
        text: `Under another name in sale ${formatTradeNumber(trade)}.`,
        trade,
      }))
    case 'MANY_SALES':
      return [
        {
          text:
            SALES.parse(details).by === 'holder'
              ? 'Many sales to the same account or with the same email address.'
              : 'Many sales from the same network.',
        },
      ]
    default:
      return []
  }
}
