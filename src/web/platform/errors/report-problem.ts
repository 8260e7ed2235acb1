/** The event on `window` that carries a problem; monitoring listens to it. */
export const PROBLEM_EVENT = 'shop:problem'

/**
 * Tells whoever watches the page about something that went wrong beside the visitor's way: a report that was not sent,
 * for example. An event and not the console, because such a failure is no mistake of the page (blockers refuse these
 * calls every day), and not a throw, because nothing that the visitor does may wait for it or end with it.
 */
export function reportProblem(error: unknown): void {
  window.dispatchEvent(new CustomEvent(PROBLEM_EVENT, { detail: error }))
}
