import { useState } from 'react'
import { ACTIVATION_FRAGMENT } from '#contracts/api-paths.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { AccountFrame } from './account-frame.tsx'
import { ActivationStep } from './activation.tsx'
import { Outcome } from './outcome.tsx'
import { RegistrationForm } from './registration.tsx'
import { useHashToken } from './use-hash-token.ts'

/** The mail is on its way; whether the address had an account is only said in it. */
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

/** Registers somebody new, and confirms the address when the link of the mail has led here. */
export function RegisterPage() {
  const token = useHashToken(ACTIVATION_FRAGMENT)
  const [usedToken, setUsedToken] = useState<string | null>(null)
  const [email, setEmail] = useState<string | null>(null)
  const isActivation = Boolean(token) && token !== usedToken
  return (
    <AccountFrame screen="accountRegister" hasLead={!isActivation && email === null}>
      {token && isActivation ? (
        <ActivationStep key={token} token={token} onRegister={() => setUsedToken(token)} />
      ) : email === null ? (
        <RegistrationForm onDone={setEmail} />
      ) : (
        <Registered email={email} onAgain={() => setEmail(null)} />
      )}
    </AccountFrame>
  )
}
