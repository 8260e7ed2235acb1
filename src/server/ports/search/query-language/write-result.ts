import type { DeviceDocument, GroupDocument, SearchResponse } from '#contracts/search.ts'
import type { QueryKind } from '#domain/search/search-query.ts'
import type {
  DeviceCounts,
  FoundCategory,
  FoundDevices,
  FoundDocuments,
  FoundGroups,
  FoundManufacturer,
  ListedDevices,
  SearchResults,
} from '../search-engine.ts'

const writeHits = (documents: readonly (GroupDocument | DeviceDocument)[], total: number) => ({
  hits: { total: { value: total }, hits: documents.map((document) => ({ _source: document })) },
})

const writeTopHit = (source: object) => ({ hits: { hits: [{ _source: source }] } })

const writeManufacturer = ({ manufacturer, seriesCount, popularity }: FoundManufacturer) => ({
  key: manufacturer.id,
  doc_count: seriesCount,
  manufacturer: writeTopHit({ manufacturer }),
  popularity: { value: popularity },
})

const writeCategory = ({ category, seriesCount, manufacturers }: FoundCategory) => ({
  key: category.id,
  doc_count: seriesCount,
  category: writeTopHit({ category }),
  manufacturers: { buckets: manufacturers.map(writeManufacturer) },
})

const writeCategories = (categories: readonly FoundCategory[]): SearchResponse => ({
  ...writeHits([], 0),
  aggregations: { categories: { buckets: categories.map(writeCategory) } },
})

const writeGroups = ({ groups, total }: FoundGroups): SearchResponse => writeHits(groups, total)

const writeDevices = ({ devices, total }: FoundDevices): SearchResponse => writeHits(devices, total)

/** The largest first, as the search engine lists them, and the smaller key first where counts are equal. */
const writeCounts = (counts: ReadonlyMap<number, number>) => ({
  buckets: [...counts]
    .toSorted(([key, count], [otherKey, otherCount]) => otherCount - count || key - otherKey)
    .map(([key, count]) => ({ key, doc_count: count })),
})

const writeDeviceCounts = ({ years, series }: DeviceCounts) => ({
  aggregations: { years: writeCounts(years), series: writeCounts(series) },
})

const writeDeviceList = ({ devices, total, ...counts }: ListedDevices): SearchResponse => ({
  ...writeHits(devices, total),
  ...writeDeviceCounts(counts),
})

const writeDocuments = ({ documents, total, counts }: FoundDocuments): SearchResponse => ({
  ...writeHits(documents, total),
  ...(counts ? writeDeviceCounts(counts) : {}),
})

const WRITERS: { readonly [Kind in QueryKind]: (result: SearchResults[Kind]) => SearchResponse } = {
  categories: writeCategories,
  group: writeGroups,
  deviceByUrl: writeDevices,
  devicesBySeries: writeDevices,
  deviceList: writeDeviceList,
  deviceSearch: writeDevices,
  documents: writeDocuments,
}

/** The result as the search engine itself would answer the written query. */
export const writeResult = <Kind extends QueryKind>(
  kind: Kind,
  result: SearchResults[Kind],
): SearchResponse => WRITERS[kind](result)
