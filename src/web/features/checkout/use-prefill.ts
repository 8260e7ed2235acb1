import { useEffect, useRef } from 'react'
import { useAccount, useIsAccountReady } from '#web/platform/account/account-store.ts'
import { loadCustomer } from '#web/platform/account/customer-api.ts'
import { useShop } from '#web/platform/page/shop.tsx'
import { draftFor } from './prefill.ts'
import type { DraftUse } from './use-draft.ts'

/** Fills the form in for a customer who is signed in, with what the server knows now. */
export function usePrefill({ update }: Pick<DraftUse, 'update'>): void {
  const { market } = useShop()
  const isReady = useIsAccountReady()
  const { customerId } = useAccount()
  const hasLooked = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per customer, not for every change of the form
  useEffect(() => {
    if (!isReady) return
    // Whose session ends on the way goes on as a guest with what was filled in; the next visit starts empty.
    if (customerId === '' && hasLooked.current) return
    hasLooked.current = true
    update((draft) => draftFor(draft, { customerId, customer: null }, market))
    if (customerId === '') return
    let isCurrent = true
    loadCustomer().then((result) => {
      if (!isCurrent || result.kind !== 'ok') return
      update((draft) => draftFor(draft, { customerId, customer: result.data }, market))
    })
    return () => {
      isCurrent = false
    }
  }, [isReady, customerId, market])
}
