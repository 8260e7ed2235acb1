/** Returns whether it has shown the entry, so that the router need not load the page again. */
type ShowEntry = () => boolean

let showEntry: ShowEntry | null = null

/**
 * Lets a page have several entries of the browser's history without a navigation between them. Starts before the router:
 * browsers call the window's listeners in the order in which they were added.
 */
export const startPageEntries = (): void =>
  addEventListener('popstate', (event) => {
    if (showEntry?.()) event.stopImmediatePropagation()
  })

/** Shows the entries of the current page; returns the way to stop. */
export function watchPageEntries(show: ShowEntry): () => void {
  showEntry = show
  return () => {
    if (showEntry === show) showEntry = null
  }
}
