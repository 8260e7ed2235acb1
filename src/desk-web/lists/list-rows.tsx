import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { TEXTS } from '../messages/texts.ts'
import { DeskLink } from '../platform/navigation/desk-link.tsx'
import { DeskIcon } from '../ui/desk-icon.tsx'
import { type ListColumn, readText } from './list-column.ts'
import { cycleSort, type ListState } from './list-state.ts'
import type { ListRow, ListTable } from './use-list-table.ts'
import type { RowFocus } from './use-row-focus.ts'
import type { VisibleRows } from './use-visible-rows.ts'

export interface ListRowsProps<Row extends RowData> {
  readonly label: string
  readonly table: ListTable<Row>
  readonly rows: readonly ListRow<Row>[]
  readonly columns: readonly ListColumn<Row>[]
  readonly sort: ListState['sort']
  readonly onSort: (sort: ListState['sort']) => void
  readonly getHref: (row: Row) => string
  readonly renderActions: ((row: Row) => ReactNode) | undefined
  readonly visible: VisibleRows
  readonly focus: RowFocus
}

const renderCell = <Row,>(column: ListColumn<Row>, row: Row): ReactNode =>
  column.cell ? column.cell(row) : readText(column, row)

const SELECT = 'relative z-10 flex size-9 items-center justify-center max-md:size-11'

function SelectRow<Row extends RowData>({
  row,
  name,
}: {
  readonly row: ListRow<Row>
  readonly name: string
}) {
  return (
    <label className={SELECT}>
      <span className="sr-only">{TEXTS.lists.selectRow(name)}</span>
      <input
        type="checkbox"
        checked={row.getIsSelected()}
        onChange={row.getToggleSelectedHandler()}
        className="size-4 accent-accent"
      />
    </label>
  )
}

const SORT_WORDS = { up: 'ascending', down: 'descending', none: 'none' } as const

function findDirection(sort: ListState['sort'], column: string): keyof typeof SORT_WORDS {
  if (sort?.column !== column) return 'none'
  return sort.isDescending ? 'down' : 'up'
}

function HeadCell<Row>({
  column,
  sort,
  onSort,
}: {
  readonly column: ListColumn<Row>
  readonly sort: ListState['sort']
  readonly onSort: ListRowsProps<RowData>['onSort']
}) {
  const direction = findDirection(sort, column.id)
  return (
    <th
      scope="col"
      aria-sort={SORT_WORDS[direction]}
      className={`border-b border-line p-0 text-tiny font-medium text-ink-soft ${column.isNumber ? 'text-right' : 'text-left'}`}
    >
      <button
        type="button"
        onClick={() => onSort(cycleSort(sort, column.id))}
        className="inline-flex min-h-9 items-center gap-1 px-2 hover:text-ink"
      >
        {column.title}
        {direction !== 'none' && <DeskIcon name={direction === 'up' ? 'up' : 'chevron'} className="size-3" />}
      </button>
    </th>
  )
}

const LINK = 'font-medium no-underline after:absolute after:inset-0 hover:underline'

/** Above the link of the row, which covers all of it. */
const ACTIONS = 'relative z-10 flex gap-1.5'

