import { sql } from 'drizzle-orm'
import type { PathTarget } from '#domain/content/path-target.ts'
import type { Market } from '#domain/markets/market.ts'
import { listLanguageMarkets } from '#markets/list-language-markets.ts'
import type { Connection } from '#server/db/database.ts'
import { sqlTexts } from '#server/db/sql-values.ts'
import { buildPageConditions } from '#server/modules/catalogue/devices-behind-urls.ts'

export type CatalogueTarget = Extract<PathTarget, { url: string }>

const toKey = ({ kind, url }: CatalogueTarget): string => `${kind}:${url}`

/** Finds which of these pages the catalogue has in the market's language. What nobody buys has none. */
export async function findCatalogueTargets(
  db: Connection,
  { catalogueLanguage }: Market,
  targets: readonly CatalogueTarget[],
): Promise<(target: CatalogueTarget) => boolean> {
  const list = (kind: CatalogueTarget['kind']) =>
    sqlTexts(targets.filter((target) => target.kind === kind).map(({ url }) => url))
  const markets = listLanguageMarkets(catalogueLanguage).map((id) => `'${id}'`)
  const { isBought, hasCategory, hasManufacturer, hasSeries } = buildPageConditions(
    `array[${markets.join(', ')}]`,
  )
  const { rows } = await db.execute<{ key: string }>(sql`
    select 'category:' || url as key from overview_url
      where language = ${catalogueLanguage} and url = any(${list('category')})
        and ${sql.raw(hasCategory)}
    union all select 'overview:' || url from overview_url
      where language = ${catalogueLanguage} and url = any(${list('overview')})
        and (${sql.raw(hasCategory)} or ${sql.raw(hasManufacturer)} or ${sql.raw(hasSeries)})
    union all select 'device:' || url from device_text
      where language = ${catalogueLanguage} and url = any(${list('device')})
        and ${sql.raw(isBought('device_text.device_id'))}`)
  const known = new Set(rows.map(({ key }) => key))
  return (target) => known.has(toKey(target))
}
