import { checkRegistration } from '#domain/customers/registration.ts'
import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { dayOf } from '#domain/markets/market-date.ts'
import type { PublicMarket } from '#domain/markets/public-market.ts'
import type { ShopMode } from '#domain/markets/shop-mode.ts'
import type { Registration } from '#web/platform/account/account-api.ts'
import { formNameOf } from './use-form.ts'

export type CustomerKind = 'private' | 'business'

/** Who may register here. Companies where the shop buys from them, and in the widget nobody else. */
export function customerKinds(
  shopMode: ShopMode,
  { flags }: Pick<PublicMarket, 'flags'>,
): readonly CustomerKind[] {
  if (shopMode === 'b2bWidget') return ['business']
  return shopMode === 'default' && flags.hasB2B ? ['private', 'business'] : ['private']
}

export const EMPTY_REGISTRATION = {
  email: '',
  password: '',
  firstName: '',
  lastName: '',
  companyName: '',
  vatId: '',
}

export type RegistrationValues = typeof EMPTY_REGISTRATION

export interface RegistrationContext {
  readonly kind: CustomerKind
  readonly market: PublicMarket
  readonly brand: string
}

/** What is wrong with the form. The list of common passwords is too long for the browser: those the server finds. */
export function findProblems(
  values: RegistrationValues,
  { kind, market, brand }: RegistrationContext,
): readonly FieldProblem[] {
  const checked = checkRegistration(
    { ...values, username: values.email, Address: null, Payment: null },
    {
      market,
      isBusiness: kind === 'business',
      today: dayOf(new Date()),
      password: { brand, isCommon: () => false },
    },
  )
  if (checked.kind === 'registration') return []
  return checked.problems.map((problem) => ({ ...problem, field: formNameOf(problem.field) }))
}

/** What is sent: of a private person no company, even if one was typed before. */
export const toRegistration = (
  { companyName, vatId, ...person }: RegistrationValues,
  { kind, market }: Pick<RegistrationContext, 'kind' | 'market'>,
): Registration => ({
  ...person,
  company: kind === 'business' ? { companyName, vatId } : null,
  market: market.id,
})
