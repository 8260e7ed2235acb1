import { editDistance } from '#domain/search/edit-distance.ts'
import type { DeviceIndex } from './device-index.ts'

/** A word that a typing error may stand for, and how far it counts. */
export interface Correction {
  readonly word: string
  readonly share: number
}

const SHARES = [1, 0.85, 0.7] as const
const MAX_CORRECTIONS = 6

/** Which letters a word has, as bits: words that differ in many letters need no closer look. */
const letterBits = (word: string): number => {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) - 97)
  return bits
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** Known words that an unknown one is a typing error of, the nearest only. */
export function correctWord({ wordsByLength }: DeviceIndex, word: string): Correction[] {
  if (word.length < 4) return []
  const allowed = word.length > 6 ? 2 : 1
  const bits = letterBits(word)
  let best = allowed
  let found: string[] = []
  for (let length = word.length - allowed; length <= word.length + allowed; length += 1) {
    for (const known of wordsByLength.get(length) ?? []) {
      if (countBits(letterBits(known) ^ bits) > 2 * best) continue
      const distance = editDistance(word, known)
      if (distance > best) continue
      if (distance < best) found = []
      best = distance
      found.push(known)
    }
  }
  return found.slice(0, MAX_CORRECTIONS).map((known) => ({ word: known, share: SHARES[best] ?? 0 }))
}

/** `promax` as `pro max`, where both are known. */
export function splitWord({ postings }: DeviceIndex, word: string): string[] | null {
  for (let at = word.length - 1; at >= 1; at -= 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)]
    const isLong = left.length > 1 || right.length > 2
    if (isLong && postings.has(left) && postings.has(right)) return [left, right]
  }
  return null
}
