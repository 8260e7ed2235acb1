import type { Breadcrumb } from '#contracts/catalogue-pages.ts'
import { urlIn } from '../address-tags.ts'
import { isScreen } from '../page-picture.ts'
import type { Shared } from '../sharing-tags.ts'
import type { StructuredData } from './structured-data.ts'

/** The way to the page that it shows, and its own name; null where it shows none. */
function trailOf({ state: { payload } }: Shared): {
  readonly way: readonly Breadcrumb[]
  readonly name: string
} | null {
  if (isScreen(payload, 'pdp')) return { way: payload.data.breadcrumbs, name: payload.data.device.name }
  if (isScreen(payload, 'overview')) return { way: payload.data.breadcrumbs, name: payload.data.name }
  if (isScreen(payload, 'sell')) return { way: [], name: payload.data.category.name }
  return null
}

/** A list in the address of a crumb is limited to a category; only the whole one is listed. */
const listedPath = (path: string): string => path.split('?', 1)[0] ?? path

export function breadcrumbData(page: Shared, url: string): StructuredData[] {
  const trail = trailOf(page)
  if (!trail) return []
  const steps = [
    { name: page.translate('BREADCRUMB_HOME'), item: urlIn(page.market, '/') },
    ...trail.way.map(({ name, path }) => ({ name, item: urlIn(page.market, listedPath(path)) })),
    { name: trail.name, item: url },
  ]
  const itemListElement = steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step }))
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}
