import { useEffect, useRef } from 'react'
import type { Fields } from '#web/forms/use-form.ts'
import { useAccount, useIsAccountReady } from '#web/platform/account/account-store.ts'
import { loadCustomer } from '#web/platform/account/customer-api.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import { applyMarketDefaults, type Draft } from './draft.ts'
import { prefillDraft, type SignedIn } from './prefill-draft.ts'

/** Fills the form in for a customer who is signed in, with what the server knows now. */
export function usePrefill({ update }: Pick<Fields<Draft>, 'update'>): void {
  const { market } = useShop()
  const isReady = useIsAccountReady()
  const { customerId } = useAccount()
  const hasChecked = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per customer, not for every change of the form
  useEffect(() => {
    if (!isReady) return
    // A seller whose session ends on the way goes on as a guest with what was filled in; the next visit starts empty.
    if (customerId === '' && hasChecked.current) return
    hasChecked.current = true
    const fillIn = (signedIn: SignedIn) =>
      update((draft) => {
        const filled = prefillDraft(draft, signedIn, market)
        return filled === draft ? draft : applyMarketDefaults(filled, market)
      })
    fillIn({ customerId, customer: null })
    if (customerId === '') return
    let isCurrent = true
    loadCustomer().then((result) => {
      if (isCurrent && result.kind === 'ok') fillIn({ customerId, customer: result.data })
    })
    return () => {
      isCurrent = false
    }
  }, [isReady, customerId, market])
}
