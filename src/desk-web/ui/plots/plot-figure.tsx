import { type ReactNode, useState } from 'react'
import { TEXTS } from '../../messages/texts.ts'
import { DESK_BUTTON } from '../button-style.ts'
import { BarPlot } from './bar-plot.tsx'
import { LinePlot } from './line-plot.tsx'
import { type PlotProps, type PlotSeries, TONES } from './plot-series.ts'

const T = TEXTS.figures

const Legend = ({ series }: { readonly series: readonly PlotSeries[] }) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1 text-tiny text-ink-soft">
    {series.map(({ name, tone }) => (
      <li key={name} className="flex items-center gap-1.5">
        <span className={`size-2 rounded-full ${TONES[tone].key}`} aria-hidden="true" />
        {name}
      </li>
    ))}
  </ul>
)

interface PlotTableProps extends PlotProps {
  readonly caption: string
  /** Instead of the plain name of a point: a link to what is behind it. */
  readonly renderLabel?: (index: number) => ReactNode
}

const HEAD = 'border-b border-line px-2 py-1.5 text-tiny font-medium text-ink-soft'

/** The same values as a table. */
export const PlotTable = ({ caption, labels, series, format, renderLabel }: PlotTableProps) => (
  <table className="w-full border-collapse">
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr>
        <th scope="col" className={`${HEAD} text-left`}>
          {T.from}
        </th>
        {series.map(({ name }) => (
          <th key={name} scope="col" className={`${HEAD} text-right`}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {labels.map((label, index) => (
        <tr key={label} className="border-b border-line last:border-0">
          <th scope="row" className="figures px-2 py-1 text-left font-normal">
            {renderLabel?.(index) ?? label}
          </th>
          {series.map(({ name, values }) => {
            const value = values[index] ?? null
            return (
              <td key={name} className="figures px-2 py-1 text-right">
                {value === null ? T.none : format(value)}
              </td>
            )
          })}
        </tr>
      ))}
    </tbody>
  </table>
)

export interface PlotFigureProps extends PlotProps {
  readonly title: string
  readonly kind: 'lines' | 'bars'
}

/** A plot with its legend. Whoever prefers numbers switches to the table. */
export function PlotFigure({ title, kind, ...plot }: PlotFigureProps) {
  const [isTable, setIsTable] = useState(false)
  const isEmpty = plot.series.every(({ values }) => values.every((value) => !value))
  if (isEmpty) return <p className="py-10 text-center text-ink-soft">{T.empty}</p>
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Legend series={plot.series} />
        <button
          type="button"
          className={`${DESK_BUTTON.quiet} text-tiny`}
          onClick={() => setIsTable(!isTable)}
        >
          {isTable ? T.asPlot : T.asTable}
          <span className="sr-only">{title}</span>
        </button>
      </div>
      {isTable ? (
        <PlotTable caption={title} {...plot} />
      ) : kind === 'lines' ? (
        <LinePlot {...plot} />
      ) : (
        <BarPlot {...plot} />
      )}
    </div>
  )
}
