import { type RefObject, useEffect, useRef } from 'react'
import type { IndividualOfferData, IndividualOfferValues } from '#contracts/individual-offers.ts'
import { checkSeller } from '#domain/customers/seller.ts'
import { joinTown } from '#domain/customers/town-line.ts'
import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { toMarketDay } from '#domain/markets/market-date.ts'
import { BANK_TRANSFER } from '#domain/markets/payment-type.ts'
import { type Fields, useFields } from '#web/forms/use-form.ts'
import { useShop } from '#web/platform/shop/shop.tsx'

/** Who owns the account: the company, unless another name was typed. */
export const getHolder = ({ accountHolder, companyName }: IndividualOfferValues): string =>
  accountHolder ?? companyName.trim()

/** Both ticks are one box. */
const nameField = (problem: FieldProblem): FieldProblem =>
  problem.field === 'ownsDevices' || problem.field === 'acceptsTerms'
    ? { ...problem, field: 'declaration', key: 'DECLARATION_REQUIRED' }
    : problem

/** What the fields of the page hold: it may have been typed before the script ran. */
function readTyped(form: HTMLFormElement | null, before: IndividualOfferValues): IndividualOfferValues {
  if (!form) return before
  const typed = new FormData(form)
  const texts = Object.entries(before).flatMap(([name, value]) =>
    typeof value === 'string' && typed.has(name) ? [[name, String(typed.get(name))]] : [],
  )
  return { ...before, ...Object.fromEntries(texts), declaration: typed.has('declaration') }
}

export interface AcceptForm {
  readonly element: RefObject<HTMLFormElement | null>
  readonly form: Fields<IndividualOfferValues>
}

/** The form that accepts an offer, checked by the server's rules. The browser itself sends it, with or without script. */
export function useAcceptForm({ form: given, offer }: IndividualOfferData): AcceptForm {
  const { market } = useShop()
  const element = useRef<HTMLFormElement>(null)
  const form = useFields<IndividualOfferValues>({
    initial: given.values,
    attempt: given.kind === 'refused' ? 1 : 0,
    check({ province, iban, accountHolder, declaration, ...values }) {
      const checked = checkSeller(
        {
          ...values,
          email: offer.email,
          houseNumber: '',
          birthDate: '',
          city: joinTown({ city: values.city, province }, values.country),
          payment: {
            paymentTypeId: BANK_TRANSFER.id,
            iban,
            accountHolder: accountHolder ?? values.companyName.trim(),
            paypalAccount: '',
          },
          ownsDevices: declaration,
          acceptsTerms: declaration,
        },
        { market, isBusiness: true, today: toMarketDay(new Date()) },
      )
      if (checked.kind === 'seller') return []
      const problems = checked.problems.map(nameField)
      return problems.filter(({ field }, index) => problems.findIndex((one) => one.field === field) === index)
    },
  })
  const { update } = form
  useEffect(() => update((before) => readTyped(element.current, before)), [update])
  return { element, form }
}
