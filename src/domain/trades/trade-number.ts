// Crockford's base 32: no I, L, O or U, so that nothing is misread and no words appear.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const DIGITS = 7
const LIMIT = 32 ** DIGITS

const HIGH_MASK = 2 ** 18 - 1
const LOW_SIZE = 2 ** 17
const LOW_MASK = LOW_SIZE - 1

// Not secret: they only keep neighbouring ids from looking alike. They must never change, because numbers are printed.
const KEYS = [
  [0x9e3779b1, 0x85ebca6b],
  [0xc2b2ae35, 0x27d4eb2f],
] as const
const KEYS_BACKWARDS = [...KEYS].reverse()

/** Mixing is reversible with any function; this one spreads each bit over all others. */
function scramble(value: number, key: number): number {
  let bits = Math.imul(value ^ key, 0x7feb352d)
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b)
  return bits ^ (bits >>> 16)
}

const highMask = (low: number, key: number): number => scramble(low, key) & HIGH_MASK

const lowMask = (high: number, key: number): number => scramble(high, key) & LOW_MASK

// A Feistel network over 35 bits: each step changes one half by the other, so the same steps undo it.
function mix(id: number): number {
  let [high, low] = [Math.floor(id / LOW_SIZE), id % LOW_SIZE]
  for (const [highKey, lowKey] of KEYS) {
    high ^= highMask(low, highKey)
    low ^= lowMask(high, lowKey)
  }
  return high * LOW_SIZE + low
}

function unmix(mixed: number): number {
  let [high, low] = [Math.floor(mixed / LOW_SIZE), mixed % LOW_SIZE]
  for (const [highKey, lowKey] of KEYS_BACKWARDS) {
    low ^= lowMask(high, lowKey)
    high ^= highMask(low, highKey)
  }
  return high * LOW_SIZE + low
}

/** Doubles an element of the field with 32 elements, reduced by x⁵ + x² + 1. */
const double = (element: number): number => ((element << 1) ^ (element & 16 ? 0x25 : 0)) & 31

/**
 * Weighs each place with another power of two in the field. The whole number weighs nothing, so that one wrong
 * character, or any two that changed places, are always noticed; a sum of digits would miss some.
 */
const weigh = (digits: readonly number[]): number => digits.reduce((sum, digit) => double(sum) ^ digit, 0)

const toDigits = (value: number): number[] =>
  Array.from({ length: DIGITS }, (_, place) => Math.floor(value / 32 ** (DIGITS - 1 - place)) % 32)

/** A trade's number for people, `XXXX-XXXX`. It doesn't reveal how many trades there are. */
export function formatTradeNumber(transactionId: number): string {
  if (!Number.isSafeInteger(transactionId) || transactionId < 1 || transactionId >= LIMIT)
    throw new RangeError(`no trade number for ${transactionId}`)
  const digits = toDigits(mix(transactionId))
  // The last place has weight one, so the check character is what the others weigh there.
  const text = [...digits, double(weigh(digits))].map((digit) => ALPHABET[digit]).join('')
  return `${text.slice(0, 4)}-${text.slice(4)}`
}

/** The trade of a typed number, or null if it is invalid or mistyped. */
export function readTradeNumber(text: string): number | null {
  const typed = text
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  const digits = [...typed].map((character) => ALPHABET.indexOf(character))
  if (digits.length !== DIGITS + 1 || digits.includes(-1) || weigh(digits) !== 0) return null
  const value = digits.slice(0, DIGITS).reduce((sum, digit) => sum * 32 + digit, 0)
  // Zero means no trade.
  return unmix(value) || null
}
