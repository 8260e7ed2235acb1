import type { Customer } from '#contracts/customer-resources.ts'
import { listAddressLines } from '#domain/customers/address-lines.ts'
import type { RouteName } from '#domain/routing/route-table.ts'
import { logout } from '#web/platform/account/account-session.ts'
import { useAccount } from '#web/platform/account/account-store.ts'
import { usePreparedDates } from '#web/platform/i18n/day-text.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { TradeHistory } from './trade-history.tsx'

const findPayout = ({ bankAccount, paypalAccount }: Customer): string | undefined =>
  bankAccount?.maskedIban ?? paypalAccount?.maskedEmail

function DetailLink(props: {
  readonly route: Extract<RouteName, 'accountManagement' | 'accountAddressChange' | 'accountPaymentChange'>
  readonly title: string
  readonly text: string
}) {
  return (
    <li>
      <RouteLink
        route={props.route}
        className="block rounded-card border border-line bg-card px-4 py-3 text-ink no-underline hover:border-accent"
      >
        <span className="block font-semibold text-accent underline underline-offset-4">{props.title}</span>
        <span className="mt-1 block text-small text-ink-soft wrap-anywhere">{props.text}</span>
      </RouteLink>
    </li>
  )
}

function DetailLinks({ customer }: { readonly customer: Customer }) {
  const t = useTranslate()
  const { address, firstName, lastName, companyName } = customer
  const name = companyName ?? `${firstName} ${lastName}`
  return (
    <nav aria-label={t('ACCOUNT_LINKS')}>
      <ul className="grid gap-3 sm:grid-cols-3 lg:grid-cols-1">
        <DetailLink route="accountManagement" title={t('ACCOUNT_DETAILS')} text={name} />
        <DetailLink
          route="accountAddressChange"
          title={t('ACCOUNT_ADDRESS')}
          text={address ? listAddressLines(address).join(', ') : t('ACCOUNT_NOT_SET')}
        />
        <DetailLink
          route="accountPaymentChange"
          title={t('ACCOUNT_PAYOUT')}
          text={findPayout(customer) ?? t('ACCOUNT_NOT_SET')}
        />
      </ul>
    </nav>
  )
}

function SignedInAs() {
  const t = useTranslate()
  const { email, customerNumber } = useAccount()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-y border-line py-4">
      <p className="min-w-0">
        <span className="block wrap-anywhere">{t('ACCOUNT_SIGNED_IN', { email })}</span>
        <span className="block text-small tabular-nums text-ink-soft">
          {t('ACCOUNT_CUSTOMER', { number: String(customerNumber) })}
        </span>
      </p>
      <button type="button" onClick={() => void logout()} className={BUTTON_STYLES.secondary}>
        {t('ACCOUNT_SIGN_OUT')}
      </button>
    </div>
  )
}

/** The customer's sales, and links to everything that can be changed. */
export function AccountOverview({ customer }: { readonly customer: Customer }) {
  usePreparedDates()
  return (
    <div className="grid gap-8">
      <SignedInAs />
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[1fr_18rem]">
        <div className="min-w-0 max-lg:order-last">
          <TradeHistory />
        </div>
        <DetailLinks customer={customer} />
      </div>
    </div>
  )
}
