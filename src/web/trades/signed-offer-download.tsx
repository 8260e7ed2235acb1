import { buildSignedOfferPath } from '#contracts/paths/trades.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { buildPaperQuery, type PaperAccess } from './paper-url.ts'

const buildSignedOfferUrl = (trade: PaperAccess): string =>
  buildSignedOfferPath(trade.tradeNumber) + buildPaperQuery(trade)

/** Downloads the signed offer of a sale and links to the page that verifies it. */
export function SignedOfferDownload({ trade }: { readonly trade: PaperAccess }) {
  const t = useTranslate()
  return (
    <div>
      <p className="max-w-text">{t('SIGNED_OFFER_DOWNLOAD_TEXT')}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <a href={buildSignedOfferUrl(trade)} download className={BUTTON_STYLES.secondary}>
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
