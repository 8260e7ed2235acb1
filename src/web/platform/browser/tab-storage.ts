/** What this tab has stored under a key, parsed; null without any. Check its shape: it may be of an older version. */
export function readTabStorage(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    // Storage is blocked, or holds something else.
    return null
  }
}

/** Stores a value for as long as the tab lives; null removes it. */
export function writeTabStorage(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage is full or forbidden: the value lives as long as the page.
  }
}
