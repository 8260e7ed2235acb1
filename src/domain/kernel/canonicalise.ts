// A lone surrogate has no UTF-8 encoding, so it cannot be hashed or signed reliably.
const HALF_CHARACTER = /\p{Surrogate}/u

const refuse = (what: string): never => {
  throw new TypeError(`No canonical text for ${what}`)
}

const writeText = (value: string): string =>
  HALF_CHARACTER.test(value) ? refuse('half a character') : JSON.stringify(value)

// No fractions on purpose: money and moments are integers here.
const writeNumber = (value: number): string =>
  Number.isSafeInteger(value) ? String(value) : refuse(`the number ${value}`)

function writeObject(value: object): string {
  const prototype = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) refuse('an object that is more than its entries')
  // RFC 8785 orders keys by UTF-16 code units, which is what string comparison does.
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${entries.map(([key, entry]) => `${writeText(key)}:${canonicalise(entry)}`).join(',')}}`
}

/**
 * Writes a value as canonical JSON (RFC 8785), so that both sides hash and sign the same text. Takes strings, integers,
 * booleans, null, arrays and plain objects; anything else throws, including undefined.
 */
export function canonicalise(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value)
  if (typeof value === 'string') return writeText(value)
  if (typeof value === 'number') return writeNumber(value)
  // `Array.from` visits holes, too; `map` would skip them.
  if (Array.isArray(value)) return `[${Array.from(value, canonicalise).join(',')}]`
  return typeof value === 'object' ? writeObject(value) : refuse(`the type ${typeof value}`)
}
