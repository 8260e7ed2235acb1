import { and, desc, eq, lt } from 'drizzle-orm'
import { type AuditKind, ENTRIES_PER_PAGE } from '#contracts/desk/audit-log.ts'
import type { Connection } from '#server/db/database.ts'
import { auditLog, operators } from '#server/db/desk-schema.ts'

export interface LoggedAction {
  readonly id: number
  /** Null where no one was signed in. */
  readonly operatorName: string | null
  readonly action: string
  readonly isView: boolean
  readonly transactionId: number | null
  readonly itemNumber: number | null
  readonly data: unknown
  readonly happenedAt: Date
}

export interface AuditQuery {
  readonly kind: AuditKind
  /** Only entries about this trade. */
  readonly transactionId?: number | undefined
  /** Only entries older than this one. */
  readonly before?: number | undefined
}

/** A page of the log, newest entries first. */
export async function readAuditLog(
  db: Connection,
  { kind, transactionId, before }: AuditQuery,
): Promise<LoggedAction[]> {
  return db
    .select({
      id: auditLog.id,
      operatorName: operators.name,
      action: auditLog.action,
      isView: auditLog.isView,
      transactionId: auditLog.transactionId,
      itemNumber: auditLog.itemNumber,
      data: auditLog.data,
      happenedAt: auditLog.happenedAt,
    })
    .from(auditLog)
    .leftJoin(operators, eq(operators.id, auditLog.operatorId))
    .where(
      and(
        transactionId === undefined ? undefined : eq(auditLog.transactionId, transactionId),
        kind === 'all' ? undefined : eq(auditLog.isView, kind === 'views'),
        before === undefined ? undefined : lt(auditLog.id, before),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(ENTRIES_PER_PAGE)
}
