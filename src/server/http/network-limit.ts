/** Counts a network's request, or what it costs; above the limit it says how long to wait, in seconds. */
export type CountNetwork = (network: string, amount?: number) => number | null

export interface NetworkLimitOptions {
  readonly max: number
  readonly windowMs: number
  /** Each process allows its part of the limit. */
  readonly processCount: number
  readonly now: () => number
}

/** More networks in one window are an attack by many: they share a count, so that memory stays bounded. */
const MAX_NETWORKS = 20_000

const OTHERS = 'others'

/** A limit for work that is decided inside a route. Counted per process, in windows that start together. */
export function createNetworkLimit({ max, windowMs, processCount, now }: NetworkLimitOptions): CountNetwork {
  const limit = Math.ceil(max / processCount)
  const counts = new Map<string, number>()
  let windowEndsAtMs = 0
  return (network, amount = 1) => {
    const nowMs = now()
    if (nowMs >= windowEndsAtMs) {
      counts.clear()
      windowEndsAtMs = nowMs + windowMs
    }
    const name = counts.has(network) || counts.size < MAX_NETWORKS ? network : OTHERS
    const count = (counts.get(name) ?? 0) + amount
    counts.set(name, count)
    return count > limit ? Math.max(1, Math.ceil((windowEndsAtMs - nowMs) / 1_000)) : null
  }
}
