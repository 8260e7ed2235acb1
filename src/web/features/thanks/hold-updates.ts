import { useEffect } from 'react'

let holdCount = 0
const waiting = new Set<() => void>()

/** While a seller is in the middle of something, nothing moves under their finger. */
export function useHoldUpdates(): void {
  useEffect(() => {
    holdCount += 1
    return () => {
      holdCount -= 1
      if (holdCount > 0) return
      const released = [...waiting]
      waiting.clear()
      for (const run of released) run()
    }
  }, [])
}

/** Runs it now, or once the seller is done; what waits twice runs once. */
export function runUnlessHeld(run: () => void): void {
  if (holdCount > 0) waiting.add(run)
  else run()
}
