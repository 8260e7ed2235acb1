/** Steps that people count in. */
const NICE = [1, 2, 2.5, 5, 10]

/** The ticks of an axis from zero to at least the highest value, in steps that people count in. */
export function listTicks(highest: number, wanted = 4): number[] {
  if (!(highest > 0)) return [0, 1]
  const rough = highest / wanted
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, (NICE.find((nice) => nice * power >= rough) ?? 10) * power)
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step)
}

/** Which labels of an axis fit without touching: every first, second, third … one, always with the last. */
export function pickLabels(count: number, room: number): number[] {
  const every = Math.max(1, Math.ceil(count / Math.max(1, room)))
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => (count - 1 - index) % every === 0,
  )
}

export interface PlotPoint {
  readonly x: number
  readonly y: number
}

/** Lines through points; a point that isn't there interrupts them. */
export function buildLines(points: readonly (PlotPoint | null)[]): string {
  let path = ''
  for (const [index, point] of points.entries()) {
    if (!point) continue
    path += `${points[index - 1] ? 'L' : 'M'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`
  }
  return path
}
