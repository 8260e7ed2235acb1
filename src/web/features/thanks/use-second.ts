import { useSyncExternalStore } from 'react'

const SECOND_MS = 1_000

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, SECOND_MS)
  return () => clearInterval(timer)
}

const readSecond = (): number => Math.floor(Date.now() / SECOND_MS) * SECOND_MS

/** The present second in milliseconds; null in the HTML of a server, which is read later. */
export const useSecond = (): number | null => useSyncExternalStore(subscribe, readSecond, () => null)
