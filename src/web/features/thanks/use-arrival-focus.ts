import { type RefObject, useEffect, useRef } from 'react'

/** Nothing has the focus yet, or only the page as a whole. */
function isFocusFree(): boolean {
  const { activeElement, body } = document
  return !activeElement || activeElement === body || activeElement.id === 'content'
}

/**
 * The headline of a sale gets the focus when the sale appears, so that screen readers begin there. Not when the visitor has
 * moved on to something else meanwhile.
 */
export function useArrivalFocus(): RefObject<HTMLHeadingElement | null> {
  const headline = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFocusFree()) headline.current?.focus({ preventScroll: true })
  }, [])
  return headline
}
