import { checkFields, type FieldCheck } from '#domain/customers/check-fields.ts'
import { REQUIRED, type Reading, type Typed } from '#domain/customers/field-reading.ts'
import { readEmail } from '#domain/customers/read-email.ts'
import { tidyText } from '#domain/customers/tidy-text.ts'
import { formatTradeNumber, readTradeNumber } from './trade-number.ts'

/** What a seller who has lost the mails about a sale still knows of it, as typed. */
export interface LostLinkInput {
  readonly tradeNumber: string
  readonly email: string
}

/** A typed trade number in its printed form; null when nothing was typed. Mails print `#XXXX-XXXX`, so people paste that. */
export function readTypedTradeNumber(typed: Typed): Reading<string | null> {
  const text = tidyText(typed ?? '').replace(/^#\s*/, '')
  if (text === '') return { value: null }
  const transactionId = readTradeNumber(text)
  return transactionId === null
    ? { value: null, problem: { key: 'TRADE_NUMBER_FORMAT' } }
    : { value: formatTradeNumber(transactionId) }
}

function requireTradeNumber(typed: Typed): Reading<string> {
  const { value, problem } = readTypedTradeNumber(typed)
  if (problem) return { value: '', problem }
  return value === null ? { value: '', problem: REQUIRED } : { value }
}

/** The number and the address by which a seller gets the link to a sale again, or what is wrong with them. */
export const checkLostLink = ({ tradeNumber, email }: LostLinkInput): FieldCheck<LostLinkInput> =>
  checkFields({ tradeNumber: requireTradeNumber(tradeNumber), email: readEmail(email) })
