import { AccountFrame } from './account-frame.tsx'
import { RequireCustomer } from './require-customer.tsx'

const loadOverview = () => import('./account-overview.tsx')

/** The customer's account, or the sign-in. */
export function OverviewPage() {
  return (
    <AccountFrame title="SCREEN_ACCOUNT_OVERVIEW">
      <RequireCustomer load={loadOverview}>
        {(customer, { AccountOverview }) => <AccountOverview customer={customer} />}
      </RequireCustomer>
    </AccountFrame>
  )
}
