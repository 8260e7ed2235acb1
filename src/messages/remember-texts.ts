export type WriteNumber = (value: number) => string

/** Far more than a page shows. */
const MAX_REMEMBERED = 2_000

/** A page shows the same few numbers dozens of times, and ICU takes a multiple of the time that looking one up takes. */
export function rememberTexts(write: WriteNumber): WriteNumber {
  const written = new Map<number, string>()
  return (value) => {
    const known = written.get(value)
    if (known !== undefined) return known
    if (written.size === MAX_REMEMBERED) written.clear()
    const text = write(value)
    written.set(value, text)
    return text
  }
}
