import type { ReactNode } from 'react'
import { type PlotArea, PlotAxes } from './plot-axes.tsx'
import { listTicks } from './plot-scale.ts'
import { describeSeries, type PlotProps } from './plot-series.ts'
import { useWidth } from './use-width.ts'

const HEIGHT = 208
const MARGIN = { left: 52, top: 12, bottom: 28 }
const MIN_WIDTH = 40

/** Where points and values are inside a drawing. */
export interface PlotPlaces {
  readonly area: PlotArea
  readonly findX: (index: number) => number
  readonly findY: (value: number) => number
}

export interface PlotDrawingProps {
  readonly plot: PlotProps
  /** The highest value; the axis reaches at least there. */
  readonly highest: number
  readonly marginRight: number
  /** Where a point is, as a share of the width. */
  readonly placePoint: (index: number) => number
  readonly children: (places: PlotPlaces) => ReactNode
}

/** Axes from zero, and one sentence for those who don't see what is drawn between them. */
export function PlotDrawing({ plot, highest, marginRight, placePoint, children }: PlotDrawingProps) {
  const [ref, width] = useWidth<HTMLDivElement>()
  const area = {
    left: MARGIN.left,
    top: MARGIN.top,
    width: Math.max(MIN_WIDTH, width - MARGIN.left - marginRight),
    height: HEIGHT - MARGIN.top - MARGIN.bottom,
  }
  const ticks = listTicks(highest)
  const top = ticks.at(-1) || 1
  const findX = (index: number) => area.left + area.width * placePoint(index)
  const findY = (value: number) => area.top + area.height * (1 - value / top)
  return (
    <div ref={ref}>
      <svg width={width} height={HEIGHT} role="img" aria-label={describeSeries(plot)} className="block">
        <PlotAxes
          area={area}
          ticks={ticks}
          labels={plot.labels}
          findX={findX}
          findY={findY}
          format={plot.format}
        />
        {children({ area, findX, findY })}
      </svg>
    </div>
  )
}
