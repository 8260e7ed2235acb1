import { Suspense, useState } from 'react'
import { NOT_ME_FRAGMENT, RESET_FRAGMENT } from '#contracts/paths/account.ts'
import { listProblems } from '#domain/customers/field-reading.ts'
import { useForm } from '#web/forms/use-form.ts'
import { logout } from '#web/platform/account/account-session.ts'
import { resetPassword } from '#web/platform/account/guest-api.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { lazyPart } from '#web/platform/page/lazy-part.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { AccountForm } from './account-form.tsx'
import { AccountFrame } from './account-frame.tsx'
import { checkNewPassword } from './check-new-password.ts'
import { NewPassword } from './new-password.tsx'
import { Outcome } from './outcome.tsx'
import { type HashToken, useHashToken } from './use-hash-token.ts'

function InvalidLink() {
  const t = useTranslate()
  return (
    <Outcome title={t('RESET_INVALID')} text={t('RESET_INVALID_TEXT')}>
      <RouteLink route="accountPasswordForgot" className={BUTTON_STYLES.primary}>
        {t('RESET_AGAIN')}
      </RouteLink>
    </Outcome>
  )
}

function ResetForm({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const t = useTranslate()
  const { brand } = useShop()
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => listProblems({ password: checkNewPassword(password, [brand]) }),
    send: ({ password }) => resetPassword(token, password),
    onDone,
  })
  // Where the server blames no field, only the link can be at fault.
  if (form.state.kind === 'refused') return <InvalidLink />
  return (
    <div className="max-w-md">
      <AccountForm form={form} submitKey="RESET_SUBMIT">
        <NewPassword form={form} name="password" label={t('FIELD_PASSWORD_NEW')} />
      </AccountForm>
    </div>
  )
}

/** A new password, once. */
function NewPasswordPage({ token }: { readonly token: HashToken }) {
  const t = useTranslate()
  const [isDone, setIsDone] = useState(false)
  const finish = () => {
    setIsDone(true)
    // The server has ended every session, and a remembered password no longer works.
    void logout()
  }
  return (
    <AccountFrame title="SCREEN_ACCOUNT_PASSWORD_RESET" hasLead={!isDone && Boolean(token)}>
      {isDone ? (
        <Outcome title={t('RESET_DONE')} text={t('RESET_DONE_TEXT')}>
          <RouteLink route="accountOverview" className={BUTTON_STYLES.primary}>
            {t('SIGN_IN_TITLE')}
          </RouteLink>
        </Outcome>
      ) : (
        <>
          {token && <ResetForm key={token} token={token} onDone={finish} />}
          {token === null && <InvalidLink />}
        </>
      )}
    </AccountFrame>
  )
}

/** Few need it. */
const NotMePage = lazyPart(() => import('./not-me-page.tsx').then((part) => part.NotMePage))

/** What the links of two kinds of mail open: a new password, or "this wasn't me". */
export function ResetPage() {
  const token = useHashToken(RESET_FRAGMENT)
  const notMeToken = useHashToken(NOT_ME_FRAGMENT)
  if (token || !notMeToken) return <NewPasswordPage token={token} />
  return (
    <Suspense fallback={null}>
      <NotMePage key={notMeToken} token={notMeToken} />
    </Suspense>
  )
}
