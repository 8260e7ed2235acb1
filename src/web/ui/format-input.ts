/** Letters, digits and the plus of a phone number: everything that is not a separator. */
const COUNTED = /[\p{L}\p{N}+]/u

const countCharacters = (text: string): number =>
  [...text].filter((character) => COUNTED.test(character)).length

/** Where the caret belongs after a text was formatted: behind the same letter or digit as before. */
export function placeCaret(
  typed: { readonly text: string; readonly caret: number },
  formatted: string,
): number {
  if (typed.caret >= typed.text.length) return formatted.length
  const wanted = countCharacters(typed.text.slice(0, typed.caret))
  let place = 0
  for (let count = 0; count < wanted && place < formatted.length; place += 1)
    if (COUNTED.test(formatted.charAt(place))) count += 1
  return place
}

/**
 * Formats what was typed, pasted or filled in, and keeps the caret in its place. What is deleted is left alone: a
 * separator that comes back would stop Backspace.
 */
export function formatInput(
  input: HTMLInputElement,
  before: string,
  format: (text: string) => string,
): string {
  const text = input.value
  const formatted = text.length > before.length ? format(text) : text
  if (formatted === text) return text
  const caret = placeCaret({ text, caret: input.selectionStart ?? text.length }, formatted)
  // Written here, so that React finds the value in place and does not move the caret to the end.
  input.value = formatted
  input.setSelectionRange(caret, caret)
  return formatted
}
