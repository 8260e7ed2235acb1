import { buildSignedOfferPath } from '#contracts/api-paths.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import type { TradeAccess } from './trade-hash.ts'

const buildSignedOfferUrl = ({ tradeNumber, key }: TradeAccess): string =>
  `${buildSignedOfferPath(tradeNumber)}?key=${encodeURIComponent(key)}`

/** Downloads the signed offer of a sale and links to the page that verifies it. */
export function SignedOfferDownload({ access }: { readonly access: TradeAccess }) {
  const t = useTranslate()
  return (
    <div>
      <p className="max-w-text">{t('SIGNED_OFFER_DOWNLOAD_TEXT')}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <a href={buildSignedOfferUrl(access)} download className={BUTTON_STYLES.secondary}>
          {t('SIGNED_OFFER_DOWNLOAD')}
        </a>
        <RouteLink
          route="verify"
          className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
        >
          {t('SIGNED_OFFER_CHECK')}
        </RouteLink>
      </div>
    </div>
  )
}
