import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'

const SLOT_ID = 'progress'

/** The place in a header for the progress of the page below. */
export const ProgressSlot = () => <div id={SLOT_ID} className="min-w-0 flex-1" />

/** Shows its children in the header: only the page knows how far it is. */
export function InProgressSlot({ children }: { readonly children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  // Before the first paint, so that nothing appears later.
  useLayoutEffect(() => setSlot(document.getElementById(SLOT_ID)), [])
  return slot && createPortal(children, slot)
}
