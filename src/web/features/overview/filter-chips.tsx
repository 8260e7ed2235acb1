import { useId } from 'react'
import type { OverviewData } from '#contracts/catalogue-pages.ts'
import {
  buildOverviewSearch,
  changeOverviewFilter,
  isPlainList,
  OVERVIEW_SORTS,
  type OverviewFilter,
  type OverviewQuery,
  type OverviewSort,
  readOverviewQuery,
} from '#domain/catalogue/overview-query.ts'
import { buildPath } from '#domain/routing/path.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { AppLink } from '#web/platform/navigation/app-link.tsx'
import { useCurrentHref, useIsLoading } from '#web/platform/navigation/current-page.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import { ChipRow } from './chip-row.tsx'

interface Choice {
  readonly name: keyof OverviewFilter
  readonly label: MessageKey
  readonly options: readonly { readonly value: string; readonly name: string }[]
}

/** The choices that make sense for this list. */
function useChoices({ filters, kind }: OverviewData): Choice[] {
  const t = useTranslate()
  const all = { value: '', name: t('FILTER_ALL') }
  // Within a single series, the order by series is the newest first.
  const sorts = OVERVIEW_SORTS.filter((sort) => kind !== 'series' || sort !== 'newest')
  const nameOf = (sort: OverviewSort) => (kind === 'series' && sort === 'series' ? 'newest' : sort)
  const choices: Choice[] = [
    { name: 'manufacturer', label: 'FILTER_MANUFACTURER', options: [all, ...filters.manufacturers] },
    { name: 'category', label: 'FILTER_CATEGORY', options: [all, ...filters.categories] },
    {
      name: 'year',
      label: 'FILTER_YEAR',
      options: [all, ...filters.years.map((year) => ({ value: String(year), name: String(year) }))],
    },
    {
      name: 'sort',
      label: 'FILTER_SORT',
      // Every order has its text.
      options: sorts.map((sort) => ({
        value: sort,
        name: t(`SORT_${nameOf(sort).toUpperCase()}` as MessageKey),
      })),
    },
  ]
  return choices.filter(({ options }) => options.length > 1)
}

/** What was asked of the list at this path last; while that loads, the next filter is added to it. */
function useAskedQuery(path: string, shown: OverviewQuery): OverviewQuery {
  const isLoading = useIsLoading()
  const [askedPath, search = ''] = useCurrentHref().split(/[?#]/)
  return isLoading && askedPath === path ? readOverviewQuery(search) : shown
}

/** Filters and order as links: one tap acts at once, with and without script, and every list has an address. */
export function FilterChips({ data }: { readonly data: OverviewData }) {
  const { market } = useShop()
  const t = useTranslate()
  const id = useId()
  const choices = useChoices(data)
  const path = buildPath(market, 'overview', { overview: data.url })
  const query = useAskedQuery(path, data.query)
  const buildHref = (name: keyof OverviewFilter, value: string) =>
    path + buildOverviewSearch(changeOverviewFilter(query, name, value))
  return (
    // The next filter is beside this one, so the focus stays; the number of devices is announced.
    <nav aria-label={t('FILTER_LABEL')} data-keeps-focus="" className="grid grid-cols-1">
      {choices.map(({ name, label, options }) => (
        <ChipRow key={name} id={`${id}-${name}`} label={t(label)}>
          {options.map((option) => (
            <li key={option.value}>
              <AppLink
                href={buildHref(name, option.value)}
                // A list has more filtered views than search engines should read.
                rel="nofollow"
                aria-current={String(query[name] ?? '') === option.value ? 'true' : undefined}
                className="chip"
              >
                {option.name}
              </AppLink>
            </li>
          ))}
        </ChipRow>
      ))}
      {!isPlainList(query) && (
        <AppLink
          href={path}
          className="inline-flex min-h-11 items-center justify-self-start text-small font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          {t('FILTER_RESET')}
        </AppLink>
      )}
    </nav>
  )
}
