import { checkRegistration } from '#domain/customers/registration.ts'
import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { toMarketDay } from '#domain/markets/market-date.ts'
import type { PublicMarket } from '#domain/markets/public-market.ts'
import type { ShopMode } from '#domain/markets/shop-mode.ts'
import { toFormProblems } from '#web/forms/field-problems.ts'
import type { Registration } from '#web/platform/account/account-api.ts'

export type CustomerKind = 'private' | 'business'

/** Who may register here: companies where the shop buys from them; in the widget only they. */
export function listCustomerKinds(
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

/** What is wrong with the form. Only the server knows the list of common passwords: it is too long for a browser. */
export function findProblems(
  values: RegistrationValues,
  { kind, market, brand }: RegistrationContext,
): readonly FieldProblem[] {
  const checked = checkRegistration(
    { ...values, username: values.email, Address: null, Payment: null },
    {
      market,
      isBusiness: kind === 'business',
      today: toMarketDay(new Date()),
      password: { brand, isCommon: () => false },
    },
  )
  if (checked.kind === 'registration') return []
  return toFormProblems(checked.problems)
}

/** What is sent; for a private person no company, even if one was typed before. */
export const toRegistration = (
  { companyName, vatId, ...person }: RegistrationValues,
  { kind, market }: Pick<RegistrationContext, 'kind' | 'market'>,
): Registration => ({
  ...person,
  company: kind === 'business' ? { companyName, vatId } : null,
  market: market.id,
})
