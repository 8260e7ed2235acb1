import { PlotAxes } from './plot-axes.tsx'
import { buildLines, listTicks } from './plot-scale.ts'
import { describeSeries, listValues, type PlotProps, type PlotSeries, TONES } from './plot-series.ts'
import { useWidth } from './use-width.ts'

const HEIGHT = 208
const MARGIN = { left: 52, right: 24, top: 12, bottom: 28 }

interface LineProps {
  readonly series: PlotSeries
  readonly labels: readonly string[]
  readonly format: (value: number) => string
  readonly findX: (index: number) => number
  readonly findY: (value: number) => number
}

function Line({ series, labels, format, findX, findY }: LineProps) {
  const tone = TONES[series.tone]
  const points = series.values.map((value, index) =>
    value === null ? null : { x: findX(index), y: findY(value) },
  )
  return (
    <g>
      <path
        d={buildLines(points)}
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        strokeDasharray={tone.dash}
        className={tone.line}
      />
      {points.map((point, index) =>
        point ? (
          <circle
            key={labels[index]}
            cx={point.x}
            cy={point.y}
            r="3"
            strokeWidth="1.5"
            className={`${tone.area} stroke-card`}
          >
            <title>{`${labels[index]}: ${series.name} ${format(series.values[index] ?? 0)}`}</title>
          </circle>
        ) : null,
      )}
    </g>
  )
}

/** Values over time, from zero. */
export function LinePlot(plot: PlotProps) {
  const { labels, series, format } = plot
  const [ref, width] = useWidth<HTMLDivElement>()
  const area = {
    left: MARGIN.left,
    top: MARGIN.top,
    width: Math.max(40, width - MARGIN.left - MARGIN.right),
    height: HEIGHT - MARGIN.top - MARGIN.bottom,
  }
  const ticks = listTicks(Math.max(0, ...listValues(series)))
  const highest = ticks.at(-1) || 1
  const findX = (index: number) =>
    labels.length < 2 ? area.left + area.width / 2 : area.left + (area.width * index) / (labels.length - 1)
  const findY = (value: number) => area.top + area.height * (1 - value / highest)
  return (
    <div ref={ref}>
      <svg width={width} height={HEIGHT} role="img" aria-label={describeSeries(plot)} className="block">
        <PlotAxes area={area} ticks={ticks} labels={labels} findX={findX} format={format} />
        {series.map((one) => (
          <Line key={one.name} series={one} labels={labels} format={format} findX={findX} findY={findY} />
        ))}
      </svg>
    </div>
  )
}
