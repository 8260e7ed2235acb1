import { AccountFrame } from './account-frame.tsx'
import { RequireCustomer } from './require-customer.tsx'

const loadChange = () => import('./payment-change.tsx')

/** The customer's payout accounts. */
export function PaymentPage() {
  return (
    <AccountFrame title="SCREEN_ACCOUNT_PAYMENT_CHANGE" isBelow hasLead={false}>
      <RequireCustomer load={loadChange}>
        {(customer, { PaymentChange }) => <PaymentChange customer={customer} />}
      </RequireCustomer>
    </AccountFrame>
  )
}
