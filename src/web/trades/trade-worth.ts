import type { TradeItem } from '#contracts/trade-items.ts'
import { collectStatesLeadingTo } from '#domain/trades/trade-states.ts'

const BEFORE_PAID = collectStatesLeadingTo('PAID')

/**
 * What a device earns as things stand, including the bonus: the offer until it is settled, nothing once it is not
 * bought.
 */
export function itemWorthInCents({ state, priceInCents, settledInCents, bonusInCents }: TradeItem): number {
  // A parcel may still arrive after the sale has expired, but nobody counts on it.
  const isBought = state === 'PAID' || (state !== 'EXPIRED' && BEFORE_PAID.has(state))
  return isBought ? (settledInCents ?? priceInCents) + bonusInCents : 0
}

/** What a sale earns as things stand. The voucher is paid with the first device that is bought. */
export function tradeWorthInCents(
  items: readonly TradeItem[],
  voucher: { readonly valueInCents: number } | null,
): number {
  const devicesInCents = items.reduce((sum, item) => sum + itemWorthInCents(item), 0)
  return devicesInCents === 0 ? 0 : devicesInCents + (voucher?.valueInCents ?? 0)
}
