type EntryState = Readonly<Record<string, unknown>>

const KEY = 'entryKey'

// Only has to differ from the other entries of a tab; an address without encryption has no better source.
const createKey = (): string => Math.random().toString(36).slice(2)

/** What the application has written into the browser's current history entry. */
export const readEntryState = (): EntryState =>
  typeof history.state === 'object' && history.state !== null ? history.state : {}

/** Identifies the current entry; empty for one that the browser made itself, as for a link to an anchor. */
export function readEntryKey(): string {
  const key = readEntryState()[KEY]
  return typeof key === 'string' ? key : ''
}

/** Marks the entry that the document was loaded for. */
export function ensureEntryKey(): string {
  if (!readEntryKey()) history.replaceState({ ...readEntryState(), [KEY]: createKey() }, '')
  return readEntryKey()
}

/** Adds an entry. */
export const writeEntry = (href: string): void => history.pushState({ [KEY]: createKey() }, '', href)
