import { canonicalText } from '#domain/kernel/canonical-text.ts'
import type { EntryDraft, RegisterEntry } from './register-entry.ts'

/** A row of the register. Its hash covers the entry and the hash of the row before, so no row can change alone. */
export interface RegisterRow {
  readonly entry: RegisterEntry
  readonly previousHash: string
  readonly hash: string
}

/** The last row of a register as far as the next one needs it, or as somebody noted it elsewhere. */
export interface ChainPoint {
  readonly sequence: number
  readonly hash: string
}

/** SHA-256 of a text in UTF-8, as 64 small hexadecimal digits; the platform brings it. */
export type HashText = (text: string) => string

/** Before the first row. */
export const CHAIN_START: ChainPoint = { sequence: 0, hash: '0'.repeat(64) }

/** The text whose hash a row carries. */
export const rowText = (entry: RegisterEntry, previousHash: string): string =>
  canonicalText({ version: 1, previousHash, entry })

export const pointOf = ({ entry, hash }: RegisterRow): ChainPoint => ({ sequence: entry.sequence, hash })

/** The row that follows: the entry gets the next number and is tied to everything before it. */
export function appendEntry(last: RegisterRow | null, draft: EntryDraft, hash: HashText): RegisterRow {
  if (last && last.entry.country !== draft.country)
    throw new TypeError(`an entry for ${draft.country} in the register of ${last.entry.country}`)
  const point = last ? pointOf(last) : CHAIN_START
  // Days never go back, even if a clock does: rows of one day stand together and can be checked alone.
  const day = last && last.entry.day > draft.day ? last.entry.day : draft.day
  const entry: RegisterEntry = { ...draft, day, sequence: point.sequence + 1 }
  return { entry, previousHash: point.hash, hash: hash(rowText(entry, point.hash)) }
}
