import { useState } from 'react'
import { listProblems } from '#domain/customers/field-reading.ts'
import { readEmail } from '#domain/customers/read-email.ts'
import { RESET_HOURS } from '#domain/customers/sign-in-periods.ts'
import { EmailField } from '#web/forms/email-field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { requestPasswordMail } from '#web/platform/account/guest-api.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { LINK_STYLE } from '#web/ui/link-style.ts'
import { AccountForm } from './account-form.tsx'
import { AccountFrame } from './account-frame.tsx'
import { Outcome } from './outcome.tsx'

function ForgotForm({ onDone }: { readonly onDone: (email: string) => void }) {
  const t = useTranslate()
  const { market } = useShop()
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => listProblems({ email: readEmail(email) }),
    send: ({ email }) => requestPasswordMail(email, market.id),
    onDone: ({ email }) => onDone(email.trim()),
  })
  const back = (
    <RouteLink route="accountOverview" className={LINK_STYLE}>
      {t('FORGOT_BACK')}
    </RouteLink>
  )
  return (
    <div className="max-w-md">
      <AccountForm form={form} submitKey="FORGOT_SUBMIT" actions={back}>
        <EmailField form={form} name="email" label={t('FIELD_EMAIL')} autoComplete="username" />
      </AccountForm>
    </div>
  )
}

/** Asks for a link to choose a new password. The page says the same about every address. */
export function ForgotPage() {
  const t = useTranslate()
  const [email, setEmail] = useState<string | null>(null)
  return (
    <AccountFrame title="SCREEN_ACCOUNT_PASSWORD_FORGOT" hasLead={email === null}>
      {email === null ? (
        <ForgotForm onDone={setEmail} />
      ) : (
        <Outcome title={t('FORGOT_DONE')} text={t('FORGOT_DONE_TEXT', { email, hours: RESET_HOURS })}>
          <RouteLink route="accountOverview" className={BUTTON_STYLES.secondary}>
            {t('FORGOT_BACK')}
          </RouteLink>
        </Outcome>
      )}
    </AccountFrame>
  )
}
