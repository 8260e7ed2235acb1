import { measureEditDistance } from '#domain/search/edit-distance.ts'
import type { DeviceIndex } from './device-index.ts'

/** A known word that a typo may mean, and how much it counts. */
export interface Correction {
  readonly word: string
  readonly share: number
}

const SHARES = [1, 0.85, 0.7] as const
const MAX_CORRECTIONS = 6

/** The letters of a word as bits: words that differ in many of them need no comparison. */
const toLetterBits = (word: string): number => {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) - 97)
  return bits
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** The known words nearest to a mistyped one. */
export function correctWord({ wordsByLength }: DeviceIndex, word: string): Correction[] {
  if (word.length < 4) return []
  const allowed = word.length > 6 ? 2 : 1
  const bits = toLetterBits(word)
  let best = allowed
  let found: string[] = []
  for (let length = word.length - allowed; length <= word.length + allowed; length += 1) {
    for (const known of wordsByLength.get(length) ?? []) {
      if (countBits(toLetterBits(known) ^ bits) > 2 * best) continue
      const distance = measureEditDistance(word, known)
      if (distance > best) continue
      if (distance < best) found = []
      best = distance
      found.push(known)
    }
  }
  return found.slice(0, MAX_CORRECTIONS).map((known) => ({ word: known, share: SHARES[best] ?? 0 }))
}

/** Splits `promax` into `pro max`, if both are known. */
export function splitWord({ postings }: DeviceIndex, word: string): string[] | null {
  for (let at = word.length - 1; at >= 1; at -= 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)]
    const isLong = left.length > 1 || right.length > 2
    if (isLong && postings.has(left) && postings.has(right)) return [left, right]
  }
  return null
}
