import { useEffect, useState } from 'react'

/** As long as someone pauses between two words. */
const PAUSE_MS = 250

/** A text once nobody types any more, so that not every letter is looked up. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
