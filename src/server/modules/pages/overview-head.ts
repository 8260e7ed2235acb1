import type { PageHead } from '#contracts/page-payload.ts'
import type { GroupDocument } from '#contracts/search.ts'
import type { GroupKind } from '#domain/search/search-query.ts'
import { fitSentences } from '#domain/text/fit-sentences.ts'
import { translateWithCategory } from '#messages/format-category-title.ts'
import { DESCRIPTION_LENGTH, type PageRequest } from './page-loader.ts'

/** What an overview lists. */
export interface Subject {
  readonly kind: GroupKind
  /** Every series of the subject, newest first. */
  readonly groups: readonly [GroupDocument, ...GroupDocument[]]
}

const nameSeries = ({ manufacturer, series }: GroupDocument): string => `${manufacturer.name} ${series.name}`

export function buildOverviewHeading(
  { market, translate }: PageRequest,
  { kind, groups: [first] }: Subject,
): string {
  const { name } = first[kind]
  if (kind === 'category')
    return translateWithCategory(translate, market.locale, { key: 'OVERVIEW_CATEGORY', name })
  return kind === 'manufacturer'
    ? translate('OVERVIEW_MANUFACTURER', { name })
    : translate('OVERVIEW_SERIES', { name: nameSeries(first) })
}

/** A series often has the name of its first device, or of a series in another category: its title tells them apart. */
function buildTitle(request: PageRequest, subject: Subject, page: number): string {
  const { market, translate } = request
  const [first] = subject.groups
  const title =
    subject.kind === 'series'
      ? translateWithCategory(translate, market.locale, {
          key: 'OVERVIEW_SERIES_TITLE',
          name: first.category.name,
          values: { name: nameSeries(first) },
        })
      : buildOverviewHeading(request, subject)
  return page === 1 ? title : `${title} – ${translate('PAGING_PAGE', { page })}`
}

interface ShownList {
  readonly total: number
  readonly page: number
}

/** Title and description are unique among all overviews of a market and all pages of each. */
export function buildOverviewHead(
  request: PageRequest,
  subject: Subject,
  { total, page }: ShownList,
): PageHead {
  const { kind, groups } = subject
  const [first] = groups
  const { name, metaDescription, metaKeywords } = first[kind]
  const described = kind === 'series' ? `${nameSeries(first)} (${first.category.name})` : name
  // An editor's text about a category belongs to the category's own page.
  const written = kind === 'category' ? '' : metaDescription
  const { market, services } = request
  const text =
    services.facts.fillKnown(market, written) ||
    request.translate('OVERVIEW_DESCRIPTION', { name: described, count: total })
  return {
    title: buildTitle(request, subject, page),
    description: fitSentences(text, DESCRIPTION_LENGTH),
    keywords: metaKeywords,
  }
}
