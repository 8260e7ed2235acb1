import { hasContactDetails } from '#domain/text/contact-details.ts'

/** Long enough for `Maria-Magdalena Theresia`, too short for a message. */
const MAX_LENGTH = 24

const PLAIN = /^[\p{L}\p{M}'’.\- ]+$/u

/**
 * The name in the greeting of a mail; null greets without one. A stranger may have typed it for someone else's mailbox, so
 * no more than a name fits in: two words of letters, or the first of several.
 */
export function findGreetingName(firstName: string): string | null {
  const words = firstName.trim().split(/\s+/u)
  const name = (words.length > 2 ? words.slice(0, 1) : words).join(' ')
  return PLAIN.test(name) && [...name].length <= MAX_LENGTH && !hasContactDetails(name) ? name : null
}
