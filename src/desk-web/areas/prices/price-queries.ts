import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type {
  DeviceFigures,
  DraftedChange,
  PriceLists,
  PriceSheet,
  ShownPriceDraft,
  UndoPreviewJson,
} from '#contracts/desk/prices.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { isDraftMoving } from '#domain/price-lists/draft-states.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { readFrom } from '../../platform/api/queries.ts'

/** A change of one draft changes the list. */
export const PRICES_KEY = ['prices'] as const

export const DRAFTS_PATH = '/desk/api/price-drafts'

/** How often the progress is asked for while the worker is at a draft. */
const PROGRESS_MS = 1_000

export const DRAFTS_QUERY = queryOptions({
  queryKey: [...PRICES_KEY, 'list'],
  queryFn: readFrom<PriceLists>(DRAFTS_PATH),
})

export const buildDraftQuery = (id: string) =>
  queryOptions({
    queryKey: [...PRICES_KEY, 'draft', id],
    queryFn: readFrom<ShownPriceDraft>(`${DRAFTS_PATH}/${encodeURIComponent(id)}`),
    refetchInterval: ({ state }) => (state.data && isDraftMoving(state.data.state) ? PROGRESS_MS : false),
  })

export const buildChangesQuery = (id: number) =>
  queryOptions({
    queryKey: [...PRICES_KEY, 'changes', id],
    queryFn: readFrom<DraftedChange[]>(`${DRAFTS_PATH}/${id}/changes`),
  })

/** What undoing would do, of this moment. */
export const buildUndoQuery = (id: number) =>
  queryOptions({
    queryKey: [...PRICES_KEY, 'undo', id],
    queryFn: readFrom<UndoPreviewJson>(`${DRAFTS_PATH}/${id}/undo`),
    gcTime: 0,
  })

/** The filter of a sheet as it is in the address. */
export type SheetSearch = Readonly<Record<string, string>>

const FILTERS = ['category', 'manufacturer', 'series', 'releasedFrom', 'releasedBefore', 'text'] as const

/** What of an address is a filter. */
export const readFilter = (search: Readonly<Record<string, string | undefined>>): SheetSearch =>
  Object.fromEntries(FILTERS.flatMap((name) => (search[name] ? [[name, search[name]]] : [])))

/** How a list can be downloaded. */
export const EXPORT_FORMATS = ['csv', 'xlsx'] as const

export interface ExportWish {
  readonly market: MarketId
  readonly format: (typeof EXPORT_FORMATS)[number]
  readonly filter?: SheetSearch
}

export const buildExportPath = ({ market, format, filter = {} }: ExportWish): string =>
  `/desk/api/price-sheet/file?${new URLSearchParams({ market, format, ...filter })}`

export const buildSheetQuery = (
  { id, market }: Pick<ShownPriceDraft, 'id' | 'market'>,
  filter: SheetSearch,
) =>
  infiniteQueryOptions({
    queryKey: ['price-sheet', id, filter],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const place = pageParam === '' ? {} : { after: pageParam }
      const query = new URLSearchParams({ market, draft: String(id), ...filter, ...place })
      return callApi<PriceSheet>(`/desk/api/price-sheet?${query}`, { signal })
    },
    getNextPageParam: ({ after }) => after,
    // What is typed is kept in it; loading it again would scroll the sheet.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export const buildFiguresQuery = (market: MarketId, deviceId: number) =>
  queryOptions({
    queryKey: ['price-figures', market, deviceId],
    queryFn: readFrom<DeviceFigures>(
      `/desk/api/price-figures?${new URLSearchParams({ market, device: String(deviceId) })}`,
    ),
    staleTime: Number.POSITIVE_INFINITY,
  })
