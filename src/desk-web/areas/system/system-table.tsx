import type { ReactNode } from 'react'

export interface SystemTableProps {
  readonly caption: string
  readonly columns: readonly string[]
  /** The first cell names the row. */
  readonly rows: readonly (readonly [key: string, ...cells: ReactNode[]])[]
}

/** A short table that nobody sorts or filters. On a phone, each row is a card with the heads beside its values. */
export const SystemTable = ({ caption, columns, rows }: SystemTableProps) => (
  <table className="w-full max-md:block">
    <caption className="sr-only">{caption}</caption>
    <thead className="text-tiny text-ink-soft max-md:sr-only">
      <tr>
        {columns.map((title) => (
          <th key={title} scope="col" className="py-1 pr-4 text-left font-medium">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="max-md:block">
      {rows.map(([key, ...cells]) => (
        <tr key={key} className="border-t border-line max-md:block max-md:py-2">
          {cells.map((cell, index) => (
            <td
              key={columns[index]}
              className="figures py-1.5 pr-4 align-top max-md:flex max-md:justify-between max-md:gap-4 max-md:py-0.5 max-md:pr-0"
            >
              <span aria-hidden className="text-ink-soft md:hidden">
                {columns[index]}
              </span>
              <span className="max-md:text-right">{cell}</span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
