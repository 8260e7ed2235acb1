import { useState } from 'react'
import { checkSeller, type Seller } from '#domain/customers/seller.ts'
import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { loadCustomer } from '#web/platform/account/customer-api.ts'
import { useCart } from '#web/platform/cart/cart-store.ts'
import { useShop } from '#web/platform/page/shop.tsx'
import { type Declarations, type Draft, toSellerInput } from './draft.ts'
import { concernsSavedPayout, getSavedPayouts, placeProblems, useSavedPayouts } from './saved-payouts.ts'

/** Fields of the last step; the others belong to the one before. */
const DECLARATION_FIELDS = ['ownsDevices', 'acceptsTerms']

const isDeclaration = ({ field }: FieldProblem) => DECLARATION_FIELDS.includes(field)

export interface SellerForm {
  /** What is wrong with the details, shown or not. */
  readonly detailProblems: readonly FieldProblem[]
  /** What may be shown of it: fields that were left, or all after an attempt to go on. */
  readonly shownProblems: readonly FieldProblem[]
  readonly declarationProblems: readonly FieldProblem[]
  readonly attempt: number
  readonly leave: (field: string) => void
  readonly tryAgain: () => void
  /** What the server found and the form did not. */
  readonly refuse: (problems: readonly FieldProblem[]) => void
}

function useCheck(draft: Draft, declarations: Declarations) {
  const { market } = useShop()
  const { B2BMode } = useCart()
  const now = new Date()
  const today = { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() }
  const savedPayouts = useSavedPayouts()
  const rules = { market, isBusiness: B2BMode, today, savedPayouts }
  return checkSeller(toSellerInput(draft, declarations, savedPayouts), rules)
}

/** The seller as the form has it, if nothing is wrong; the same rules as on the server. */
export function useCheckedSeller(draft: Draft): Seller | null {
  const checked = useCheck(draft, { ownsDevices: true, acceptsTerms: true })
  return checked.kind === 'seller' ? checked.seller : null
}

/** Checks the form while it is filled in. Nobody is told about a field that he has not reached yet. */
export function useSellerForm(draft: Draft, declarations: Declarations): SellerForm {
  const checked = useCheck(draft, declarations)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [attempt, setAttempt] = useState(0)
  const [refused, setRefused] = useState<readonly FieldProblem[]>([])
  const problems = checked.kind === 'problems' ? checked.problems : []
  const detailProblems = problems.filter((problem) => !isDeclaration(problem))
  // The server knows more, until the field is left again.
  const known = new Set(refused.map(({ field }) => field))
  const all = [...detailProblems.filter(({ field }) => !known.has(field)), ...refused]
  return {
    detailProblems,
    shownProblems: attempt > 0 ? all : all.filter(({ field }) => left.has(field)),
    declarationProblems: problems.filter(isDeclaration),
    attempt,
    leave(field) {
      setLeft((before) => new Set([...before, field]))
      setRefused((before) => before.filter((problem) => problem.field !== field))
    },
    tryAgain: () => setAttempt((count) => count + 1),
    refuse(found) {
      const show = () => {
        setRefused(placeProblems(found, draft, getSavedPayouts()))
        setAttempt((count) => count + 1)
      }
      // The form first shows what is saved now; otherwise the problem would stand at a choice that is about to go.
      if (concernsSavedPayout(found)) void loadCustomer().then(show)
      else show()
    },
  }
}
