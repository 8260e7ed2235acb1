import { useLayoutEffect, useRef } from 'react'
import { useCurrentHash } from '#web/platform/navigation/current-page.ts'
import { useRouter } from '#web/platform/navigation/router.ts'

export const STEPS = ['devices', 'details', 'review'] as const

/** Where the seller is; `request` leaves the sale for an offer made by hand. */
export type CheckoutStep = (typeof STEPS)[number] | 'request'

const isStep = (text: string): text is CheckoutStep =>
  text === 'request' || STEPS.some((step) => step === text)

/** The step follows the `#` of the address: Back works, and the server serves one page. */
export function useStep(): { readonly step: CheckoutStep; readonly go: (step: CheckoutStep) => void } {
  const router = useRouter()
  const hash = useCurrentHash()
  return {
    step: isStep(hash) ? hash : 'devices',
    go(step) {
      const { pathname, search } = location
      router.push(step === 'devices' ? pathname + search : `${pathname}${search}#${step}`)
    },
  }
}

/** A new step begins at its headline, on screen and for screen readers; not on arrival. */
export function useStepFocus(step: CheckoutStep) {
  const headline = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  // Before all other effects: a step that opens with a problem moves the focus on to its field.
  useLayoutEffect(() => {
    if (before.current === step) return
    before.current = step
    scrollTo({ top: 0 })
    headline.current?.focus({ preventScroll: true })
  }, [step])
  return headline
}
