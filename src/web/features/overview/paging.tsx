import type { OverviewData } from '#contracts/catalogue-pages.ts'
import { buildOverviewSearch } from '#domain/catalogue/overview-query.ts'
import { buildPath } from '#domain/routing/path.ts'
import { PageLinks } from '#web/platform/page/page-links.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'

/** The pages of an overview. */
export function Paging({ data }: { readonly data: OverviewData }) {
  const { market } = useShop()
  const { query, pageCount, url } = data
  const buildHref = (page: number) =>
    buildPath(market, 'overview', { overview: url }) + buildOverviewSearch({ ...query, page })
  return <PageLinks page={query.page} pageCount={pageCount} buildHref={buildHref} />
}
