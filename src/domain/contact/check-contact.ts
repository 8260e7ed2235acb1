import { checkFields, type FieldCheck } from '#domain/customers/check-fields.ts'
import { emptyToNull, REQUIRED, type Reading, readOptionalText } from '#domain/customers/field-reading.ts'
import { readEmail } from '#domain/customers/read-email.ts'
import { readName } from '#domain/customers/read-name.ts'
import { tidyText } from '#domain/customers/tidy-text.ts'
import type { HelpDeskSubject } from '#domain/markets/help-desk-subject.ts'
import type { PublicMarket } from '#domain/markets/public-market.ts'
import { readTypedTradeNumber } from '#domain/trades/lost-link.ts'
import { type Asking, findSubject, subjectFieldsOf } from './subject-fields.ts'
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
  /** Null in a market without subjects. */
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

/** A hidden field may still hold text, from before the subject changed. It is kept if valid and never a problem. */
function applyAsking(reading: Reading<string | null>, asking: Asking): Reading<string | null> {
  if (asking === 'hidden') return { value: reading.problem ? null : reading.value }
  if (reading.problem || reading.value !== null || asking === 'optional') return reading
  return { value: null, problem: REQUIRED }
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

/** Checks a message to the help desk. The form and the server share this check. */
export function checkContact(
  input: ContactInput,
  { helpDeskSubjects }: Pick<PublicMarket, 'helpDeskSubjects'>,
): FieldCheck<ContactMessage> {
  const subject = readSubject(input.subject, helpDeskSubjects)
  const asked = subjectFieldsOf(subject.value)
  return checkFields({
    subject,
    tradeNumber: applyAsking(readTypedTradeNumber(input.tradeNumber), asked.tradeNumber),
    device: applyAsking(emptyToNull(readOptionalText(input.device, DEVICE_MAX)), asked.device),
    name: readName(input.name, NAME_MAX),
    email: readEmail(input.email),
    message: readMessage(input.message),
  })
}
