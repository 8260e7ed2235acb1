import type { TradeView } from '#contracts/trades.ts'
import { buildQrPath } from '#server/documents/barcodes.ts'

type ParcelCode = NonNullable<TradeView['shipment']>['code']

/** Drawing a code takes five milliseconds, and a seller opens the page of a sale again and again. */
const MAX_KEPT = 500

const kept = new Map<string, ParcelCode>()

function drawCode(text: string): ParcelCode {
  try {
    const { path, width } = buildQrPath(text)
    return { path, size: width }
  } catch {
    // The label still has what the carrier needs.
    return null
  }
}

/** The code that a parcel shop scans, for the page of the sale: part of its answer, because it is what sellers come for. */
export function getParcelCode(text: string): ParcelCode {
  const known = kept.get(text)
  if (known !== undefined) return known
  const [oldest] = kept.keys()
  if (oldest !== undefined && kept.size >= MAX_KEPT) kept.delete(oldest)
  const code = drawCode(text)
  kept.set(text, code)
  return code
}
