import type { Customer } from '#contracts/customer-resources.ts'
import { useForm } from '#web/forms/use-form.ts'
import { changeNewsletter } from '#web/platform/account/customer-api.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { CheckField } from '#web/ui/check-field.tsx'
import { AccountCard } from './account-card.tsx'
import { AccountForm } from './account-form.tsx'

const WANTED = 'yes'

/** Whether the customer wants the newsletter. The address is proven, so a tick is enough. */
export function NewsletterForm({ customer }: { readonly customer: Customer }) {
  const t = useTranslate()
  const form = useForm({
    initial: { newsletter: customer.people.newsletter ? WANTED : '' },
    check: () => [],
    send: ({ newsletter }) => changeNewsletter(customer, newsletter === WANTED),
  })
  return (
    <AccountCard title={t('MANAGEMENT_NEWSLETTER')} hint={t('MANAGEMENT_NEWSLETTER_HINT')}>
      <AccountForm form={form} submitKey="ACCOUNT_SAVE" doneKey="ACCOUNT_SAVED">
        <CheckField
          name="newsletter"
          isChecked={form.values.newsletter === WANTED}
          onChange={(isWanted) => form.change({ newsletter: isWanted ? WANTED : '' })}
        >
          {t('MANAGEMENT_NEWSLETTER_TICK')}
        </CheckField>
      </AccountForm>
    </AccountCard>
  )
}
