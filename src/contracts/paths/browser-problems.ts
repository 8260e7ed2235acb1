/** Where browsers report failures that they have caught. A file of its own, because a page needs it before all other paths. */
export const BROWSER_PROBLEMS_PATH = '/api/browser-problems'
