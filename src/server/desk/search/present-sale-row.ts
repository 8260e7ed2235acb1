import type { ShownPerson } from '#contracts/desk/search.ts'
import { maskEmail } from '#domain/customers/mask-email.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { toTimeJson } from '#server/http/time-json.ts'
import type { ListedSale } from './search.repository.ts'

export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string | null
  readonly email: string
}

/** A person in a list, with the email address masked. */
export const toPersonJson = ({ firstName, lastName, companyName, email }: Person): ShownPerson => ({
  name: `${firstName} ${lastName}`,
  companyName,
  email: email === '' ? null : maskEmail(email),
})

/** What every list shows of a sale. */
export const toListedJson = (
  { transactionId, createdAtMs, seller, devices }: ListedSale,
  seesPeople: boolean,
) => ({
  tradeNumber: formatTradeNumber(transactionId),
  createdAt: toTimeJson(createdAtMs),
  devices: [...devices],
  seller: seesPeople && seller ? toPersonJson(seller) : null,
})
