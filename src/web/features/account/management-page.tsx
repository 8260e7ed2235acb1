import { useState } from 'react'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { AccountFrame } from './account-frame.tsx'
import { Outcome } from './outcome.tsx'
import { RequireCustomer } from './require-customer.tsx'

const loadManagement = () => import('./account-management.tsx')

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

/** The customer's details, and the end of the account. */
export function ManagementPage() {
  const [isDeleted, setIsDeleted] = useState(false)
  return (
    <AccountFrame title="SCREEN_ACCOUNT_MANAGEMENT" isBelow={!isDeleted} hasLead={!isDeleted}>
      {isDeleted ? (
        <Deleted />
      ) : (
        <RequireCustomer load={loadManagement}>
          {(customer, { AccountManagement }) => (
            <AccountManagement customer={customer} onDeleted={() => setIsDeleted(true)} />
          )}
        </RequireCustomer>
      )}
    </AccountFrame>
  )
}
