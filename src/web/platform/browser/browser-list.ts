/** A short list of recent items, kept in this browser. Storage that is full, blocked or corrupt reads as empty. */
export interface BrowserList<Item> {
  read(): readonly Item[]
  /** Puts an item first, and never lists it twice. */
  add(item: Item): void
  clear(): void
}

export interface BrowserListOptions<Item> {
  readonly key: string
  readonly maxLength: number
  /** Whether a stored value is an item; others are dropped. */
  readonly isItem: (value: unknown) => value is Item
}

export function createBrowserList<Item>({
  key,
  maxLength,
  isItem,
}: BrowserListOptions<Item>): BrowserList<Item> {
  function read(): readonly Item[] {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
      return Array.isArray(stored) ? stored.filter(isItem).slice(0, maxLength) : []
    } catch {
      // Storage is blocked, or holds something else.
      return []
    }
  }
  const write = (items: readonly Item[]) => {
    try {
      localStorage.setItem(key, JSON.stringify(items))
    } catch {
      // Only a convenience: the shop works without it.
    }
  }
  return {
    read,
    add: (item) => write([item, ...read().filter((other) => other !== item)].slice(0, maxLength)),
    clear() {
      try {
        localStorage.removeItem(key)
      } catch {
        // As above.
      }
    },
  }
}
