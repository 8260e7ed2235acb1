import { PlotDrawing, type PlotPlaces } from './plot-drawing.tsx'
import { buildLines } from './plot-scale.ts'
import { listValues, type PlotProps, type PlotSeries, TONES } from './plot-series.ts'

const MARGIN_RIGHT = 24

interface LineProps extends Pick<PlotPlaces, 'findX' | 'findY'> {
  readonly series: PlotSeries
  readonly labels: readonly string[]
  readonly format: (value: number) => string
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
  return (
    <PlotDrawing
      plot={plot}
      highest={Math.max(0, ...listValues(series))}
      marginRight={MARGIN_RIGHT}
      placePoint={(index) => (labels.length < 2 ? 0.5 : index / (labels.length - 1))}
    >
      {({ findX, findY }) =>
        series.map((one) => (
          <Line key={one.name} series={one} labels={labels} format={format} findX={findX} findY={findY} />
        ))
      }
    </PlotDrawing>
  )
}
