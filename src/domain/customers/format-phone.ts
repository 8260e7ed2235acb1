/** Splits a text into groups of these lengths; the last length repeats. */
export function group(text: string, lengths: readonly number[]): string {
  const groups: string[] = []
  for (let start = 0; start < text.length; ) {
    const length = lengths[Math.min(groups.length, lengths.length - 1)] ?? text.length
    groups.push(text.slice(start, start + length))
    start += length
  }
  return groups.join(' ')
}

/** How numbers are grouped behind a calling code. Where area codes have any length, in groups that are easy to read. */
export const PHONE_GROUPS: Readonly<Record<string, readonly number[]>> = {
  33: [1, 2],
  34: [3],
  39: [3, 3, 4],
  43: [3, 4],
  48: [3],
  49: [3, 4],
}

/** Area codes of large cities are shorter: Berlin, Hamburg, Frankfurt, Munich; Vienna; Milan and Rome. */
const CITY_GROUPS: readonly (readonly [start: RegExp, lengths: readonly number[]])[] = [
  [/^\+49(?:30|40|69|89)/, [2, 4]],
  [/^\+431/, [1, 3, 4]],
  [/^\+390[26]/, [2, 4]],
]

export const findCallingCode = (phone: string): string | undefined =>
  Object.keys(PHONE_GROUPS).find((code) => phone.startsWith(`+${code}`))

/** A stored number such as `+4930123456` as it is read: with its calling code, in groups. */
export function formatPhone(phone: string): string {
  const code = findCallingCode(phone)
  // Grouped by whoever wrote it, or of a country whose groups we do not know.
  if (!code || phone.includes(' ')) return phone
  const [, lengths = PHONE_GROUPS[code] ?? []] = CITY_GROUPS.find(([start]) => start.test(phone)) ?? []
  return `+${code} ${group(phone.slice(code.length + 1), lengths)}`
}
