import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Customer } from '#contracts/customer-resources.ts'
import { useAccount, useIsAccountReady } from '#web/platform/account/account-store.ts'
import type { CustomerResult } from '#web/platform/account/call-as-customer.ts'
import { loadCustomer } from '#web/platform/account/customer-api.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useRouter } from '#web/platform/navigation/router.ts'
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

/** Texts of what only customers see. */
const CUSTOMER_TEXTS = ['account', 'sale', 'trade', 'signedFiles', 'proof'] as const

interface RequireCustomerProps<Part> {
  /** Loads what only customers see. */
  readonly load: () => Promise<Part>
  readonly children: (customer: Customer, part: Part) => ReactNode
}

/** The customer as the server knows them now: a form must not begin with outdated data. */
function LoadedCustomer<Part>({ load, children }: RequireCustomerProps<Part>) {
  const t = useTranslate()
  const { loadTexts } = useRouter()
  const { customerData } = useAccount()
  const { state, retry } = useLoading(async (): Promise<CustomerResult<Part>> => {
    try {
      const [result, part] = await Promise.all([loadCustomer(), load(), loadTexts(CUSTOMER_TEXTS)])
      return result.kind === 'ok' ? { kind: 'ok', data: part } : result
    } catch (error) {
      reportProblem(error)
      return { kind: 'noAnswer' }
    }
  })
  if (state.kind === 'failed') return <LoadFailure text={t('ACCOUNT_FAILED')} onRetry={retry} />
  if (state.kind !== 'loaded' || !customerData)
    return (
      <p role="status" className="text-ink-soft">
        {t('ACCOUNT_LOADING')}
      </p>
    )
  return children(customerData, state.data)
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
export function RequireCustomer<Part>(props: RequireCustomerProps<Part>) {
  const t = useTranslate()
  const isReady = useIsAccountReady()
  const { isLoggedIn, customerId } = useAccount()
  const hasSignedOut = useHasSignedOut(isLoggedIn)
  if (!isReady) return <p className="text-ink-soft noscript:hidden">{t('ACCOUNT_LOADING')}</p>
  if (!isLoggedIn) return <SignIn hasSignedOut={hasSignedOut} />
  // Another customer gets a new page: nothing of the first one stays in its forms.
  return <LoadedCustomer key={customerId} {...props} />
}
