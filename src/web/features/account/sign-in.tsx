import { useEffect, useState } from 'react'
import { REMEMBERED_DAYS } from '#domain/customers/sign-in-periods.ts'
import { EmailField } from '#web/forms/email-field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { signIn } from '#web/platform/account/account-api.ts'
import { findReturnPath } from '#web/platform/account/account-hash.ts'
import { useAccount, useHasSessionEnded } from '#web/platform/account/account-store.ts'
import { openCredentials } from '#web/platform/account/remembered-password.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { navigateTo } from '#web/platform/navigation/navigate.ts'
import { useRouter } from '#web/platform/navigation/router.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { CheckField } from '#web/ui/check-field.tsx'
import { LINK_STYLE } from '#web/ui/link-style.ts'
import { Notice } from '#web/ui/notice.tsx'
import { AccountForm } from './account-form.tsx'
import { CurrentPassword } from './current-password.tsx'
import { checkSignIn } from './field-checks.ts'

const EMPTY = { email: '', password: '' }

/** The form disappears while it has the focus: the focus goes to the start of the page. */
const focusPage = () => document.getElementById('content')?.focus({ preventScroll: true })

/** Returns to where the sign-in came from; otherwise the page itself shows what the sign-in hid. */
function useAfterSignIn(): () => void {
  const router = useRouter()
  const { market } = useShop()
  return () => {
    const path = findReturnPath(market, location.hash)
    if (path) navigateTo(router, path)
    else focusPage()
  }
}

/** Whether the visitor or the browser's own password manager was faster: what they filled in stays. */
const isFilledIn = ({ email, password }: typeof EMPTY): boolean =>
  `${email}${password}` !== '' || document.querySelector('input:autofill') !== null

function useSignInForm() {
  const { password: sealed } = useAccount()
  const onDone = useAfterSignIn()
  const [isRemembered, setIsRemembered] = useState(false)
  const form = useForm({
    initial: EMPTY,
    check: checkSignIn,
    onDone,
    send: (values) => signIn({ ...values, isRemembered }),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was remembered is filled in once
  useEffect(() => {
    let isCurrent = true
    openCredentials(sealed).then((remembered) => {
      if (!isCurrent || !remembered || isFilledIn(form.getValues())) return
      form.change(remembered)
      setIsRemembered(true)
    })
    return () => {
      isCurrent = false
    }
  }, [])
  return { form, isRemembered, setIsRemembered }
}

function SignInForm() {
  const t = useTranslate()
  const { form, isRemembered, setIsRemembered } = useSignInForm()
  return (
    <AccountForm form={form} submitKey="SIGN_IN_SUBMIT" refusedKey="SIGN_IN_FAILED">
      <EmailField form={form} name="email" label={t('FIELD_EMAIL')} autoComplete="username" />
      <div>
        <CurrentPassword form={form} name="password" label={t('FIELD_PASSWORD')} />
        <RouteLink route="accountPasswordForgot" className={`${LINK_STYLE} text-small`}>
          {t('SIGN_IN_FORGOT')}
        </RouteLink>
      </div>
      <CheckField name="remember" isChecked={isRemembered} onChange={setIsRemembered}>
        {t('SIGN_IN_REMEMBER')}
        <span className="block text-small text-ink-soft">
          {t('SIGN_IN_REMEMBER_HINT', { days: REMEMBERED_DAYS })}
        </span>
      </CheckField>
    </AccountForm>
  )
}

function NewHere() {
  const t = useTranslate()
  return (
    <aside className="rounded-card border border-line bg-card p-5 sm:p-7">
      <h2 className="text-title">{t('SIGN_IN_NEW')}</h2>
      <p className="mt-2 text-ink-soft">{t('SIGN_IN_NEW_TEXT')}</p>
      <RouteLink route="accountRegister" className={`${BUTTON_STYLES.secondary} mt-5`}>
        {t('SIGN_IN_REGISTER')}
      </RouteLink>
    </aside>
  )
}

/** Shown instead of an account page to visitors who are not signed in. */
export function SignIn({ hasSignedOut = false }: { readonly hasSignedOut?: boolean }) {
  const t = useTranslate()
  const hasEnded = useHasSessionEnded()
  return (
    <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[1.3fr_1fr]">
      <section aria-labelledby="sign-in" className="min-w-0 max-w-md">
        <h2 id="sign-in" className="text-section">
          {t('SIGN_IN_TITLE')}
        </h2>
        <div role="status">
          {(hasEnded || hasSignedOut) && (
            <div className="pt-4">
              <Notice tone="plain">
                <p>{t(hasEnded ? 'SIGN_IN_ENDED' : 'SIGN_IN_OUT')}</p>
              </Notice>
            </div>
          )}
        </div>
        <div className="mt-6">
          <SignInForm />
        </div>
      </section>
      <NewHere />
    </div>
  )
}
