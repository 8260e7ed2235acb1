import { type ReactNode, useCallback, useState } from 'react'
import { watchNear } from './watch-near.ts'

/** Shows what only browsers show, once the visitor comes near its place. */
export function NearView({ children }: { readonly children: ReactNode }) {
  const [isNear, setIsNear] = useState(false)
  const watch = useCallback(
    (place: HTMLElement | null) => (place ? watchNear(place, () => setIsNear(true)) : undefined),
    [],
  )
  return <div ref={watch}>{isNear && children}</div>
}
