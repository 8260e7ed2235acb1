import { useState } from 'react'
import { listProblems } from '#domain/customers/field-reading.ts'
import { useForm } from '#web/forms/use-form.ts'
import { activate, signIn } from '#web/platform/account/account-api.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { LINK_STYLE } from '#web/ui/link-style.ts'
import { AccountForm } from './account-form.tsx'
import { CurrentPassword } from './current-password.tsx'
import { checkKnownPassword } from './field-checks.ts'
import { Outcome } from './outcome.tsx'

function OverviewLink({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const t = useTranslate()
  return (
    <RouteLink route="accountOverview" className={BUTTON_STYLES.primary}>
      {t(isSignedIn ? 'ACTIVATE_OVERVIEW' : 'SIGN_IN_TITLE')}
    </RouteLink>
  )
}

function Failed({ onRegister }: { readonly onRegister: () => void }) {
  const t = useTranslate()
  return (
    <Outcome title={t('ACTIVATE_FAILED')} text={t('ACTIVATE_FAILED_TEXT')}>
      <OverviewLink isSignedIn={false} />
      <button type="button" onClick={onRegister} className={BUTTON_STYLES.secondary}>
        {t('SIGN_IN_REGISTER')}
      </button>
    </Outcome>
  )
}

function Done({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const t = useTranslate()
  return (
    <Outcome title={t('ACTIVATE_DONE')} text={t(isSignedIn ? 'ACTIVATE_SIGNED_IN' : 'ACTIVATE_DONE_TEXT')}>
      <OverviewLink isSignedIn={isSignedIn} />
    </Outcome>
  )
}

type Step = 'asked' | 'failed' | 'ready' | 'signedIn'

/** Activates, and signs in with the password that was just typed. */
function useActivation(token: string) {
  const [step, setStep] = useState<Step>('asked')
  const form = useForm({
    initial: { password: '' },
    clearedFields: ['password'],
    check: ({ password }) => listProblems({ password: checkKnownPassword(password) }),
    async send({ password }) {
      const result = await activate(token, password)
      if (result.kind !== 'ok') return result
      const { activated, email } = result.data
      const signedIn = activated && (await signIn({ email, password, isRemembered: false })).kind === 'ok'
      setStep(signedIn ? 'signedIn' : activated ? 'ready' : 'failed')
      return result
    },
  })
  return { step, form }
}

export interface ActivationStepProps {
  readonly token: string
  /** The link did not work, and its reader wants another one. */
  readonly onRegister: () => void
}

/** What the link in the first mail opens. The form activates, not the visit: programs open links, too. */
export function ActivationStep({ token, onRegister }: ActivationStepProps) {
  const t = useTranslate()
  const { step, form } = useActivation(token)
  // Where the server blames no field, only the link can be at fault.
  if (step === 'failed' || form.state.kind === 'refused') return <Failed onRegister={onRegister} />
  if (step !== 'asked') return <Done isSignedIn={step === 'signedIn'} />
  return (
    <section className="max-w-text rounded-card border border-line bg-card p-5 sm:p-7">
      <h2 className="text-section">{t('ACTIVATE_TITLE')}</h2>
      <p className="mt-3 mb-5">{t('ACTIVATE_TEXT')}</p>
      <AccountForm form={form} submitKey="ACTIVATE_SUBMIT">
        <div>
          <CurrentPassword form={form} name="password" label={t('FIELD_PASSWORD')} />
          <RouteLink route="accountPasswordForgot" className={`${LINK_STYLE} text-small`}>
            {t('SIGN_IN_FORGOT')}
          </RouteLink>
        </div>
      </AccountForm>
    </section>
  )
}
