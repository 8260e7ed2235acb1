import type { Seller } from '#domain/customers/seller.ts'
import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { type Fields, useFields } from '#web/forms/use-form.ts'
import { loadCustomer } from '#web/platform/account/customer-api.ts'
import { DRAFT_KEY } from '#web/platform/cart/forget-draft.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import { applyMarketDefaults, type Draft, EMPTY_DRAFT, readDraft } from './draft.ts'
import { concernsSavedPayout, getSavedPayouts, placeProblems } from './saved-payouts.ts'
import { useSellerCheck } from './use-seller-check.ts'

export interface DetailsProps {
  readonly form: Fields<Draft>
}

export interface Details {
  readonly form: Fields<Draft>
  /** The seller as the form describes them; null while something is wrong. */
  readonly readSeller: () => Seller | null
  /** Shows what the server found and the form did not. */
  readonly refuse: (problems: readonly FieldProblem[]) => void
}

/** Who sells. Kept in this tab alone and gone with it: bank accounts do not stay behind on a shared computer. */
export function useDetails(): Details {
  const { market } = useShop()
  const check = useSellerCheck()
  const form = useFields<Draft>({
    initial: applyMarketDefaults(EMPTY_DRAFT, market),
    draft: { key: DRAFT_KEY, read: (stored) => applyMarketDefaults(readDraft(stored), market) },
    check(draft) {
      const checked = check(draft)
      return checked.kind === 'problems' ? checked.problems : []
    },
    showsProblemsOnLeave: true,
  })
  return {
    form,
    readSeller() {
      const checked = check(form.getValues())
      return checked.kind === 'seller' ? checked.seller : null
    },
    refuse(problems) {
      const show = () => form.refuse(placeProblems(problems, form.getValues(), getSavedPayouts()))
      // The form first shows what is saved now; otherwise the problem would be at a choice that is about to go.
      if (concernsSavedPayout(problems)) void loadCustomer().then(show)
      else show()
    },
  }
}
