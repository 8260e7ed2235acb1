import { PlotAxes } from './plot-axes.tsx'
import { listTicks } from './plot-scale.ts'
import { describeSeries, type PlotProps, TONES } from './plot-series.ts'
import { useWidth } from './use-width.ts'

const HEIGHT = 208
const MARGIN = { left: 52, right: 12, top: 12, bottom: 28 }
const MAX_BAR = 36
const GAP = 2

/** Values over time as bars; several series stand on each other. */
export function BarPlot(plot: PlotProps) {
  const { labels, series, format } = plot
  const [ref, width] = useWidth<HTMLDivElement>()
  const area = {
    left: MARGIN.left,
    top: MARGIN.top,
    width: Math.max(40, width - MARGIN.left - MARGIN.right),
    height: HEIGHT - MARGIN.top - MARGIN.bottom,
  }
  const sums = labels.map((_, index) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0))
  const ticks = listTicks(Math.max(0, ...sums))
  const highest = ticks.at(-1) || 1
  const slot = area.width / Math.max(1, labels.length)
  const barWidth = Math.max(2, Math.min(MAX_BAR, slot * 0.68))
  const findX = (index: number) => area.left + slot * (index + 0.5)
  return (
    <div ref={ref}>
      <svg width={width} height={HEIGHT} role="img" aria-label={describeSeries(plot)} className="block">
        <PlotAxes area={area} ticks={ticks} labels={labels} findX={findX} format={format} />
        {labels.map((label, index) => {
          let y = area.top + area.height
          return (
            <g key={label}>
              {series.map(({ name, tone, values }) => {
                const value = values[index] ?? 0
                const height = (area.height * value) / highest
                y -= height
                return value > 0 ? (
                  <rect
                    key={name}
                    x={findX(index) - barWidth / 2}
                    y={y}
                    width={barWidth}
                    height={Math.max(1, height - (series.length > 1 ? GAP : 0))}
                    rx="2"
                    className={TONES[tone].area}
                  >
                    <title>{`${label}: ${name} ${format(value)}`}</title>
                  </rect>
                ) : null
              })}
            </g>
          )
        })}
      </svg>
    </div>
  )
}
