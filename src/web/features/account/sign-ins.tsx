import { useRef, useState } from 'react'
import type { SignIn } from '#contracts/account.ts'
import { describeDevice } from '#domain/customers/read-device.ts'
import { FormNotice } from '#web/forms/form-notice.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { endSignIn, loadSignIns, signOutEverywhere } from '#web/platform/account/sign-ins-api.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useMomentText } from '#web/platform/i18n/moment-text.ts'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { AccountCard } from './account-card.tsx'
import { LoadFailure } from './require-customer.tsx'
import { useLoading } from './use-loading.ts'

function useDeviceText(): (signIn: SignIn) => string {
  const t = useTranslate()
  const words = {
    both: (labels: { browser: string; system: string }) => t('DEVICE_NAME', labels),
    unknown: t('DEVICE_UNKNOWN'),
  }
  return (signIn) => describeDevice(signIn, words)
}

interface SignInRowProps {
  readonly signIn: SignIn
  readonly onEnded: (device: string) => void
}

function SignInRow({ signIn, onEnded }: SignInRowProps) {
  const t = useTranslate()
  const moment = useMomentText('medium')
  const device = useDeviceText()(signIn)
  const { state, submit } = useSubmit(
    () => endSignIn(signIn.id),
    () => onEnded(device),
  )
  const isSending = state.kind === 'sending'
  return (
    <li className="grid gap-3 py-4 first:pt-0 last:pb-0 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          {device}
          {signIn.isCurrent && (
            <span className="ml-2 inline-block rounded-full bg-accent-tint px-2 text-small font-normal">
              {t('SIGN_INS_CURRENT')}
            </span>
          )}
        </p>
        <dl className="text-small text-ink-soft">
          <div>
            <dt className="inline">{t('SIGN_INS_SINCE')}</dt>{' '}
            <dd className="inline">{moment(signIn.signedInAt)}</dd>
          </div>
          <div>
            <dt className="inline">{t('SIGN_INS_USED')}</dt>{' '}
            <dd className="inline">{moment(signIn.lastUsedAt)}</dd>
          </div>
        </dl>
        <FormNotice state={state} />
      </div>
      {!signIn.isCurrent && (
        <button
          type="button"
          aria-disabled={isSending}
          aria-label={t('SIGN_INS_END_OF', { device })}
          onClick={submit}
          className={`${BUTTON_STYLES.secondary} cursor-pointer justify-self-start`}
        >
          {t(isSending ? 'ACCOUNT_SENDING' : 'SIGN_INS_END')}
        </button>
      )}
    </li>
  )
}

/** Two steps, because it also outdates the links to sales. */
function SignOutEverywhere() {
  const t = useTranslate()
  const [step, setStep] = useState<'start' | 'asked' | 'kept'>('start')
  // The page shows the sign-in afterwards.
  const { state, submit } = useSubmit(signOutEverywhere, () => undefined)
  const isSending = state.kind === 'sending'
  if (step !== 'asked')
    return (
      <button
        // biome-ignore lint/a11y/noAutofocus: as below
        autoFocus={step === 'kept'}
        type="button"
        onClick={() => setStep('asked')}
        className={`${BUTTON_STYLES.secondary} cursor-pointer max-sm:w-full`}
      >
        {t('SIGN_INS_ALL')}
      </button>
    )
  return (
    <div>
      <p className="mb-4 max-w-text">{t('SIGN_INS_ALL_TEXT')}</p>
      <FormNotice state={state} />
      <div className="flex flex-wrap gap-3">
        <button
          // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that had the focus
          autoFocus
          type="button"
          aria-disabled={isSending}
          onClick={submit}
          className={`${BUTTON_STYLES.primary} cursor-pointer max-sm:w-full`}
        >
          {t(isSending ? 'ACCOUNT_SENDING' : 'SIGN_INS_ALL')}
        </button>
        <button
          type="button"
          onClick={() => setStep('kept')}
          className={`${BUTTON_STYLES.secondary} cursor-pointer max-sm:w-full`}
        >
          {t('STEP_UP_CANCEL')}
        </button>
      </div>
    </div>
  )
}

function SignInList() {
  const t = useTranslate()
  const { state, retry } = useLoading(loadSignIns)
  const [ended, setEnded] = useState<readonly string[]>([])
  const [announced, setAnnounced] = useState('')
  const list = useRef<HTMLUListElement>(null)
  if (state.kind === 'failed') return <LoadFailure text={t('ACCOUNT_FAILED')} onRetry={retry} />
  if (state.kind !== 'loaded')
    return (
      <p role="status" className="text-ink-soft">
        {t('ACCOUNT_LOADING')}
      </p>
    )
  const end = (id: string, device: string) => {
    setEnded((before) => [...before, id])
    setAnnounced(t('SIGN_INS_ENDED', { device }))
    // Its button is gone with the row.
    list.current?.focus()
  }
  return (
    <>
      <ul ref={list} tabIndex={-1} className="divide-y divide-line outline-none">
        {state.data.signIns
          .filter(({ id }) => !ended.includes(id))
          .map((signIn) => (
            <SignInRow key={signIn.id} signIn={signIn} onEnded={(device) => end(signIn.id, device)} />
          ))}
      </ul>
      <p role="status" className="text-ink-soft not-empty:mt-3">
        {announced}
      </p>
    </>
  )
}

/** Where the customer is signed in, with a way to end each of them, or all. */
export function SignIns() {
  const t = useTranslate()
  return (
    <AccountCard title={t('SIGN_INS_TITLE')} hint={t('SIGN_INS_HINT')}>
      <SignInList />
      <div className="mt-5 border-t border-line pt-5">
        <SignOutEverywhere />
      </div>
    </AccountCard>
  )
}
