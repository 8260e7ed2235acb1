// Half of a character: it has no UTF-8, so nobody could hash or sign it the same way twice.
const HALF_CHARACTER = /\p{Surrogate}/u

const refuse = (what: string): never => {
  throw new TypeError(`No canonical text for ${what}`)
}

const textOf = (value: string): string =>
  HALF_CHARACTER.test(value) ? refuse('half a character') : JSON.stringify(value)

// Fractions are left out on purpose: money and moments are integers here.
const numberOf = (value: number): string =>
  Number.isSafeInteger(value) ? String(value) : refuse(`the number ${value}`)

function objectOf(value: object): string {
  const prototype = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) refuse('an object that is more than its entries')
  // By UTF-16 code units, which is how sort compares: the order that RFC 8785 asks for.
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${entries.map(([key, entry]) => `${textOf(key)}:${canonicalText(entry)}`).join(',')}}`
}

/**
 * The one way to write a value down, so that both sides hash and sign the same text: JSON as RFC 8785 orders it, for
 * texts, whole numbers, true and false, null, lists and plain objects. Anything else throws, also a missing value.
 */
export function canonicalText(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value)
  if (typeof value === 'string') return textOf(value)
  if (typeof value === 'number') return numberOf(value)
  // `Array.from` also visits the holes of a list, `map` would not.
  if (Array.isArray(value)) return `[${Array.from(value, canonicalText).join(',')}]`
  return typeof value === 'object' ? objectOf(value) : refuse(`the type ${typeof value}`)
}
