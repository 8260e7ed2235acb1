export interface FigureRow {
  readonly id: string
  readonly name: string
  /** One per column; null where there are too few devices. */
  readonly cells: readonly string[] | null
}

export interface FigureTableProps {
  /** The table's accessible name. */
  readonly caption: string
  /** The first one labels the rows. */
  readonly columns: readonly string[]
  readonly rows: readonly FigureRow[]
  /** Shown in a row without figures. */
  readonly emptyText: string
}

/** A table of figures. A wide one scrolls by itself, also with the keyboard; the names of its rows stay in sight. */
export function FigureTable({ caption, columns, rows, emptyText }: FigureTableProps) {
  const [, ...figures] = columns
  return (
    <section
      className="mt-6 overflow-x-auto rounded-card border border-line"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard
      tabIndex={0}
      aria-label={caption}
    >
      <table className="w-full min-w-3xl border-collapse text-small">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-tint align-bottom">
          <tr>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`px-3 py-3 font-semibold ${index === 0 ? 'sticky left-0 bg-tint text-left' : 'text-right'}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, cells }) => (
            <tr key={id} className="border-t border-line">
              <th scope="row" className="sticky left-0 bg-paper px-3 py-3 text-left font-medium">
                {name}
              </th>
              {cells?.map((cell, index) => (
                <td key={figures[index]} className="px-3 py-3 text-right tabular-nums">
                  {cell}
                </td>
              )) ?? (
                <td colSpan={figures.length} className="px-3 py-3 text-ink-soft">
                  {/* The cell is wider than a phone. */}
                  <span className="block max-sm:max-w-[calc(100vw-12rem)]">{emptyText}</span>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
