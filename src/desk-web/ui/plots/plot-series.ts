/** How a series is drawn; never by colour alone. */
export const TONES = {
  accent: { line: 'stroke-accent', area: 'fill-accent', key: 'bg-accent', dash: undefined },
  amber: { line: 'stroke-amber', area: 'fill-amber', key: 'bg-amber', dash: '6 3' },
  soft: { line: 'stroke-edge', area: 'fill-edge', key: 'bg-edge', dash: '2 3' },
} as const

export interface PlotSeries {
  readonly name: string
  readonly tone: keyof typeof TONES
  /** One for each label; null where there is none. */
  readonly values: readonly (number | null)[]
}

export interface PlotProps {
  /** Names of the points, such as days. */
  readonly labels: readonly string[]
  readonly series: readonly PlotSeries[]
  readonly format: (value: number) => string
}

/** Every value that is there. */
export const listValues = (series: readonly PlotSeries[]): number[] =>
  series.flatMap(({ values }) => values.filter((value) => value !== null))

/** One sentence for those who don't see the drawing. */
export const describeSeries = ({ labels, series, format }: PlotProps): string =>
  series
    .map(({ name, values }) => {
      const last = values.findLastIndex((value) => value !== null)
      const value = values[last]
      return value === null || value === undefined
        ? `${name}: –`
        : `${name}: ${format(value)} (${labels[last] ?? ''})`
    })
    .join('; ')
