/** The event on `window` that carries a problem; monitoring listens to it. */
export const PROBLEM_EVENT = 'shop:problem'

/**
 * Reports a failure that the visitor need not know about: a report that was not sent, for example. An event and not the
 * console, because such a failure is no bug of the page (blockers refuse these calls every day), and not a throw,
 * because nothing that the visitor does may wait for it or fail with it.
 */
export function reportProblem(error: unknown): void {
  window.dispatchEvent(new CustomEvent(PROBLEM_EVENT, { detail: error }))
}
