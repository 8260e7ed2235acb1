import type { Breadcrumb } from '#contracts/catalogue-pages.ts'
import { buildSellShopUrl } from '#domain/markets/sell-shop-url.ts'
import { isScreen } from '../page-picture.ts'
import type { SharedPage } from '../sharing-tags.ts'
import type { StructuredData } from './structured-data.ts'

/** The breadcrumbs that the page shows, and its own name; null if it shows none. */
function findTrail({ state: { payload } }: SharedPage): {
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly name: string
} | null {
  if (isScreen(payload, 'pdp'))
    return { breadcrumbs: payload.data.breadcrumbs, name: payload.data.device.name }
  if (isScreen(payload, 'overview')) return { breadcrumbs: payload.data.breadcrumbs, name: payload.data.name }
  if (isScreen(payload, 'sell')) return { breadcrumbs: [], name: payload.data.category.name }
  return null
}

/** The list behind a breadcrumb may be limited to a category; only the whole list is public. */
const toListedPath = (path: string): string => path.split('?', 1)[0] ?? path

export function describeBreadcrumbs(page: SharedPage, url: string): StructuredData[] {
  const trail = findTrail(page)
  if (!trail) return []
  const steps = [
    { name: page.translate('BREADCRUMB_HOME'), item: buildSellShopUrl(page.market, '/') },
    ...trail.breadcrumbs.map(({ name, path }) => ({
      name,
      item: buildSellShopUrl(page.market, toListedPath(path)),
    })),
    { name: trail.name, item: url },
  ]
  const itemListElement = steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step }))
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}
