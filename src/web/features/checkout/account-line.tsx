import { signInPath } from '#web/platform/account/account-hash.ts'
import { useAccount } from '#web/platform/account/account-store.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { AppLink } from '#web/platform/navigation/app-link.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'

/** Who sells: the signed-in customer, or a guest, who may sign in and come back. */
export function AccountLine() {
  const t = useTranslate()
  const { market } = useShop()
  const { isLoggedIn, email } = useAccount()
  if (isLoggedIn)
    return <p className="mt-2 text-ink-soft wrap-anywhere">{t('DETAILS_SIGNED_IN', { email })}</p>
  return (
    <p className="mt-2 text-ink-soft">
      {t('DETAILS_GUEST')}{' '}
      <AppLink
        href={signInPath(market, 'checkout')}
        className="font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
      >
        {t('DETAILS_SIGN_IN')}
      </AppLink>
    </p>
  )
}
