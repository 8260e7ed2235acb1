import { eq, gt, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { cacheVersions, edgePurges } from '#server/db/schema.ts'
import type { CacheScope } from '#server/http/cache-scope.ts'
import { EVERY_PAGE_TAG } from '#server/http/edge-answer.ts'
import type { Edge } from '#server/ports/edge/edge.ts'

/**
 * By then every web process shows the change. Until then one of them can still hand an old page to an edge that has just
 * forgotten it, so the edge is told twice.
 */
export const SETTLING_MS = 30_000

/** The same pages that a web process drops: all show menus, and menus name categories. */
const findTag = (scope: CacheScope): string =>
  scope === 'content' || scope === 'rules' ? scope : EVERY_PAGE_TAG

export interface PurgeOptions {
  readonly db: Database
  readonly edge: Edge
}

/** Tells the edge what has changed. Returns whether there may be more. Only one worker at a time takes a scope. */
export const purgeEdge = ({ db, edge }: PurgeOptions, nowMs: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    await tx.execute(
      sql`insert into ${edgePurges} (scope) select scope from ${cacheVersions} on conflict do nothing`,
    )
    const [due] = await tx
      .select({ scope: edgePurges.scope, version: cacheVersions.version, purged: edgePurges.version })
      .from(edgePurges)
      .innerJoin(cacheVersions, eq(cacheVersions.scope, edgePurges.scope))
      .where(or(gt(cacheVersions.version, edgePurges.version), lt(edgePurges.settlesAt, new Date(nowMs))))
      .limit(1)
      .for('update', { of: edgePurges, skipLocked: true })
    if (!due) return false
    await edge.purge([findTag(due.scope as CacheScope)])
    const isFirst = due.version > due.purged
    await tx
      .update(edgePurges)
      .set({ version: due.version, settlesAt: isFirst ? new Date(nowMs + SETTLING_MS) : null })
      .where(eq(edgePurges.scope, due.scope))
    return true
  })
