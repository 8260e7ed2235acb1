import { useEffect, useState } from 'react'
import { FormNotice } from '#web/forms/form-notice.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { logout } from '#web/platform/account/account-session.ts'
import { denyChange } from '#web/platform/account/sign-ins-api.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { useRouter } from '#web/platform/navigation/router.ts'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { AccountFrame } from './account-frame.tsx'
import { Outcome } from './outcome.tsx'

/** What happens on the click, in the order in which it helps. */
const STEPS = ['NOT_ME_DEVICES', 'NOT_ME_PASSWORD', 'NOT_ME_PAYOUT'] as const

function AskForMail() {
  const t = useTranslate()
  return (
    <RouteLink route="accountPasswordForgot" className={BUTTON_STYLES.primary}>
      {t('RESET_AGAIN')}
    </RouteLink>
  )
}

/** What the link "this wasn't me" opens. Opening it changes nothing: mail programs look at links, too. */
function NotMeStep({ token }: { readonly token: string }) {
  const t = useTranslate()
  const [isDone, setIsDone] = useState(false)
  const { state, submit } = useSubmit(
    () => denyChange(token),
    () => {
      setIsDone(true)
      void logout()
    },
  )
  if (isDone) return <Outcome title={t('NOT_ME_DONE')} text={t('NOT_ME_DONE_TEXT')} />
  // The call has no fields, so only the link can be at fault.
  if (state.kind === 'refused')
    return (
      <Outcome title={t('RESET_INVALID')} text={t('NOT_ME_INVALID_TEXT')}>
        <AskForMail />
      </Outcome>
    )
  const isSending = state.kind === 'sending'
  return (
    <section className="max-w-text rounded-card border border-line bg-card p-5 sm:p-7">
      <h2 className="text-title">{t('NOT_ME_TEXT')}</h2>
      <ul className="mt-3 mb-6 grid list-disc gap-2 pl-5">
        {STEPS.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      <FormNotice state={state} />
      <button
        type="button"
        aria-disabled={isSending}
        onClick={submit}
        className={`${BUTTON_STYLES.primary} cursor-pointer max-sm:w-full`}
      >
        {t(isSending ? 'ACCOUNT_SENDING' : 'NOT_ME_SUBMIT')}
      </button>
    </section>
  )
}

/** Its texts are those of the account, which the page for a new password does without. */
export function NotMePage({ token }: { readonly token: string }) {
  const t = useTranslate()
  const { loadTexts } = useRouter()
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => {
    loadTexts(['account']).then(() => setIsLoaded(true), reportProblem)
  }, [loadTexts])
  if (!isLoaded) return null
  return (
    <AccountFrame title="SCREEN_ACCOUNT_PASSWORD_RESET" headline={t('NOT_ME_TITLE')} hasLead={false}>
      <NotMeStep token={token} />
    </AccountFrame>
  )
}
