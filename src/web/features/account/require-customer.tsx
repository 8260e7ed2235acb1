import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Customer } from '#contracts/customer-resources.ts'
import { useAccount, useIsAccountReady } from '#web/platform/account/account-store.ts'
import { loadCustomer } from '#web/platform/account/customer-api.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Notice } from '#web/ui/notice.tsx'
import { SignIn } from './sign-in.tsx'
import { useLoading } from './use-loading.ts'

export function LoadFailure({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const t = useTranslate()
  const retry = () => {
    // The button disappears with the notice; what was loaded is read from the top of the page.
    document.getElementById('content')?.focus()
    onRetry()
  }
  return (
    <Notice tone="error" role="alert">
      <p>{text}</p>
      <button type="button" onClick={retry} className={`${BUTTON_STYLES.secondary} mt-3`}>
        {t('ACCOUNT_RETRY')}
      </button>
    </Notice>
  )
}

interface CustomerProps {
  readonly children: (customer: Customer) => ReactNode
}

/** The customer as the server knows them now: a form must not begin with outdated data. */
function LoadedCustomer({ children }: CustomerProps) {
  const t = useTranslate()
  const { customerData } = useAccount()
  const { state, retry } = useLoading(loadCustomer)
  if (state.kind === 'failed') return <LoadFailure text={t('ACCOUNT_FAILED')} onRetry={retry} />
  if (state.kind === 'loading' || !customerData)
    return (
      <p role="status" className="text-ink-soft">
        {t('ACCOUNT_LOADING')}
      </p>
    )
  return children(customerData)
}

/** Whether a customer has signed out on this page. */
function useHasSignedOut(isLoggedIn: boolean): boolean {
  const [hasSignedOut, setHasSignedOut] = useState(false)
  const before = useRef(isLoggedIn)
  useEffect(() => {
    if (before.current !== isLoggedIn) setHasSignedOut(before.current)
    before.current = isLoggedIn
  }, [isLoggedIn])
  return hasSignedOut
}

/** Shows the page to a signed-in customer, and the sign-in to all others. The server renders neither. */
export function RequireCustomer({ children }: CustomerProps) {
  const t = useTranslate()
  const isReady = useIsAccountReady()
  const { isLoggedIn, customerId } = useAccount()
  const hasSignedOut = useHasSignedOut(isLoggedIn)
  if (!isReady) return <p className="text-ink-soft noscript:hidden">{t('ACCOUNT_LOADING')}</p>
  if (!isLoggedIn) return <SignIn hasSignedOut={hasSignedOut} />
  // Another customer gets a new page: nothing of the first one stays in its forms.
  return <LoadedCustomer key={customerId}>{children}</LoadedCustomer>
}
