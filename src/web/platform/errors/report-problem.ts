import { BROWSER_PROBLEMS_PATH } from '#contracts/paths/browser-problems.ts'
import type { BrowserProblem } from '#domain/pages/browser-problem.ts'

const sent = new Set<BrowserProblem>()

/**
 * Reports a failure that the page has caught: to the console with its reason, to the server's log by its name alone, because
 * a reason may say something about the visitor. Never a throw: nothing that the visitor does may fail with it. Most failures
 * are parts of the page that did not load, so `catch(reportProblem)` means those.
 */
export function reportProblem(error: unknown, problem: BrowserProblem = 'part failed to load'): void {
  // biome-ignore lint/suspicious/noConsole: the console is where a developer looks for what the page has caught
  console.error(problem, error)
  // Once per page: a sale of 500 lines can fail 500 times for one reason.
  if (sent.has(problem)) return
  sent.add(problem)
  const report = new Blob([JSON.stringify({ problem })], { type: 'application/json' })
  // It is sent even when the visitor leaves; browsers can have it switched off.
  navigator.sendBeacon?.(BROWSER_PROBLEMS_PATH, report)
}
