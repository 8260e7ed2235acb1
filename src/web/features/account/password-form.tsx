import type { Customer } from '#contracts/customer-resources.ts'
import { listProblems } from '#domain/customers/field-reading.ts'
import { useForm } from '#web/forms/use-form.ts'
import { changePassword } from '#web/platform/account/account-api.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { AccountCard } from './account-card.tsx'
import { AccountForm } from './account-form.tsx'
import { checkNewPassword } from './check-new-password.ts'
import { CurrentPassword } from './current-password.tsx'
import { checkKnownPassword } from './field-checks.ts'
import { NewPassword } from './new-password.tsx'

const EMPTY = { currentPassword: '', password: '' }

function usePasswordForm({ email, firstName, lastName, companyName }: Customer) {
  const { brand } = useShop()
  return useForm({
    initial: EMPTY,
    check: ({ currentPassword, password }) =>
      listProblems({
        currentPassword: checkKnownPassword(currentPassword),
        password: checkNewPassword(password, [email, firstName, lastName, companyName, brand]),
      }),
    send: changePassword,
    clearedFields: ['currentPassword', 'password'],
  })
}

/** A new password; the old one proves that nobody else is using an unlocked device. */
export function PasswordForm({ customer }: { readonly customer: Customer }) {
  const t = useTranslate()
  const form = usePasswordForm(customer)
  const title = t('MANAGEMENT_PASSWORD')
  return (
    <AccountCard title={title} hint={t('MANAGEMENT_PASSWORD_HINT')}>
      <AccountForm form={form} submitKey="MANAGEMENT_PASSWORD_SUBMIT" doneKey="MANAGEMENT_PASSWORD_DONE">
        {/* Tells password managers whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={customer.email} readOnly hidden />
        <CurrentPassword
          form={form}
          name="currentPassword"
          label={t('FIELD_PASSWORD_CURRENT')}
          className="sm:max-w-md"
        />
        <NewPassword form={form} name="password" label={t('FIELD_PASSWORD_NEW')} className="sm:max-w-md" />
      </AccountForm>
    </AccountCard>
  )
}
