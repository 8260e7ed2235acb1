/** Returns whether it has shown the entry, so that the router need not open the page. */
type ShowEntry = () => boolean

let showEntry: ShowEntry | null = null

/** Lets the current page show the history entry that the browser has gone to; false if it is not one of its own. */
export const showPageEntry = (): boolean => showEntry?.() ?? false

/** Lets a page have several history entries without a navigation between them; returns the way to stop. */
export function watchPageEntries(show: ShowEntry): () => void {
  showEntry = show
  return () => {
    if (showEntry === show) showEntry = null
  }
}
