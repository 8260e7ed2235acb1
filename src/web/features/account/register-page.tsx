import { Suspense, useState } from 'react'
import { ACTIVATION_FRAGMENT } from '#contracts/paths/account.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { lazyPart } from '#web/platform/page/lazy-part.ts'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { AccountFrame } from './account-frame.tsx'
import { Outcome } from './outcome.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { useHashToken } from './use-hash-token.ts'

/** Only for those who come from the mail. */
const ActivationStep = lazyPart(() => import('./activation-step.tsx').then((part) => part.ActivationStep))

/** The mail is on its way; only the mail says whether the address already had an account. */
function Registered({ email, onAgain }: { readonly email: string; readonly onAgain: () => void }) {
  const t = useTranslate()
  return (
    <Outcome title={t('REGISTER_DONE')} text={t('REGISTER_DONE_TEXT', { email })}>
      <button type="button" onClick={onAgain} className={BUTTON_STYLES.secondary}>
        {t('REGISTER_DONE_AGAIN')}
      </button>
    </Outcome>
  )
}

/** Registers a new customer, and confirms the address when opened through the link in the mail. */
export function RegisterPage() {
  const token = useHashToken(ACTIVATION_FRAGMENT)
  const [usedToken, setUsedToken] = useState<string | null>(null)
  const [email, setEmail] = useState<string | null>(null)
  const isActivation = Boolean(token) && token !== usedToken
  return (
    <AccountFrame title="SCREEN_ACCOUNT_REGISTER" hasLead={!isActivation && email === null}>
      {token && isActivation ? (
        <Suspense fallback={null}>
          <ActivationStep key={token} token={token} onRegister={() => setUsedToken(token)} />
        </Suspense>
      ) : email === null ? (
        <RegistrationForm onDone={setEmail} />
      ) : (
        <Registered email={email} onAgain={() => setEmail(null)} />
      )}
    </AccountFrame>
  )
}
