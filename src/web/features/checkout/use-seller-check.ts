import { checkSeller, type SellerCheck } from '#domain/customers/seller.ts'
import { toMarketDay } from '#domain/markets/market-date.ts'
import { useCart } from '#web/platform/cart/cart-store.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import { type Draft, toSellerInput } from './draft.ts'
import { useSavedPayouts } from './saved-payouts.ts'

/** Checks a seller by the server's rules. */
export function useSellerCheck(): (draft: Draft) => SellerCheck {
  const { market } = useShop()
  const { B2BMode } = useCart()
  const savedPayouts = useSavedPayouts()
  return (draft) =>
    checkSeller(toSellerInput(draft, savedPayouts), {
      market,
      isBusiness: B2BMode,
      today: toMarketDay(new Date()),
      savedPayouts,
    })
}
