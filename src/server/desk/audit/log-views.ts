import type { Connection } from '#server/db/database.ts'
import { type AuditEntry, type AuditFacts, writeAudit } from './audit.ts'

/** Whose data an answer shows: a seller's, directly or through the sale, what a photo shows, or an identity document. */
export type Viewed = 'seller' | 'sale' | 'photo' | 'identity'

/** Says what an operator is about to see: ids, never the data itself. Null if nothing personal is shown this time. */
export type See = (facts: AuditFacts | null) => void

/** What a route says about the personal data in its answers. */
export interface ViewRules {
  readonly views?: Viewed | undefined
  readonly method: string
  readonly url: string
}

/**
 * Runs a handler that shows personal data, and logs what it says it shows before anything is sent. A route that shows such
 * data without declaring it, or declares it without saying what, fails.
 */
export async function logViews<Answer>(
  db: Connection,
  { rules, entry }: { readonly rules: ViewRules; readonly entry: Omit<AuditEntry, keyof AuditFacts> },
  show: (see: See) => Promise<Answer>,
): Promise<Answer> {
  const { views, method, url } = rules
  let seen: AuditFacts | null | undefined
  const answer = await show((facts) => {
    if (!views) throw new Error(`${method} ${url} shows personal data without declaring it`)
    seen = facts
  })
  if (views && seen === undefined) throw new Error(`${method} ${url} doesn’t say what it shows`)
  if (seen) await writeAudit(db, { ...entry, ...seen, isView: true })
  return answer
}
