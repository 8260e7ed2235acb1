/** As long as the field allows. */
export const MAX_SEARCH_LENGTH = 200

const isControl = (letter: string) => /\p{Cc}/u.test(letter)

/** A visitor's text for search: one line, no control characters, not longer than the field allows. */
export const cleanSearchText = (text: string): string =>
  [...text.normalize('NFC')]
    .map((letter) => (isControl(letter) ? ' ' : letter))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_SEARCH_LENGTH)
    // The cut may split a surrogate pair.
    .replace(/\p{Cs}$/u, '')
    .trim()
