/** The most devices that a visitor of the consumer shop may name at once. */
export const MAX_PASTED_NAMES = 50

/** Splits pasted text into names: one per line, or separated by commas or semicolons. */
export function splitNames(text: string): string[] {
  const lines = text.split(/[\r\n;]+/)
  return lines
    .flatMap(splitAtCommas)
    .map((name) =>
      name
        .replace(/^\s*(?:[-*•–]|\d{1,2}[.)])\s+/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((name) => name !== '')
}

// A comma before a digit may be a decimal comma, and a storage size after a comma belongs to the name before it.
const splitAtCommas = (line: string): string[] => line.split(/,(?!\d)(?!\s*\d+\s*(?:gb|go|tb|to)\b)/i)
