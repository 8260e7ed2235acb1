import type { ContactInput } from '#domain/contact/check-contact.ts'
import type { SubjectFields } from '#domain/contact/subject-fields.ts'

const NAMES = [
  'subject',
  'tradeNumber',
  'device',
  'name',
  'email',
  'message',
] as const satisfies readonly (keyof ContactInput)[]

/** What the fields of the page hold: it may have been typed before the script ran. */
export function readTyped(form: HTMLFormElement | null, before: ContactInput): ContactInput {
  if (!form) return before
  const typed = new FormData(form)
  const read = NAMES.map((name) => [name, String(typed.get(name) ?? before[name])])
  // The same names, each with a text.
  return Object.fromEntries(read) as unknown as ContactInput
}

/** Fills in what is known, never over what was typed. */
export function fillEmpty(values: ContactInput, known: Partial<ContactInput>): ContactInput {
  const filled = NAMES.filter((name) => values[name] === '' && known[name])
  return { ...values, ...Object.fromEntries(filled.map((name) => [name, known[name]])) }
}

/** What is not on the screen is not sent. */
export const withoutHidden = (values: ContactInput, asked: SubjectFields): ContactInput => ({
  ...values,
  tradeNumber: asked.tradeNumber === 'hidden' ? '' : values.tradeNumber,
  device: asked.device === 'hidden' ? '' : values.device,
})
