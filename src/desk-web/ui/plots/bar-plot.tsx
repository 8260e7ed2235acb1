import { PlotDrawing } from './plot-drawing.tsx'
import { type PlotProps, TONES } from './plot-series.ts'

const MARGIN_RIGHT = 12
const MAX_BAR = 36
const GAP = 2

/** Values over time as bars; several series stand on each other. */
export function BarPlot(plot: PlotProps) {
  const { labels, series, format } = plot
  const sums = labels.map((_, index) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0))
  const count = Math.max(1, labels.length)
  return (
    <PlotDrawing
      plot={plot}
      highest={Math.max(0, ...sums)}
      marginRight={MARGIN_RIGHT}
      placePoint={(index) => (index + 0.5) / count}
    >
      {({ area, findX, findY }) => {
        const barWidth = Math.max(2, Math.min(MAX_BAR, (area.width / count) * 0.68))
        return labels.map((label, index) => {
          let below = 0
          return (
            <g key={label}>
              {series.map(({ name, tone, values }) => {
                const value = values[index] ?? 0
                const bottom = findY(below)
                below += value
                const y = findY(below)
                return value > 0 ? (
                  <rect
                    key={name}
                    x={findX(index) - barWidth / 2}
                    y={y}
                    width={barWidth}
                    height={Math.max(1, bottom - y - (series.length > 1 ? GAP : 0))}
                    rx="2"
                    className={TONES[tone].area}
                  >
                    <title>{`${label}: ${name} ${format(value)}`}</title>
                  </rect>
                ) : null
              })}
            </g>
          )
        })
      }}
    </PlotDrawing>
  )
}
