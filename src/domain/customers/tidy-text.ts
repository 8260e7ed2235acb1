// What pasted text brings along and nobody sees: soft hyphens, zero-width blanks, marks of writing direction.
const INVISIBLE = /\p{Cf}/gu
const BLANKS = /\p{Zs}+/gu
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}<>]/u

/** Typed text as it is kept: one spelling of each letter, single blanks, nothing around it, nothing invisible in it. */
export const tidyText = (text: string): string =>
  text.normalize('NFC').replace(INVISIBLE, '').trim().replace(BLANKS, ' ')

/** Whether a text holds what no name or address does: control characters, line breaks, broken characters, tags. */
export const hasForbiddenCharacters = (text: string): boolean => FORBIDDEN.test(text)
