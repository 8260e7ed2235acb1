/**
 * Runs inside a page. Once true, everything that follows the page has come, like the question about analytics: nothing for
 * a second after its start.
 */
export function isQuiet(delayMs: number): true | null {
  const start = (performance.getEntriesByName('page-ready')[0]?.startTime ?? 0) + delayMs
  const ends = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration)
  return performance.now() - Math.max(start, ...ends) > 1_000 || null
}
