import type { TradeItem } from '#contracts/trade-items.ts'
import { statesBefore } from '#domain/trades/trade-can.ts'

const BEFORE_PAID = statesBefore('PAID')

/** What a device brings as things are, with the bonus: as quoted until it is settled, nothing once it is not bought. */
export function itemWorthInCents({ state, priceInCents, settledInCents, bonusInCents }: TradeItem): number {
  // A parcel may still come after the sale has expired, but nobody counts on it.
  const isBought = state === 'PAID' || (state !== 'EXPIRED' && BEFORE_PAID.has(state))
  return isBought ? (settledInCents ?? priceInCents) + bonusInCents : 0
}

/** What a sale brings as things are. The voucher comes with the first device that is bought. */
export function tradeWorthInCents(
  items: readonly TradeItem[],
  voucher: { readonly valueInCents: number } | null,
): number {
  const devicesInCents = items.reduce((sum, item) => sum + itemWorthInCents(item), 0)
  return devicesInCents === 0 ? 0 : devicesInCents + (voucher?.valueInCents ?? 0)
}
