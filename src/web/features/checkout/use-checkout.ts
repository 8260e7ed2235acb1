import { useCart } from '#web/platform/cart/cart-store.ts'
import { findSaleWay, type SaleWay } from './sale-size-notice.tsx'
import { useCreateTrade } from './use-create-trade.ts'
import { useDetails } from './use-details.ts'
import { usePrefill } from './use-prefill.ts'
import { useRenewal } from './use-renewal.ts'
import { type CheckoutStep, useStep } from './use-step.ts'
import { useVoucher } from './use-voucher.ts'

/** No step is skipped: an address with `#review` shows what is still missing. */
export function findReachableStep(
  wanted: CheckoutStep,
  { way, hasSeller }: { readonly way: SaleWay; readonly hasSeller: boolean },
): CheckoutStep {
  if (way === 'request') return wanted === 'request' ? wanted : 'devices'
  if (way === 'none' || wanted === 'request') return 'devices'
  return wanted === 'review' && !hasSeller ? 'details' : wanted
}

/** From a cart to a sale: what is known, where the seller is, and what the buttons do. */
export function useCheckout() {
  const { step: wanted, go } = useStep()
  const renewal = useRenewal()
  const voucher = useVoucher(renewal.state === 'done')
  const details = useDetails()
  usePrefill(details.form)
  const way = findSaleWay(useCart())
  // The list of devices doesn't depend on who sells them.
  const seller = wanted === 'devices' ? null : details.readSeller()
  const trade = useCreateTrade(details, {
    onSellerProblems(problems) {
      details.refuse(problems)
      go('details')
    },
    onVoucherRefused(error) {
      voucher.refuse(error)
      go('devices')
    },
    onCartRefused() {
      // Other prices make another sale: the seller confirms it again.
      trade.form.reset()
      renewal.renew()
      go('devices')
    },
  })
  return {
    go,
    renewal,
    voucher,
    trade,
    details: details.form,
    seller,
    step: findReachableStep(wanted, { way, hasSeller: seller !== null }),
    finishDetails() {
      if (details.form.validate()) go('review')
    },
  }
}

export type Checkout = ReturnType<typeof useCheckout>
