import { useState } from 'react'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { AccountFrame } from './account-frame.tsx'
import { DataExport } from './data-export.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { Outcome } from './outcome.tsx'
import { PasswordForm } from './password-form.tsx'
import { PersonForm, PhoneForm } from './person-form.tsx'
import { RequireCustomer } from './require-customer.tsx'
import { SignIns } from './sign-ins.tsx'

function Deleted() {
  const t = useTranslate()
  return (
    <Outcome title={t('DELETE_DONE')} text={t('DELETE_DONE_TEXT')}>
      <RouteLink route="home" className={BUTTON_STYLES.primary}>
        {t('SALES_EMPTY_BUTTON')}
      </RouteLink>
    </Outcome>
  )
}

/** Everything that customers can change about themselves, export, or end. */
export function ManagementPage() {
  const { market } = useShop()
  const [isDeleted, setIsDeleted] = useState(false)
  return (
    <AccountFrame screen="accountManagement" isBelow={!isDeleted} hasLead={!isDeleted}>
      {isDeleted ? (
        <Deleted />
      ) : (
        <RequireCustomer>
          {(customer) => (
            <div className="grid max-w-3xl gap-6">
              <PersonForm customer={customer} />
              <PhoneForm customer={customer} />
              <PasswordForm customer={customer} />
              <SignIns />
              {market.flags.newsletter && <NewsletterForm customer={customer} />}
              <DataExport />
              <DeleteAccount customer={customer} onDone={() => setIsDeleted(true)} />
            </div>
          )}
        </RequireCustomer>
      )}
    </AccountFrame>
  )
}
