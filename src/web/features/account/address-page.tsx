import { AccountFrame } from './account-frame.tsx'
import { RequireCustomer } from './require-customer.tsx'

const loadForm = () => import('./address-form.tsx')

/** The customer's address. */
export function AddressPage() {
  return (
    <AccountFrame title="SCREEN_ACCOUNT_ADDRESS_CHANGE" isBelow>
      <RequireCustomer load={loadForm}>
        {(customer, { AddressForm }) => <AddressForm customer={customer} />}
      </RequireCustomer>
    </AccountFrame>
  )
}
