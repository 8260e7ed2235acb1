export interface MemoryOptions {
  /** How long a value is used before it is read again. */
  readonly maxAgeMs: number
  /** The oldest values beyond this number are forgotten; without it there are few of them. */
  readonly maxEntries?: number
  readonly now: () => number
}

export interface Memory<Value> {
  /** The value of a key, read once at a time. A failed load is not remembered. */
  get(key: string, load: () => Promise<Value>): Promise<Value>
  /** Forgets everything, also what is being read: it may be outdated already. */
  forget(): void
}

/** Remembers what takes time to read, until it is forgotten or too old. */
export function createMemory<Value>({
  maxAgeMs,
  maxEntries = Number.POSITIVE_INFINITY,
  now,
}: MemoryOptions): Memory<Value> {
  const entries = new Map<string, { readonly value: Promise<Value>; readonly readAtMs: number }>()

  function read(key: string, load: () => Promise<Value>): Promise<Value> {
    const entry = { value: load(), readAtMs: now() }
    // The line is ordered by age.
    entries.delete(key)
    entries.set(key, entry)
    const [oldest] = entries.keys()
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest)
    entry.value.catch(() => {
      if (entries.get(key) === entry) entries.delete(key)
    })
    return entry.value
  }

  return {
    get(key, load) {
      const known = entries.get(key)
      return known && now() - known.readAtMs < maxAgeMs ? known.value : read(key, load)
    },
    forget: () => entries.clear(),
  }
}
