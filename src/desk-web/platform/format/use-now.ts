import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The current time, once a minute: ages on the screen grow by themselves. */
export function useNow(): number {
  const [nowMs, setNowMs] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return nowMs
}
