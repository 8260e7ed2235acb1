import { createHash, timingSafeEqual } from 'node:crypto'

const hash = (text: string) => createHash('sha256').update(text).digest()

/** Compares in a time that tells nothing, not even the length of the expected token. */
export const isSameToken = (given: string | null | undefined, expected: string): boolean =>
  given !== null && given !== undefined && timingSafeEqual(hash(given), hash(expected))
