import { z } from 'zod'
import {
  CATEGORIES_AGGREGATION,
  DEVICE_DOCUMENT,
  DEVICE_LIST_AGGREGATION,
  defineSearchResponse,
  GROUP_DOCUMENT,
} from '#contracts/search.ts'
import type { QueryKind, SearchQuery } from '#domain/search/search-query.ts'
import type {
  DeviceCounts,
  FoundCategory,
  FoundDevices,
  FoundDocuments,
  FoundGroups,
  ListedDevices,
  SearchResults,
} from '../search-engine.ts'

/** Called with what is wrong with a document that is left out. */
type OnUnreadable = (error: z.ZodError) => void

// A schema is compiled on first use; one built per answer would be compiled every time.
const ENVELOPE = defineSearchResponse(z.unknown())

type Envelope = z.output<typeof ENVELOPE>

/** An index that is being replaced may hold a document of another form: one fewer is better than none. */
function readDocuments<Document>(
  { hits }: Envelope,
  schema: z.ZodType<Document>,
  onUnreadable: OnUnreadable,
): Document[] {
  return hits.hits.flatMap(({ _source }) => {
    const parsed = schema.safeParse(_source)
    if (parsed.success) return [parsed.data]
    onUnreadable(parsed.error)
    return []
  })
}

const readGroups = (answer: Envelope, onUnreadable: OnUnreadable): FoundGroups => ({
  groups: readDocuments(answer, GROUP_DOCUMENT, onUnreadable),
  total: answer.hits.total.value,
})

const readDevices = (answer: Envelope, onUnreadable: OnUnreadable): FoundDevices => ({
  devices: readDocuments(answer, DEVICE_DOCUMENT, onUnreadable),
  total: answer.hits.total.value,
})

const toCounts = ({ buckets }: z.output<typeof DEVICE_LIST_AGGREGATION>['years']) =>
  new Map(buckets.map(({ key, doc_count }) => [key, doc_count]))

function readCounts({ aggregations }: Envelope): DeviceCounts {
  const { years, series } = DEVICE_LIST_AGGREGATION.parse(aggregations)
  return { years: toCounts(years), series: toCounts(series) }
}

const readDeviceList = (answer: Envelope, onUnreadable: OnUnreadable): ListedDevices => ({
  ...readDevices(answer, onUnreadable),
  ...readCounts(answer),
})

const readFoundDocuments = (
  answer: Envelope,
  onUnreadable: OnUnreadable,
  { index, hasCounts }: SearchQuery<'documents'>,
): FoundDocuments => ({
  documents:
    index === 'devices'
      ? readDocuments(answer, DEVICE_DOCUMENT, onUnreadable)
      : readDocuments(answer, GROUP_DOCUMENT, onUnreadable),
  total: answer.hits.total.value,
  counts: hasCounts ? readCounts(answer) : null,
})

function readCategories({ aggregations }: Envelope): readonly FoundCategory[] {
  const { categories } = CATEGORIES_AGGREGATION.parse(aggregations)
  return categories.buckets.flatMap((bucket) => {
    const category = bucket.category.hits.hits[0]?._source.category
    if (!category) return []
    const manufacturers = bucket.manufacturers.buckets.flatMap(({ manufacturer, doc_count, popularity }) =>
      manufacturer.hits.hits.map(({ _source }) => ({
        manufacturer: _source.manufacturer,
        seriesCount: doc_count,
        popularity: popularity.value,
      })),
    )
    return [{ category, seriesCount: bucket.doc_count, manufacturers }]
  })
}

const READERS: {
  readonly [Kind in QueryKind]: (
    answer: Envelope,
    onUnreadable: OnUnreadable,
    query: SearchQuery<Kind>,
  ) => SearchResults[Kind]
} = {
  categories: readCategories,
  group: readGroups,
  deviceByUrl: readDevices,
  devicesBySeries: readDevices,
  deviceList: readDeviceList,
  deviceSearch: readDevices,
  documents: readFoundDocuments,
}

/** What the search engine answered to a written query; throws if it gave up or answers in another form. */
export function readResult<Kind extends QueryKind>(
  query: SearchQuery<Kind>,
  body: unknown,
  onUnreadable: OnUnreadable,
): SearchResults[Kind] {
  const answer = ENVELOPE.parse(body)
  if (answer.timed_out) throw new Error('The search engine gave up')
  return READERS[query.kind](answer, onUnreadable, query)
}
