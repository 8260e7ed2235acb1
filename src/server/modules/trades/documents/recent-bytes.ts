/** A few files in memory, the latest ones, up to a total size. */
export interface RecentBytes {
  find(name: string): Uint8Array | null
  keep(name: string, bytes: Uint8Array): void
}

export function createRecentBytes(maxBytes: number): RecentBytes {
  // A map remembers the order of insertion: the first one was used the longest time ago.
  const kept = new Map<string, Uint8Array>()
  let total = 0

  function drop(name: string): void {
    total -= kept.get(name)?.byteLength ?? 0
    kept.delete(name)
  }

  return {
    find(name) {
      const bytes = kept.get(name)
      if (!bytes) return null
      kept.delete(name)
      kept.set(name, bytes)
      return bytes
    },
    keep(name, bytes) {
      drop(name)
      kept.set(name, bytes)
      total += bytes.byteLength
      for (const oldest of kept.keys()) {
        if (total <= maxBytes) return
        drop(oldest)
      }
    },
  }
}