/** Rows as a table. The link of a row covers all of it. */
export function RowTable<Row extends RowData>(props: ListRowsProps<Row>) {
  const { label, table, rows, columns, sort, onSort, getHref, renderActions, visible, focus } = props
  const [first, ...others] = columns
  if (!first) return null
  const gap = (height: number) =>
    height > 0 && (
      <tr>
        <td style={{ height }} colSpan={columns.length + (renderActions ? 2 : 1)} />
      </tr>
    )
  return (
    <table className="w-full border-collapse" aria-rowcount={visible.isVirtual ? rows.length + 1 : undefined}>
      <caption className="sr-only">{label}</caption>
      <thead className="sticky top-13 z-10 bg-paper">
        <tr>
          <th scope="col" className="w-9 border-b border-line p-0">
            <label className={SELECT}>
              <span className="sr-only">{TEXTS.lists.selectAll}</span>
              <input
                type="checkbox"
                checked={rows.length > 0 && table.getIsAllRowsSelected()}
                onChange={table.getToggleAllRowsSelectedHandler()}
                className="size-4 accent-accent"
              />
            </label>
          </th>
          {columns.map((column) => (
            <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
          {renderActions && (
            <th scope="col" className="border-b border-line p-0">
              <span className="sr-only">{TEXTS.lists.actions}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {gap(visible.aboveInPixels)}
        {visible.indexes.map((index) => {
          const row = rows[index]
          if (!row) return null
          const { original } = row
          return (
            <tr
              key={row.id}
              ref={visible.measure}
              data-index={index}
              data-row={index}
              aria-rowindex={visible.isVirtual ? index + 2 : undefined}
              className={`relative border-b border-line focus-within:bg-tint hover:bg-tint ${row.getIsSelected() ? 'bg-accent-tint' : ''}`}
            >
              <td className="p-0">
                <SelectRow row={row} name={readText(first, original)} />
              </td>
              <th scope="row" className="px-2 py-1.5 text-left font-medium whitespace-nowrap">
                <DeskLink id={focus.buildId(index)} href={getHref(original)} className={`figures ${LINK}`}>
                  {renderCell(first, original)}
                </DeskLink>
              </th>
              {others.map((column) => (
                <td
                  key={column.id}
                  className={`px-2 py-1.5 ${column.isNumber ? 'figures text-right whitespace-nowrap' : ''}`}
                >
                  {renderCell(column, original)}
                </td>
              ))}
              {renderActions && (
                <td className="px-2 py-1">
                  <div className={`justify-end whitespace-nowrap ${ACTIONS}`}>{renderActions(original)}</div>
                </td>
              )}
            </tr>
          )
        })}
        {gap(visible.belowInPixels)}
      </tbody>
    </table>
  )
}

/** Rows as cards, for phones. */
export function RowCards<Row extends RowData>(props: ListRowsProps<Row>) {
  const { label, rows, columns, getHref, renderActions, visible, focus } = props
  const [first, ...others] = columns
  if (!first) return null
  return (
    <ul aria-label={label}>
      {visible.aboveInPixels > 0 && <li aria-hidden="true" style={{ height: visible.aboveInPixels }} />}
      {visible.indexes.map((index) => {
        const row = rows[index]
        if (!row) return null
        const { original } = row
        const facts = others
          .map((column) => ({ column, shown: renderCell(column, original) }))
          .filter(({ column }) => readText(column, original) !== '')
        return (
          <li key={row.id} ref={visible.measure} data-index={index} data-row={index} className="pb-2">
            <div
              className={`relative rounded-card border border-line p-3 pr-11 focus-within:border-accent ${row.getIsSelected() ? 'bg-accent-tint' : 'bg-card'}`}
            >
              <div className="absolute top-0 right-0">
                <SelectRow row={row} name={readText(first, original)} />
              </div>
              <DeskLink
                id={focus.buildId(index)}
                href={getHref(original)}
                className={`figures text-base ${LINK}`}
              >
                {renderCell(first, original)}
              </DeskLink>
              <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5">
                {facts.map(({ column, shown }) => (
                  <div key={column.id} className="contents">
                    <dt className="text-tiny leading-5 text-ink-soft">{column.title}</dt>
                    <dd>{shown}</dd>
                  </div>
                ))}
              </dl>
              {renderActions && (
                <div className={`mt-2 w-fit flex-wrap ${ACTIONS}`}>{renderActions(original)}</div>
              )}
            </div>
          </li>
        )
      })}
      {visible.belowInPixels > 0 && <li aria-hidden="true" style={{ height: visible.belowInPixels }} />}
    </ul>
  )
}
