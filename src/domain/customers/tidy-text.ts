// Invisible characters in pasted text: soft hyphens, zero-width spaces, direction marks.
const INVISIBLE = /\p{Cf}/gu
const BLANKS = /\p{Zs}+/gu
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}<>]/u

/** Typed text as it is stored: normalised, trimmed, with single blanks and no invisible characters. */
export const tidyText = (text: string): string =>
  text.normalize('NFC').replace(INVISIBLE, '').trim().replace(BLANKS, ' ')

/** Whether a text has characters that no name or address needs: controls, line breaks, lone surrogates, tags. */
export const hasForbiddenCharacters = (text: string): boolean => FORBIDDEN.test(text)
