import { pickLabels } from './plot-scale.ts'

/** Where a plot is drawn. */
export interface PlotArea {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const LABEL_WIDTH = 58

export interface PlotAxesProps {
  readonly area: PlotArea
  readonly ticks: readonly number[]
  readonly labels: readonly string[]
  /** The middle of a point. */
  readonly findX: (index: number) => number
  readonly findY: (value: number) => number
  readonly format: (value: number) => string
}

/** Lines with their values, and names of points as far as there is room. */
export function PlotAxes({ area, ticks, labels, findX, findY, format }: PlotAxesProps) {
  return (
    <g className="fill-ink-soft text-tiny">
      {ticks.map((tick) => {
        const y = findY(tick)
        return (
          <g key={tick}>
            <line
              x1={area.left}
              x2={area.left + area.width}
              y1={y}
              y2={y}
              className="stroke-line"
              strokeWidth="1"
            />
            <text x={area.left - 8} y={y} dy="0.32em" textAnchor="end" className="figures">
              {format(tick)}
            </text>
          </g>
        )
      })}
      {pickLabels(labels.length, area.width / LABEL_WIDTH).map((index) => (
        <text
          key={labels[index]}
          x={findX(index)}
          y={area.top + area.height + 18}
          textAnchor="middle"
          className="figures"
        >
          {labels[index]}
        </text>
      ))}
    </g>
  )
}
