import type { MouseEvent } from 'react'
import { reportProblem } from '#web/platform/errors/report-problem.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'

/** Reopens the consent bar. Without script nothing is measured, and there is nothing to set. */
export function PrivacySettings({ className }: { readonly className: string }) {
  const shop = useShop()
  const t = useTranslate()
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    void import('#web/platform/consent/start-consent.tsx')
      .then(({ openConsent }) => openConsent(shop, currentTarget))
      .catch(reportProblem)
  return (
    <button type="button" onClick={open} className={`${className} text-left noscript:hidden`}>
      {t('FOOTER_PRIVACY_SETTINGS')}
    </button>
  )
}
