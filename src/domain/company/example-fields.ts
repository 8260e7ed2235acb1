import type { Company } from './company.ts'

/** What identifies a company. Its name, seat and capital may well be those of the example. */
const listDetails = ({ address, host, mediator, warehouse, ...company }: Company): [string, string][] => [
  ['address.street', address.street],
  ['register', company.register],
  ['vatId', company.vatId],
  ['directors', company.directors.join()],
  ['phone', company.phone],
  ['contactMail', company.contactMail],
  ['helpDeskMail', company.helpDeskMail],
  ['senderMail', company.senderMail],
  ['privacyMail', company.privacyMail],
  ['securityMail', company.securityMail],
  ['host.name', host.name],
  ['host.address', host.address],
  ['host.phone', host.phone],
  ['mediator.name', mediator.name],
  ['mediator.address', mediator.address],
  ['mediator.url', mediator.url],
  ['warehouse.street', warehouse.street],
  ...company.profiles.map(({ name, url }): [string, string] => [`profiles ${name}`, url]),
]

/** Whether an address can’t exist: names that no DNS server may ever give one (RFC 2606). */
export const isReservedName = (text: string): boolean => /\.example(?:\/|$)/.test(text)

/** The fields that still hold data of the example, or an address that cannot exist. */
export function listExampleFields(company: Company, example: Company): readonly string[] {
  const examples = new Map(listDetails(example))
  return listDetails(company)
    .filter(([field, value]) => value === examples.get(field) || isReservedName(value))
    .map(([field]) => field)
}
