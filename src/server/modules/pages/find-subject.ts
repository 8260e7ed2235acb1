import type { Market } from '#domain/markets/market.ts'
import { GROUP_KINDS } from '#domain/search/search-query.ts'
import type { CatalogueService } from '#server/modules/catalogue/catalogue.service.ts'
import type { Subject } from './overview-head.ts'

/** What the address of an overview names. The three kinds share one address space, so at most one matches. */
export async function findSubject(
  catalogue: CatalogueService,
  market: Market,
  { url, size }: { readonly url: string; readonly size?: number },
): Promise<Subject | null> {
  const found = await Promise.all(
    GROUP_KINDS.map(async (kind) => ({
      kind,
      groups: await catalogue.findGroups(market, { kind, by: 'url', value: url }, size),
    })),
  )
  const subject = found.find(({ groups }) => groups.length > 0)
  return subject ? (subject as Subject) : null
}
