/** More than any field of a form may hold; the rest of a longer text would not be read on paper either. */
const MAX_CHARACTERS = 300

/** Emoji and accents without a letter: leaving them out loses nothing that a postman needs. */
const DECORATION =
  /^[\p{Extended_Pictographic}\p{Emoji_Presentation}\p{Emoji_Modifier}\p{Regional_Indicator}\p{M}]$/u

/**
 * A visitor's text as the fonts can print it: one line, no characters that steer the writing direction, no towers of
 * accents that reach into the lines around. A letter that the fonts do not have becomes a question mark, so that
 * nobody takes the rest for the whole.
 */
export function toPrintable(text: string, hasGlyph: (codePoint: number) => boolean): string {
  return text
    .slice(0, MAX_CHARACTERS)
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Z}]+/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .replace(/(\p{M})\p{M}+/gu, '$1')
    .replace(/./gu, (character) => {
      if (hasGlyph(character.codePointAt(0) ?? 0)) return character
      return DECORATION.test(character) ? '' : '?'
    })
    .replace(/ +/g, ' ')
    .trim()
}
