import { type ReactNode, useState } from 'react'
import { TEXTS } from '../../messages/texts.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'

export interface Column<Row> {
  readonly title: string
  readonly isNumber?: boolean
  /** Left out where there is little room: on phones, or on tablets as well. */
  readonly hides?: 'phone' | 'tablet'
  readonly render: (row: Row) => ReactNode
}

export interface DataTableProps<Row> {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string | number
}

/** More rows at once take longer to draw than anyone reads. */
const ROWS_SHOWN = 200

const HIDES = { phone: 'max-md:hidden', tablet: 'max-xl:hidden' } as const

const toClasses = ({ isNumber, hides }: Pick<Column<unknown>, 'isNumber' | 'hides'>): string =>
  [isNumber ? 'figures text-right' : 'text-left', hides ? HIDES[hides] : ''].join(' ')

/** A plain table: what it lists is read, not worked through. */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? rows : rows.slice(0, ROWS_SHOWN)
  return (
    <>
      <table className="w-full border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.title}
                scope="col"
                className={`border-b border-line px-2 py-1.5 text-tiny max-md:px-1 font-medium text-ink-soft ${toClasses(column)}`}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={keyOf(row)} className="border-b border-line hover:bg-tint">
              {columns.map((column) => (
                <td
                  key={column.title}
                  className={`px-2 py-1.5 align-middle max-md:px-1 ${toClasses(column)}`}
                >
                  {column.render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < rows.length && (
        <button type="button" className={`${DESK_BUTTON.secondary} mt-3`} onClick={() => setIsWhole(true)}>
          {TEXTS.payouts.showAll(rows.length)}
        </button>
      )}
    </>
  )
}
