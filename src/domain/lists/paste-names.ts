/** Most devices that somebody may name at once in the consumer shop. */
export const MAX_PASTED_NAMES = 50

/** Names out of pasted text: one per line, or between commas and semicolons. */
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

// A comma between digits is a decimal, and a size or colour behind a comma belongs to the name before it.
const splitAtCommas = (line: string): string[] => line.split(/,(?!\d)(?!\s*\d+\s*(?:gb|go|tb|to)\b)/i)
