import type { RowData, RowSelectionState } from '@tanstack/react-table'
import { type ReactNode, useRef, useState } from 'react'
import { useDesk } from '../frame/desk-context.ts'
import { TEXTS } from '../messages/texts.ts'
import { describeError } from '../platform/api/describe-error.ts'
import { useIsPhone } from '../platform/media/use-is-phone.ts'
import { DESK_BUTTON } from '../ui/button-style.ts'
import { DeskIcon } from '../ui/desk-icon.tsx'
import type { ListColumn } from './list-column.ts'
import { RowCards, RowTable } from './list-rows.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { useSavedViews } from './saved-views.ts'
import { type BulkAction, SelectionBar } from './selection-bar.tsx'
import { type ListAddress, useListAddress } from './use-list-address.ts'
import { selectColumns, useListTable } from './use-list-table.ts'
import { useRowFocus } from './use-row-focus.ts'
import { useVisibleRows } from './use-visible-rows.ts'

export interface DataListProps<Row extends RowData> {
  /** Names the list in saved views and files. */
  readonly id: string
  readonly label: string
  /** Undefined until they are loaded. Must stay the same array as long as nothing has changed. */
  readonly rows: readonly Row[] | undefined
  /** The first names the row and links to it. Must stay the same array. */
  readonly columns: readonly ListColumn<Row>[]
  readonly getRowId: (row: Row) => string
  readonly getHref: (row: Row) => string
  readonly error: unknown
  readonly onRetry: () => void
  readonly isTruncated?: boolean
  /** Shown instead of rows where there are none at all. */
  readonly empty: ReactNode
  readonly bulkActions?: readonly BulkAction<Row>[]
  /** Whether selected rows can be saved as a file; not where they name people. */
  readonly canDownload?: boolean
  /** What can be done with one row, beside it. */
  readonly renderActions?: (row: Row) => ReactNode
}

const NONE: readonly never[] = []

const Skeleton = () => (
  <div role="status" className="grid gap-2 pt-2">
    <span className="sr-only">{TEXTS.loading}</span>
    {[1, 2, 3, 4, 5, 6].map((line) => (
      <span key={line} className="h-9 animate-pulse rounded-control bg-tint motion-reduce:animate-none" />
    ))}
  </div>
)

const Failure = ({ error, onRetry }: Pick<DataListProps<RowData>, 'error' | 'onRetry'>) => (
  <div className="mt-3 grid justify-items-start gap-3">
    <p role="alert" className="max-w-text rounded-field border-l-4 border-error bg-card p-4">
      {describeError(error)}
    </p>
    <button type="button" className={DESK_BUTTON.secondary} onClick={onRetry}>
      {TEXTS.retry}
    </button>
  </div>
)

const Empty = ({ children }: { readonly children: ReactNode }) => (
  <div className="grid justify-items-center gap-3 px-4 py-14 text-center text-ink-soft">
    <DeskIcon name="tick" className="size-8 text-accent" />
    {children}
  </div>
)

const NoMatch = ({ address }: { readonly address: ListAddress }) => (
  <div className="grid justify-items-center gap-3 px-4 py-14 text-center text-ink-soft">
    <p>{TEXTS.lists.noMatch}</p>
    <button
      type="button"
      className={DESK_BUTTON.secondary}
      onClick={() => address.change({ text: '', filters: {} })}
    >
      {TEXTS.lists.showAll}
    </button>
  </div>
)

function LoadedList<Row extends RowData>(
  props: DataListProps<Row> & { readonly rows: readonly Row[]; readonly address: ListAddress },
) {
  const {
    id,
    label,
    rows,
    columns,
    getRowId,
    getHref,
    isTruncated,
    bulkActions = NONE,
    canDownload = true,
    address,
    renderActions,
  } = props
  const { state } = address
  const [selection, setSelection] = useState<RowSelectionState>({})
  const place = useRef<HTMLDivElement>(null)
  const isPhone = useIsPhone()
  const table = useListTable({ rows, columns, state, selection, onSelect: setSelection, getRowId })
  const shown = table.getRowModel().rows
  const visible = useVisibleRows(shown.length, place, isPhone)
  const focus = useRowFocus({
    listId: id,
    count: shown.length,
    scrollTo: visible.scrollTo,
    onSelect: (index) => shown[index]?.toggleSelected(),
  })
  const selected = shown.filter((row) => row.getIsSelected()).map(({ original }) => original)
  const Rows = isPhone ? RowCards : RowTable
  return (
    <>
      <p role="status" className="figures pb-1 text-tiny text-ink-soft">
        {TEXTS.lists.count(shown.length, rows.length)}
        {isTruncated && ` · ${TEXTS.lists.truncated(rows.length)}`}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears arrow keys pressed on the links inside */}
      <div ref={place} data-list={id} onKeyDown={focus.onKeyDown}>
        {shown.length === 0 ? (
          <NoMatch address={address} />
        ) : (
          <Rows
            label={label}
            table={table}
            rows={shown}
            columns={selectColumns(columns, state.columns)}
            sort={state.sort}
            onSort={(sort) => address.change({ sort })}
            getHref={getHref}
            renderActions={renderActions}
            visible={visible}
            focus={focus}
          />
        )}
      </div>
      {selected.length > 0 && (
        <SelectionBar
          listId={id}
          rows={selected}
          columns={columns}
          actions={bulkActions}
          canDownload={canDownload}
          onClear={() => setSelection({})}
        />
      )}
    </>
  )
}

/** A list of the desk: filtered, sorted and selected by mouse, touch or keyboard; its address says how it is shown. */
export function DataList<Row extends RowData>(props: DataListProps<Row>) {
  const { id, columns, rows, error, onRetry, empty } = props
  const { me } = useDesk()
  const address = useListAddress(columns.map((column) => column.id))
  const saved = useSavedViews(id, me.name)
  if (!rows) return error ? <Failure error={error} onRetry={onRetry} /> : <Skeleton />
  if (rows.length === 0) return <Empty>{empty}</Empty>
  return (
    <>
      <ListToolbar columns={columns} rows={rows} address={address} saved={saved} />
      <LoadedList {...props} rows={rows} address={address} />
    </>
  )
}
