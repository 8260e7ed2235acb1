/** The characters that have followed each other so quickly that only a scanner types them. */
export interface ScanState {
  readonly text: string
  readonly lastAtMs: number
}

export const NO_SCAN: ScanState = { text: '', lastAtMs: Number.NEGATIVE_INFINITY }

/**
 * The longest pause between two keys of a scanner. Wireless ones take up to 30 ms; the quickest people need about 60, and
 * only now and then.
 */
export const MAX_GAP_MS = 35

/** No code that we print is shorter, and people do type four quick letters now and then. */
const MIN_LENGTH = 6

export interface ReadKey {
  readonly state: ScanState
  /** The whole code, once its Enter has come. */
  readonly scan: string | null
}

/** Tells a scanner from a person: characters without a pause, then Enter. */
export function readKey(
  { text, lastAtMs }: ScanState,
  { key, atMs }: { readonly key: string; readonly atMs: number },
): ReadKey {
  const isQuick = atMs - lastAtMs <= MAX_GAP_MS
  if (key === 'Enter')
    return { state: NO_SCAN, scan: isQuick && text.length >= MIN_LENGTH ? text.trim() : null }
  // Capital letters come with a Shift of their own.
  if (key === 'Shift') return { state: { text, lastAtMs: isQuick ? atMs : lastAtMs }, scan: null }
  if ([...key].length !== 1) return { state: NO_SCAN, scan: null }
  return { state: { text: isQuick ? text + key : key, lastAtMs: atMs }, scan: null }
}
