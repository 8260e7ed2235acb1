import { useState } from 'react'
import { useIsAboveCap } from './cart-step.tsx'
import type { Declarations } from './draft.ts'
import { useCreateTrade } from './use-create-trade.ts'
import { useDraft } from './use-draft.ts'
import { usePrefill } from './use-prefill.ts'
import { useRenewal } from './use-renewal.ts'
import { useCheckedSeller, useSellerForm } from './use-seller-check.ts'
import { type CheckoutStep, useStep } from './use-step.ts'
import { useVoucher } from './use-voucher.ts'

/** Nobody skips a step: an address with `#review` shows what is still missing. */
export function reachableStep(
  wanted: CheckoutStep,
  { isAboveCap, hasSeller }: { readonly isAboveCap: boolean; readonly hasSeller: boolean },
): CheckoutStep {
  if (isAboveCap) return wanted === 'request' ? wanted : 'devices'
  if (wanted === 'request') return 'devices'
  return wanted === 'review' && !hasSeller ? 'details' : wanted
}

const NOTHING_DECLARED: Declarations = { ownsDevices: false, acceptsTerms: false }

/** The whole way from a cart to a sale: what is known, where the seller is, and what the buttons do. */
export function useCheckout() {
  const { step: wanted, go } = useStep()
  const renewal = useRenewal()
  const voucher = useVoucher(renewal.state === 'done')
  const draftUse = useDraft()
  usePrefill(draftUse)
  const [declarations, setDeclarations] = useState(NOTHING_DECLARED)
  const [reviewAttempt, setReviewAttempt] = useState(0)
  const form = useSellerForm(draftUse.draft, declarations)
  const seller = useCheckedSeller(draftUse.draft)
  const isAboveCap = useIsAboveCap()
  const trade = useCreateTrade(draftUse, {
    onSellerProblems(problems) {
      form.refuse(problems)
      go('details')
    },
    onVoucherRefused(error) {
      voucher.refuse(error)
      go('devices')
    },
    onCartRefused() {
      // Other prices are another sale: the seller confirms it anew.
      setDeclarations(NOTHING_DECLARED)
      setReviewAttempt(0)
      renewal.renew()
      go('devices')
    },
  })
  return {
    go,
    renewal,
    voucher,
    form,
    seller,
    trade,
    declarations,
    setDeclarations,
    reviewAttempt,
    draft: draftUse.draft,
    changeDraft: draftUse.change,
    step: reachableStep(wanted, { isAboveCap, hasSeller: seller !== null }),
    finishDetails() {
      form.tryAgain()
      if (form.detailProblems.length === 0) go('review')
    },
    submit() {
      setReviewAttempt(reviewAttempt + 1)
      if (form.declarationProblems.length === 0) trade.submit()
    },
  }
}

export type Checkout = ReturnType<typeof useCheckout>
