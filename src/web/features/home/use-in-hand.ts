import { type ComponentType, useEffect, useState } from 'react'
import { reportProblem } from '#web/platform/errors/report-problem.ts'

/** Until then the page is busy with what the visitor asked for. */
const DELAY_MS = 1_000

declare global {
  interface Navigator {
    /** Not in every browser, and not in TypeScript's DOM types yet. */
    readonly userAgentData?: {
      readonly platform: string
      readonly getHighEntropyValues: (
        hints: readonly string[],
      ) => Promise<{ readonly model?: string; readonly platform: string }>
    }
  }
}

/** Whether the browser can tell which device it runs on: phones and tablets that report their model, and iPhones. */
const mayKnowDevice = (): boolean =>
  navigator.userAgentData?.platform === 'Android' || /\biPhone\b/.test(navigator.userAgent)

/** The part that offers the visitor's own device; null where nothing can be recognised. */
export function useInHand(): ComponentType | null {
  const [InHand, setInHand] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!mayKnowDevice()) return
    const timer = setTimeout(() => {
      // Optional: without it the page works as before.
      import('./device-in-hand.tsx').then(
        ({ DeviceInHand }) => setInHand(() => DeviceInHand),
        (error: unknown) => reportProblem(error),
      )
    }, DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return InHand
}
