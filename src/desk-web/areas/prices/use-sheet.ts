import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ChangedCells, PriceSheet, SheetRow, ShownPriceDraft } from '#contracts/desk/prices.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { buildSheetQuery, DRAFTS_PATH, PRICES_KEY, type SheetSearch } from './price-queries.ts'

/** A cell that someone has typed into. */
export interface TypedCell {
  readonly deviceId: number
  readonly storageGb: number
  readonly amountInCents: number | null
}

const nameCell = ({ deviceId, storageGb }: Pick<SheetRow, 'deviceId' | 'storageGb'>): string =>
  `${deviceId}-${storageGb}`

/** The sheet after a change: all rows of the devices that were changed are as the server has them now. */
function takeOver(
  sheet: InfiniteData<PriceSheet> | undefined,
  typed: readonly TypedCell[],
  { cells }: ChangedCells,
): InfiniteData<PriceSheet> | undefined {
  if (!sheet) return undefined
  const devices = new Set(typed.map(({ deviceId }) => deviceId))
  const byName = new Map(cells.map((cell) => [nameCell(cell), cell]))
  const update = (row: SheetRow): SheetRow => {
    if (!devices.has(row.deviceId)) return row
    const cell = byName.get(nameCell(row))
    return { ...row, draftInCents: cell?.draftInCents ?? null, guards: cell?.guards ?? [] }
  }
  return { ...sheet, pages: sheet.pages.map((page) => ({ ...page, rows: page.rows.map(update) })) }
}

/** The rows of a sheet as they are loaded, and how cells of it are changed. */
export function useSheet(draft: ShownPriceDraft, filter: SheetSearch) {
  const client = useQueryClient()
  const query = buildSheetQuery(draft, filter)
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(query)
  const change = useMutation({
    mutationFn: (cells: readonly TypedCell[]) =>
      callApi<ChangedCells>(`${DRAFTS_PATH}/${draft.id}/cells`, { method: 'POST', json: { cells } }),
    onSuccess: (answer, typed) =>
      client.setQueryData(query.queryKey, (sheet) => takeOver(sheet, typed, answer)),
    onError: (failure) => showToast({ text: describeError(failure), tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: PRICES_KEY }),
  })
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows) ?? [], [data])
  return {
    rows,
    count: data?.pages[0]?.count ?? 0,
    isLoading: !data && !error,
    error,
    retry: () => void refetch(),
    loadMore: () => hasNextPage && !isFetchingNextPage && void fetchNextPage(),
    change: (cells: readonly TypedCell[]) => change.mutate(cells),
  }
}
