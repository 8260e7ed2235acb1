/** More than any form field accepts; nobody would read a longer text on paper anyway. */
const MAX_CHARACTERS = 300

/** Emoji and stray accents: delivery doesn't need them. */
const DECORATION =
  /^[\p{Extended_Pictographic}\p{Emoji_Presentation}\p{Emoji_Modifier}\p{Regional_Indicator}\p{M}]$/u

/**
 * Turns a visitor's text into what the fonts can print: one line, without control characters for the writing direction
 * and without stacked accents that would reach into neighbouring lines. A letter missing from the fonts becomes a question
 * mark, so that the gap is visible.
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
