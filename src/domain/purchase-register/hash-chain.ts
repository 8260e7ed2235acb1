import { canonicalise } from '#domain/kernel/canonicalise.ts'
import type { EntryDraft, RegisterEntry } from './register-entry.ts'

/** A row of the register. Its hash covers the entry and the hash of the row before, so no row can change alone. */
export interface RegisterRow {
  readonly entry: RegisterEntry
  readonly previousHash: string
  readonly hash: string
}

/** The number and hash of a row: what the next row needs, and what is recorded elsewhere as proof. */
export interface ChainPoint {
  readonly sequence: number
  readonly hash: string
}

/** SHA-256 of a text in UTF-8, as 64 lowercase hexadecimal digits; injected by the platform. */
export type HashText = (text: string) => string

/** Before the first row. */
export const CHAIN_START: ChainPoint = { sequence: 0, hash: '0'.repeat(64) }

/** The text whose hash a row carries. */
export const buildRowText = (entry: RegisterEntry, previousHash: string): string =>
  canonicalise({ version: 1, previousHash, entry })

export const toChainPoint = ({ entry, hash }: RegisterRow): ChainPoint => ({ sequence: entry.sequence, hash })

/** Appends an entry: it gets the next number, and its hash covers everything before it. */
export function appendEntry(last: RegisterRow | null, draft: EntryDraft, hash: HashText): RegisterRow {
  if (last && last.entry.country !== draft.country)
    throw new TypeError(`an entry for ${draft.country} in the register of ${last.entry.country}`)
  const point = last ? toChainPoint(last) : CHAIN_START
  // Days never go back, even if a clock does, so that the rows of a day are adjacent and can be checked alone.
  const day = last && last.entry.day > draft.day ? last.entry.day : draft.day
  const entry: RegisterEntry = { ...draft, day, sequence: point.sequence + 1 }
  return { entry, previousHash: point.hash, hash: hash(buildRowText(entry, point.hash)) }
}
