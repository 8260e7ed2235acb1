import type { PagePayload, ShopShell } from '#contracts/page-payload.ts'
import { readConsent, whenGranted } from '#web/platform/consent/consent.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'
import type { EcommerceSum } from './data-layer.ts'

/** A service that learns what interests a visitor, in order to show fitting devices. */
export interface Personalisation {
  reportAddToCart(sum: EcommerceSum): void
  reportPurchase(transactionId: number, sum: EcommerceSum): void
  /** What recommendations on the page have to fit to. */
  showPage(payload: PagePayload): void
}

export type PersonalisingShop = Pick<ShopShell, 'market'> & Partial<Pick<ShopShell, 'personalisationScript'>>

/** Tells the service something, where the market has one and the visitor agrees. It is loaded only then. */
export function personalise(shop: PersonalisingShop, tell: (service: Personalisation) => void): void {
  if (!shop.market.flags.dynamicYield) return
  whenGranted(async () => {
    try {
      const { openPersonalisation } = await import('./personalisation-queue.ts')
      if (readConsent() === 'granted') tell(openPersonalisation(shop.personalisationScript ?? null))
    } catch (error) {
      reportProblem(error)
    }
  })
}
