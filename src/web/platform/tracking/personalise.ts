import type { ShopShell } from '#contracts/page-payload.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'
import { readConsent, whenGranted } from '#web/platform/tracking/consent.ts'
import type { Personalisation } from './personalisation.ts'

export type PersonalisingShop = Pick<ShopShell, 'market'> & Partial<Pick<ShopShell, 'personalisationScript'>>

/** Sends an event to the service, if the market has one and the visitor has consented. It loads only then. */
export function personalise(shop: PersonalisingShop, report: (service: Personalisation) => void): void {
  if (!shop.market.flags.dynamicYield) return
  whenGranted(async () => {
    try {
      const { openPersonalisation } = await import('./personalisation-queue.ts')
      if (readConsent() === 'granted') report(openPersonalisation(shop.personalisationScript ?? null))
    } catch (error) {
      reportProblem(error, 'personalisation failed')
    }
  })
}
