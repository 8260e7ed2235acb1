import { type BusinessMarket, hasBusinessMode, isBusinessShop } from '#domain/markets/business-mode.ts'
import type { PublicMarket } from '#domain/markets/public-market.ts'
import type { ShopMode } from '#domain/markets/shop-mode.ts'
import type { Registration } from '#web/platform/account/guest-api.ts'
import { findAddress, findPayment, type RegistrationDetails, startDetails } from './registration-details.ts'

export type CustomerKind = 'private' | 'business'

/** Who may register here: companies where the shop buys from them; in the widget only they. */
export function listCustomerKinds(shopMode: ShopMode, market: BusinessMarket): readonly CustomerKind[] {
  if (isBusinessShop(shopMode, market)) return ['business']
  return shopMode === 'default' && hasBusinessMode(market) ? ['private', 'business'] : ['private']
}

export const EMPTY_REGISTRATION = {
  email: '',
  password: '',
  firstName: '',
  lastName: '',
  companyName: '',
  vatId: '',
}

export type RegistrationValues = typeof EMPTY_REGISTRATION & RegistrationDetails

export const startRegistration = (market: Pick<PublicMarket, 'countries'>): RegistrationValues => ({
  ...EMPTY_REGISTRATION,
  ...startDetails(market),
})

/** Whose account it has to be: for a private person no company, even if one was typed before. */
export const readHolder = ({ firstName, lastName, companyName }: RegistrationValues, kind: CustomerKind) => ({
  firstName,
  lastName,
  companyName: kind === 'business' ? companyName : '',
})

export interface RegistrationContext {
  readonly kind: CustomerKind
  readonly market: PublicMarket
  readonly brand: string
}

/** What is sent; for a private person no company, even if one was typed before. */
export const toRegistration = (
  values: RegistrationValues,
  { kind, market }: Pick<RegistrationContext, 'kind' | 'market'>,
): Registration => {
  const { email, password, firstName, lastName, companyName, vatId } = values
  return {
    email,
    password,
    firstName,
    lastName,
    company: kind === 'business' ? { companyName, vatId } : null,
    address: findAddress(values),
    payment: findPayment(values, readHolder(values, kind)),
    market: market.id,
  }
}
