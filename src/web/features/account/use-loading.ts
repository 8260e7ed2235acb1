import { useCallback, useEffect, useState } from 'react'
import type { CustomerResult } from '#web/platform/account/call-as-customer.ts'

/** Data that a page is loading. */
export type Loading<Data> =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'loaded'; readonly data: Data }

/** Loads something when the page is shown, and again when the customer wants to. */
export function useLoading<Data>(load: () => Promise<CustomerResult<Data>>): {
  readonly state: Loading<Data>
  readonly retry: () => void
} {
  const [state, setState] = useState<Loading<Data>>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => {
    setState({ kind: 'loading' })
    setAttempt((count) => count + 1)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again, a new function does not
  useEffect(() => {
    let isCurrent = true
    load().then((result) => {
      // Without a session the page shows the sign-in: nothing has failed.
      if (!isCurrent || result.kind === 'signedOut') return
      setState(result.kind === 'ok' ? { kind: 'loaded', data: result.data } : { kind: 'failed' })
    })
    return () => {
      isCurrent = false
    }
  }, [attempt])
  return { state, retry }
}
