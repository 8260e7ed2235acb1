import { type RefObject, useEffect, useRef, useState } from 'react'

const FIRST_WIDTH = 560

/** The width of an element in pixels, as it changes: texts of a drawing that is scaled would change their size. */
export function useWidth<Element extends HTMLElement>(): readonly [RefObject<Element | null>, number] {
  const ref = useRef<Element>(null)
  const [width, setWidth] = useState(FIRST_WIDTH)
  useEffect(() => {
    const { current } = ref
    if (!current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.round(entry.contentRect.width))
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
