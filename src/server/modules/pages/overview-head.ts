import type { PageHead } from '#contracts/page-payload.ts'
import type { GroupDocument } from '#contracts/search.ts'
import type { GroupKind } from '#domain/search/query-builders.ts'
import { fitSentences } from '#domain/text/fit-sentences.ts'
import { withCategory } from '#messages/category-title.ts'
import { DESCRIPTION_LENGTH, type PageRequest } from './page-loader.ts'

/** What an overview is of. */
export interface Subject {
  readonly kind: GroupKind
  /** Every series of the subject, newest first. */
  readonly groups: readonly [GroupDocument, ...GroupDocument[]]
}

const seriesName = ({ manufacturer, series }: GroupDocument): string => `${manufacturer.name} ${series.name}`

export function headingOf({ market, translate }: PageRequest, { kind, groups: [first] }: Subject): string {
  const { name } = first[kind]
  if (kind === 'category') return withCategory(translate, market.locale, { key: 'OVERVIEW_CATEGORY', name })
  return kind === 'manufacturer'
    ? translate('OVERVIEW_MANUFACTURER', { name })
    : translate('OVERVIEW_SERIES', { name: seriesName(first) })
}

/** A series often has the name of its first device, or of a series in another category: its title says which it is. */
function titleOf(request: PageRequest, subject: Subject, page: number): string {
  const { market, translate } = request
  const [first] = subject.groups
  const title =
    subject.kind === 'series'
      ? withCategory(translate, market.locale, {
          key: 'OVERVIEW_SERIES_TITLE',
          name: first.category.name,
          values: { name: seriesName(first) },
        })
      : headingOf(request, subject)
  return page === 1 ? title : `${title} – ${translate('PAGING_PAGE', { page })}`
}

interface ShownList {
  readonly total: number
  readonly page: number
}

/** No two overviews of a market, and no two pages of one, say the same of themselves. */
export function headOf(request: PageRequest, subject: Subject, { total, page }: ShownList): PageHead {
  const { kind, groups } = subject
  const [first] = groups
  const { name, metaDescription, metaKeywords } = first[kind]
  const described = kind === 'series' ? `${seriesName(first)} (${first.category.name})` : name
  // What an editor wrote about a category stands on the category's own page.
  const written = kind === 'category' ? '' : metaDescription
  const text = written || request.translate('OVERVIEW_DESCRIPTION', { name: described, count: total })
  return {
    title: titleOf(request, subject, page),
    description: fitSentences(text, DESCRIPTION_LENGTH),
    keywords: metaKeywords,
  }
}
