import { buildLines } from './plot-scale.ts'

const WIDTH = 96
const HEIGHT = 28
const MARGIN = 3

/** The course of a figure beside its value, which says the rest. */
export function Sparkline({ values }: { readonly values: readonly (number | null)[] }) {
  const known = values.filter((value) => value !== null)
  if (known.length < 2) return null
  const highest = Math.max(...known) || 1
  const points = values.map((value, index) =>
    value === null
      ? null
      : {
          x: MARGIN + ((WIDTH - 2 * MARGIN) * index) / (values.length - 1),
          y: HEIGHT - MARGIN - ((HEIGHT - 2 * MARGIN) * value) / highest,
        },
  )
  return (
    <svg width={WIDTH} height={HEIGHT} aria-hidden="true" className="shrink-0">
      <path
        d={buildLines(points)}
        fill="none"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="stroke-accent"
      />
    </svg>
  )
}
