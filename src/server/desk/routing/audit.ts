import type { Connection } from '#server/db/database.ts'
import { auditLog } from '#server/db/desk-schema.ts'

/** What an action was about: ids and amounts, never personal data. */
export interface AuditFacts {
  readonly transactionId?: number
  readonly itemNumber?: number
  readonly data?: Readonly<Record<string, unknown>>
}

export interface AuditEntry extends AuditFacts {
  /** Null where nobody was signed in. */
  readonly operatorId: string | null
  readonly action: string
  readonly happenedAtMs: number
}

/** Adds to the log; rows of it are never changed. Inside a transaction the entry stands or falls with the change. */
export async function writeAudit(db: Connection, entry: AuditEntry): Promise<void> {
  const { operatorId, action, transactionId = null, itemNumber = null, data = null, happenedAtMs } = entry
  const happenedAt = new Date(happenedAtMs)
  await db.insert(auditLog).values({ operatorId, action, transactionId, itemNumber, data, happenedAt })
}

// Not exported: only `audit` can make an audited result, so an action without an entry does not compile.
const AUDITED = Symbol('audited')

/** The result of an action whose entry stands in the log. */
export interface Audited<Result> {
  readonly [AUDITED]: true
  readonly result: Result
}

/** Writes the entry of an action and passes its result on; several entries are several calls, the last is returned. */
export type Audit = <Result>(facts: AuditFacts, result: Result) => Promise<Audited<Result>>

export const createAudit =
  (tx: Connection, entry: Omit<AuditEntry, keyof AuditFacts>): Audit =>
  async (facts, result) => {
    await writeAudit(tx, { ...entry, ...facts })
    return { [AUDITED]: true, result }
  }

/** What an action has returned; an action that was forced past the compiler without an entry fails, and undoes itself. */
export function auditedResult(done: unknown): unknown {
  if (typeof done !== 'object' || done === null || !(AUDITED in done))
    throw new Error('An action of the desk returned without its entry in the audit log')
  // Made by `createAudit` alone.
  return (done as Audited<unknown>).result
}
