import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'

/** Up to here a browser renders all rows at once without anyone noticing. */
const PLAIN_ROWS = 200

const ROW_HEIGHT = 41
const CARD_HEIGHT = 152

export interface VisibleRows {
  readonly indexes: readonly number[]
  /** The space that rows outside the window would take. */
  readonly aboveInPixels: number
  readonly belowInPixels: number
  readonly isVirtual: boolean
  readonly measure: (element: HTMLElement | null) => void
  readonly scrollTo: (index: number) => void
}

/** The rows of a long list that are in the window, and some around it; all rows of a short one. */
export function useVisibleRows(
  count: number,
  place: RefObject<HTMLElement | null>,
  isPhone: boolean,
): VisibleRows {
  const isVirtual = count > PLAIN_ROWS
  const [scrollMargin, setScrollMargin] = useState(0)
  useLayoutEffect(() => {
    const top = place.current?.getBoundingClientRect().top ?? 0
    setScrollMargin(Math.round(top + window.scrollY))
  }, [place])
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => (isPhone ? CARD_HEIGHT : ROW_HEIGHT),
    overscan: 15,
    scrollMargin,
    enabled: isVirtual,
  })
  if (!isVirtual)
    return {
      indexes: Array.from({ length: count }, (_, index) => index),
      aboveInPixels: 0,
      belowInPixels: 0,
      isVirtual,
      measure: () => undefined,
      scrollTo: () => undefined,
    }
  const items = virtualizer.getVirtualItems()
  return {
    indexes: items.map(({ index }) => index),
    aboveInPixels: Math.max(0, (items[0]?.start ?? scrollMargin) - scrollMargin),
    belowInPixels: Math.max(
      0,
      virtualizer.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin),
    ),
    isVirtual,
    measure: virtualizer.measureElement,
    scrollTo: (index) => virtualizer.scrollToIndex(index, { align: 'center' }),
  }
}
