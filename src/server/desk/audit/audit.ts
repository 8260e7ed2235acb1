import type { Connection } from '#server/db/database.ts'
import { auditLog } from '#server/db/desk-schema.ts'

/** What an action was about: ids and amounts, never personal data. */
export interface AuditFacts {
  readonly transactionId?: number
  readonly itemNumber?: number
  readonly data?: Readonly<Record<string, unknown>>
}

export interface AuditEntry extends AuditFacts {
  /** Null where no one was signed in. */
  readonly operatorId: string | null
  readonly action: string
  readonly happenedAtMs: number
  /** Whether personal data was read, not something done. */
  readonly isView?: boolean
}

/** Adds an entry to the log. Inside a transaction, it is written if and only if the change is. */
export async function writeAudit(db: Connection, entry: AuditEntry): Promise<void> {
  const { operatorId, action, isView = false } = entry
  const { transactionId = null, itemNumber = null, data = null } = entry
  const happenedAt = new Date(entry.happenedAtMs)
  await db
    .insert(auditLog)
    .values({ operatorId, action, isView, transactionId, itemNumber, data, happenedAt })
}

// Not exported: only `audit` creates an audited result, so an action without an entry doesn't compile.
const AUDITED = Symbol('audited')

/** The result of an action that has been logged. */
export interface Audited<Result> {
  readonly [AUDITED]: true
  readonly result: Result
}

/** Logs an action and passes its result on. For several entries, call it several times and return the last. */
export type Audit = <Result>(facts: AuditFacts, result: Result) => Promise<Audited<Result>>

export const createAudit =
  (tx: Connection, entry: Omit<AuditEntry, keyof AuditFacts>): Audit =>
  async (facts, result) => {
    await writeAudit(tx, { ...entry, ...facts })
    return { [AUDITED]: true, result }
  }

/** Unwraps what an action returned. An action that got past the compiler without an entry fails and is rolled back. */
export function requireAudited(done: unknown): unknown {
  if (typeof done !== 'object' || done === null || !(AUDITED in done))
    throw new Error('A desk action returned without an entry in the audit log')
  // Only `createAudit` sets the symbol.
  return (done as Audited<unknown>).result
}
