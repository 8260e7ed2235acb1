import { sql } from 'drizzle-orm'
import type { PathTarget } from '#domain/content/path-target.ts'
import type { Market } from '#domain/markets/market.ts'
import type { Connection } from '#server/db/database.ts'
import { sqlTexts } from '#server/db/sql-values.ts'

export type CatalogueTarget = Extract<PathTarget, { url: string }>

const toKey = ({ kind, url }: CatalogueTarget): string => `${kind}:${url}`

/** Finds which of these pages the catalogue has in the market's language. */
export async function findCatalogueTargets(
  db: Connection,
  { catalogueLanguage }: Market,
  targets: readonly CatalogueTarget[],
): Promise<(target: CatalogueTarget) => boolean> {
  const list = (kind: CatalogueTarget['kind']) =>
    sqlTexts(targets.filter((target) => target.kind === kind).map(({ url }) => url))
  const { rows } = await db.execute<{ key: string }>(sql`
    select 'category:' || url as key from overview_url
      where language = ${catalogueLanguage} and url = any(${list('category')}) and category_id is not null
    union all select 'overview:' || url from overview_url
      where language = ${catalogueLanguage} and url = any(${list('overview')})
    union all select 'device:' || url from device_text
      where language = ${catalogueLanguage} and url = any(${list('device')})`)
  const known = new Set(rows.map(({ key }) => key))
  return (target) => known.has(toKey(target))
}
