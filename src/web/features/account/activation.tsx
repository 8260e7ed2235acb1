import { useState } from 'react'
import { type Activation, activate } from '#web/platform/account-api.ts'
import { RouteLink } from '#web/platform/app-link.tsx'
import { useTranslate } from '#web/platform/i18n.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { FormNotice } from './form-parts.tsx'
import { Outcome } from './outcome.tsx'

function useActivation(token: string) {
  const [state, setState] = useState<'idle' | 'sending' | Activation>('idle')
  return {
    state,
    async confirm(): Promise<void> {
      if (state === 'sending') return
      setState('sending')
      setState(await activate(token))
    },
  }
}

const SignInLink = () => {
  const t = useTranslate()
  return (
    <RouteLink route="accountOverview" className={BUTTON_STYLES.primary}>
      {t('SIGN_IN_TITLE')}
    </RouteLink>
  )
}

function Failed({ onRegister }: { readonly onRegister: () => void }) {
  const t = useTranslate()
  return (
    <Outcome title={t('ACTIVATE_FAILED')} text={t('ACTIVATE_FAILED_TEXT')}>
      <SignInLink />
      <button type="button" onClick={onRegister} className={BUTTON_STYLES.secondary}>
        {t('SIGN_IN_REGISTER')}
      </button>
    </Outcome>
  )
}

export interface ActivationStepProps {
  readonly token: string
  /** The link was of no use, and its reader wants another one. */
  readonly onRegister: () => void
}

/** What the link in the first mail opens. A button and not the visit decides: programs open links as well. */
export function ActivationStep({ token, onRegister }: ActivationStepProps) {
  const t = useTranslate()
  const { state, confirm } = useActivation(token)
  if (state === 'notActivated') return <Failed onRegister={onRegister} />
  if (state === 'activated')
    return (
      <Outcome title={t('ACTIVATE_DONE')} text={t('ACTIVATE_DONE_TEXT')}>
        <SignInLink />
      </Outcome>
    )
  const isSending = state === 'sending'
  return (
    <section className="max-w-text rounded-card border border-line bg-card p-5 sm:p-7">
      <h2 className="text-section">{t('ACTIVATE_TITLE')}</h2>
      <p className="mt-3">{t('ACTIVATE_TEXT')}</p>
      <div className="mt-5">
        <FormNotice state={{ kind: state === 'noAnswer' ? 'noAnswer' : 'idle' }} />
        <button
          type="button"
          aria-disabled={isSending}
          onClick={() => void confirm()}
          className={`${BUTTON_STYLES.primary} max-sm:w-full`}
        >
          {t(isSending ? 'ACCOUNT_SENDING' : 'ACTIVATE_SUBMIT')}
        </button>
      </div>
    </section>
  )
}
