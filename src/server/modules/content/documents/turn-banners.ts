import { sql } from 'drizzle-orm'
import type { Connection } from '#server/db/database.ts'

/**
 * Has pages made again when a banner starts or ends: what the shop keeps, and what an edge keeps, shows the one before. A
 * moment that lies before the last change of content was seen by the pages made since.
 */
export async function turnBanners(db: Connection, nowMs: number): Promise<void> {
  const now = new Date(nowMs)
  await db.execute(sql`
    with shown as (
      select distinct on (market) moments from content_version where kind = 'home' order by market, number desc
    )
    update cache_version set version = version + 1, changed_at = ${now}
    where scope = 'content' and exists (
      select from shown, unnest(shown.moments) as turn where turn <= ${now} and turn > cache_version.changed_at)`)
}
