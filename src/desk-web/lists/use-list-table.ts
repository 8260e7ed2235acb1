import {
  type ColumnDef,
  columnFilteringFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  type ReactTable,
  type RowData,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  type Row as TableRow,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { type ListColumn, matchesText } from './list-column.ts'
import type { ListState } from './list-state.ts'

const FEATURES = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
})

export type ListTable<Row extends RowData> = ReactTable<typeof FEATURES, Row>

export type ListRow<Row extends RowData> = TableRow<typeof FEATURES, Row>

const compare = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), 'en', { numeric: true })

const buildColumn = <Row extends RowData>(column: ListColumn<Row>): ColumnDef<typeof FEATURES, Row> => ({
  id: column.id,
  // Undefined is what the table puts last.
  accessorFn: (row: Row) => column.value(row) ?? undefined,
  sortFn: (one, other, id) => compare(one.getValue(id), other.getValue(id)),
  sortUndefined: 'last',
  filterFn: (row, id, values: readonly string[]) => values.includes(String(row.getValue(id) ?? '')),
})

export interface ListTableOptions<Row> {
  readonly rows: readonly Row[]
  readonly columns: readonly ListColumn<Row>[]
  readonly state: ListState
  readonly selection: RowSelectionState
  readonly onSelect: (selection: RowSelectionState) => void
  readonly getRowId: (row: Row) => string
}

/** The columns that are shown: as chosen, otherwise all usual ones. The first names the row, so it always is. */
export const selectColumns = <Row>(
  columns: readonly ListColumn<Row>[],
  chosen: ListState['columns'],
): readonly ListColumn<Row>[] =>
  columns.filter(
    ({ id, isExtra }, index) => index === 0 || (chosen === null ? isExtra !== true : chosen.includes(id)),
  )

/** Filters, sorts and selects the rows of a list, as its address says. */
export function useListTable<Row extends RowData>(options: ListTableOptions<Row>): ListTable<Row> {
  const { rows, columns, state, selection, onSelect, getRowId } = options
  const definitions = useMemo(() => columns.map(buildColumn), [columns])
  const data = useMemo(() => [...rows], [rows])
  const shown = new Set(selectColumns(columns, state.columns).map(({ id }) => id))
  return useTable({
    features: FEATURES,
    columns: definitions,
    data,
    getRowId,
    state: {
      sorting: state.sort ? [{ id: state.sort.column, desc: state.sort.isDescending }] : [],
      columnFilters: Object.entries(state.filters).map(([id, value]) => ({ id, value })),
      globalFilter: state.text.trim(),
      columnVisibility: Object.fromEntries(columns.map(({ id }) => [id, shown.has(id)])),
      rowSelection: selection,
    },
    // The text is compared with the whole row, so one column stands for all.
    getColumnCanGlobalFilter: ({ id }) => id === columns[0]?.id,
    globalFilterFn: (row, _id, typed: string) => matchesText(columns, row.original, typed),
    onRowSelectionChange: (change) => onSelect(typeof change === 'function' ? change(selection) : change),
  })
}
