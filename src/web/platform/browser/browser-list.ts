/** A short list of the newest things, kept in this browser. Storage that is full, blocked or broken reads as empty. */
export interface BrowserList<Item> {
  read(): readonly Item[]
  /** Puts an item first; the same one is not listed twice. */
  add(item: Item): void
  clear(): void
}

export interface BrowserListOptions<Item> {
  readonly key: string
  readonly maxLength: number
  /** Whether a stored value is an item; old or foreign values are dropped. */
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
      return []
    }
  }
  const write = (items: readonly Item[]) => {
    try {
      localStorage.setItem(key, JSON.stringify(items))
    } catch {
      // A convenience: without room for it the shop works as well.
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
