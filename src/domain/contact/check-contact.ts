import { checkFields, type FieldCheck } from '#domain/customers/check-fields.ts'
import { REQUIRED, type Reading, readName, readOptionalText } from '#domain/customers/field-reading.ts'
import { readEmail } from '#domain/customers/read-email.ts'
import { tidyText } from '#domain/customers/tidy-text.ts'
import type { HelpDeskSubject } from '#domain/markets/help-desk-subject.ts'
import type { PublicMarket } from '#domain/markets/public-market.ts'
import { readTradeNumber, tradeNumberOf } from '#domain/trades/trade-number.ts'
import { type Asking, findSubject, subjectFields } from './subject-fields.ts'
import { countVisible, tidyMessage } from './tidy-message.ts'

/** A message to the help desk, as typed. */
export interface ContactInput {
  readonly subject: string
  readonly tradeNumber: string
  readonly device: string
  readonly name: string
  readonly email: string
  readonly message: string
}

export interface ContactMessage {
  /** Null in a market that has no subjects. */
  readonly subject: HelpDeskSubject | null
  readonly tradeNumber: string | null
  readonly device: string | null
  readonly name: string
  readonly email: string
  readonly message: string
}

export const EMPTY_CONTACT: ContactInput = {
  subject: '',
  tradeNumber: '',
  device: '',
  name: '',
  email: '',
  message: '',
}

const NAME_MAX = 100
const DEVICE_MAX = 100
const MESSAGE_MIN = 10
export const MESSAGE_MAX = 5_000

function readSubject(typed: string, subjects: readonly HelpDeskSubject[]): Reading<HelpDeskSubject | null> {
  if (subjects.length === 0) return { value: null }
  const code = tidyText(typed)
  if (code === '') return { value: null, problem: REQUIRED }
  const value = findSubject(subjects, code)
  return value ? { value } : { value, problem: { key: 'SUBJECT_UNKNOWN' } }
}

/** What was typed into a field that nobody asked for is taken as far as it can be used; it is never a problem. */
function asAsked(reading: Reading<string | null>, asking: Asking): Reading<string | null> {
  if (asking === 'hidden') return { value: reading.problem ? null : reading.value }
  if (reading.problem || reading.value !== null || asking === 'optional') return reading
  return { value: null, problem: REQUIRED }
}

/** Mails write it as `#XXXX-XXXX`, so that is what people copy. */
function readNumber(typed: string): Reading<string | null> {
  const text = tidyText(typed).replace(/^#\s*/, '')
  if (text === '') return { value: null }
  const transactionId = readTradeNumber(text)
  return transactionId === null
    ? { value: null, problem: { key: 'TRADE_NUMBER_FORMAT' } }
    : { value: tradeNumberOf(transactionId) }
}

function readDevice(typed: string): Reading<string | null> {
  const { value, ...rest } = readOptionalText(typed, DEVICE_MAX)
  return { value: value === '' ? null : value, ...rest }
}

function readMessage(typed: string): Reading<string> {
  const value = tidyMessage(typed)
  if (value === '') return { value, problem: REQUIRED }
  if (countVisible(value) < MESSAGE_MIN)
    return { value, problem: { key: 'MESSAGE_TOO_SHORT', params: { min: MESSAGE_MIN } } }
  return [...value].length > MESSAGE_MAX
    ? { value, problem: { key: 'FIELD_TOO_LONG', params: { max: MESSAGE_MAX } } }
    : { value }
}

/** Checks a message to the help desk; the form and the server ask the same question. */
export function checkContact(
  input: ContactInput,
  { helpDeskSubjects }: Pick<PublicMarket, 'helpDeskSubjects'>,
): FieldCheck<ContactMessage> {
  const subject = readSubject(input.subject, helpDeskSubjects)
  const asked = subjectFields(subject.value)
  return checkFields({
    subject,
    tradeNumber: asAsked(readNumber(input.tradeNumber), asked.tradeNumber),
    device: asAsked(readDevice(input.device), asked.device),
    name: readName(input.name, NAME_MAX),
    email: readEmail(input.email),
    message: readMessage(input.message),
  })
}
