import { useState } from 'react'
import { countDevices, selectMaxDevices } from '#domain/cart/sale-size.ts'
import { changeRow, type DrawerRow, fitAnswers } from '#domain/drawer/drawer-row.ts'
import { buildPath } from '#domain/routing/path.ts'
import { useCart } from '#web/platform/cart/cart-store.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'
import { navigateWithin } from '#web/platform/navigation/navigate.ts'
import { useRouter } from '#web/platform/navigation/router.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import type { DrawerParts, LoadedDevice, TakeOutcome } from './drawer-parts.ts'
import { changeDrawer } from './drawer-store.ts'

/** A row that has its price, with all that its offer needs. */
export interface ReadyRow extends LoadedDevice {
  readonly row: DrawerRow
  readonly priceInCents: number
}

export interface SellRows {
  readonly kind: 'idle' | 'selling' | 'tooMany' | Exclude<TakeOutcome['kind'], 'added'>
  /** The most devices of one sale. */
  readonly max: number
  readonly sell: () => void
}

/** Puts every device that has its price into the cart, and opens the checkout. */
export function useSellRows(ready: readonly ReadyRow[], takeRow: DrawerParts['takeRow']): SellRows {
  const { market } = useShop()
  const router = useRouter()
  const cart = useCart()
  const [kind, setKind] = useState<SellRows['kind']>('idle')
  const max = selectMaxDevices(cart)
  const open = ready.filter(({ row }) => row.offerId === null)
  const sell = async (): Promise<SellRows['kind']> => {
    if (countDevices(cart.devices) + open.length > max) return 'tooMany'
    // One by one: what is in the cart stays there if a later one fails, and the next attempt goes on after it.
    for (const { row, device, sheet, priceInCents } of open) {
      const outcome = await takeRow({ device, sheet, given: fitAnswers(row, sheet), priceInCents })
      if (outcome.kind !== 'added') return outcome.kind
      const { offerId } = outcome
      changeDrawer((drawer) => ({
        ...drawer,
        rows: changeRow(drawer.rows, row.key, (now) => ({ ...now, offerId })),
      }))
    }
    navigateWithin(router, buildPath(market, 'checkout'))
    return 'idle'
  }
  return {
    kind,
    max,
    sell() {
      if (kind === 'selling') return
      setKind('selling')
      sell().then(setKind, (error: unknown) => {
        reportProblem(error)
        setKind('failed')
      })
    },
  }
}
