import type { Customer } from '#contracts/customer-resources.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import { DataExport } from './data-export.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { PersonForm, PhoneForm } from './person-form.tsx'
import { SignIns } from './sign-ins.tsx'

interface AccountManagementProps {
  readonly customer: Customer
  readonly onDeleted: () => void
}

/** Everything that customers can change about themselves, export, or end. */
export function AccountManagement({ customer, onDeleted }: AccountManagementProps) {
  const { market } = useShop()
  return (
    <div className="grid max-w-3xl gap-6">
      <PersonForm customer={customer} />
      <PhoneForm customer={customer} />
      <PasswordForm customer={customer} />
      <SignIns />
      {market.flags.newsletter && <NewsletterForm customer={customer} />}
      <DataExport />
      <DeleteAccount customer={customer} onDone={onDeleted} />
    </div>
  )
}
