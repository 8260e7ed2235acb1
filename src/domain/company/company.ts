import type { MarketId } from '#domain/markets/market-id.ts'
import type { Currency } from '#domain/money/currency.ts'

export interface CompanyAddress {
  readonly street: string
  readonly zip: string
  readonly city: string
  /** ISO 3166 code, `DE`. */
  readonly country: string
}

/** How people of a market reach the company. */
export interface CompanyContact {
  readonly phone: string
  /** On pages, papers and in mails. */
  readonly contactMail: string
  /** Gets the messages of the contact form, and answers to mails. */
  readonly helpDeskMail: string
  /** The address that mails come from. */
  readonly senderMail: string
}

/** The company that runs the shop, as the operator describes it: imprint, terms, mails and papers name it. */
export interface Company extends CompanyContact {
  readonly name: string
  readonly address: CompanyAddress
  readonly register: string
  readonly vatId: string
  readonly directors: readonly string[]
  readonly capital: { readonly amount: number; readonly currency: Currency }
  readonly privacyMail: string
  readonly securityMail: string
  /** The supervisory authority at the company's seat. */
  readonly dataProtectionAuthority: string
  /** Who runs the servers. French law asks for it. */
  readonly host: { readonly name: string; readonly address: string; readonly phone: string }
  /** The mediator for consumers. Only French law asks for one. */
  readonly mediator: { readonly name: string; readonly address: string; readonly url: string }
  /** Parcels from every market go here. */
  readonly warehouse: CompanyAddress
  /** Social profiles, for markets that show them. */
  readonly profiles: readonly { readonly name: string; readonly url: string }[]
  /** Where a market has a contact of its own. */
  readonly markets: Readonly<Partial<Record<MarketId, Partial<CompanyContact>>>>
}

/** How people of a market reach the company. */
export function findContact(company: Company, market: MarketId): CompanyContact {
  const { phone, contactMail, helpDeskMail, senderMail } = company
  return { phone, contactMail, helpDeskMail, senderMail, ...company.markets[market] }
}
