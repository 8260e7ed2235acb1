import type { HourCount } from './fairness-figures.ts'

/** A time or a group that fewer devices share than this could point at one of them. */
export const MIN_ALIKE = 5

/** The devices from one place to another in the order of their times; the last place is not included. */
function takeDevices(sorted: readonly HourCount[], from: number, to: number): HourCount[] {
  let passed = 0
  return sorted.flatMap(({ hours, deviceCount }) => {
    const start = Math.max(from, passed)
    passed += deviceCount
    const taken = Math.min(to, passed) - start
    return taken > 0 ? [{ hours, deviceCount: taken }] : []
  })
}

/** Moves times towards the middle until enough devices share each. What is left over at the end joins the middle. */
function joinTowards(times: readonly HourCount[], middle: number): HourCount[] {
  const joined: HourCount[] = []
  let waiting = 0
  for (const { hours, deviceCount } of times) {
    waiting += deviceCount
    if (waiting < MIN_ALIKE) continue
    joined.push({ hours, deviceCount: waiting })
    waiting = 0
  }
  return waiting === 0 ? joined : [...joined, { hours: middle, deviceCount: waiting }]
}

/** Adds up what took equally long. */
function addUp(times: readonly HourCount[]): HourCount[] {
  const counts = new Map<number, number>()
  for (const { hours, deviceCount } of times) counts.set(hours, (counts.get(hours) ?? 0) + deviceCount)
  return [...counts].map(([hours, deviceCount]) => ({ hours, deviceCount }))
}

const sortTimes = (times: readonly HourCount[]): HourCount[] =>
  [...times].sort((one, other) => one.hours - other.hours)

/**
 * The times of a step as they may be published. Rare ones move towards the middle until at least five devices share each,
 * never across it: the median stays exactly what it was. Only the one or two times in the middle may be those of a
 * single device, because the median itself is public.
 */
export function coarsenTimes(times: readonly HourCount[]): readonly HourCount[] {
  const sorted = sortTimes(times)
  const total = sorted.reduce((sum, { deviceCount }) => sum + deviceCount, 0)
  const [low, high] = [(total - 1) >> 1, total >> 1]
  const middle = takeDevices(sorted, low, high + 1)
  const [first, last] = [middle[0], middle[middle.length - 1]]
  if (!first || !last) return []
  return sortTimes(
    addUp([
      ...joinTowards(takeDevices(sorted, 0, low), first.hours),
      ...middle,
      ...joinTowards(takeDevices(sorted, high + 1, total).reverse(), last.hours),
    ]),
  )
}
