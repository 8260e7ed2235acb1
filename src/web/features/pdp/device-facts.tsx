import type { ReactNode } from 'react'
import type { PdpData } from '#contracts/catalogue-pages.ts'
import { getDateTimeFormat } from '#messages/intl-formats.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useStorageText } from '#web/platform/i18n/storage-text.ts'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8.5rem_1fr] gap-x-4 border-t border-line py-2.5 lg:py-1.5">
      <dt className="text-ink-soft wrap-anywhere hyphens-auto">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}

const releaseDate = (locale: string, { releaseYear, releaseMonth }: PdpData['device']) =>
  getDateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(releaseYear, releaseMonth - 1),
  )

/** What tells this device from its siblings; sellers check it before answering anything. */
export function DeviceFacts({ device }: { readonly device: PdpData['device'] }) {
  const { market } = useShop()
  const t = useTranslate()
  const { locale } = market
  const storageText = useStorageText()
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="text-title">
        {t('PDP_FACTS')}
      </h2>
      <dl className="mt-4 border-b border-line text-small sm:text-base">
        <Fact label={t('PDP_MANUFACTURER')}>{device.manufacturer.name}</Fact>
        <Fact label={t('PDP_SERIES')}>{device.series.name}</Fact>
        <Fact label={t('PDP_RELEASED')}>{releaseDate(locale, device)}</Fact>
        {device.storages.length > 0 && (
          <Fact label={t('PDP_STORAGE')}>{device.storages.map(storageText).join(', ')}</Fact>
        )}
        {device.modelCodes.length > 0 && (
          <Fact label={t('PDP_CODES')}>
            {device.modelCodes.join(', ')}
            <span className="block text-small text-ink-soft">{t('PDP_CODES_HINT')}</span>
          </Fact>
        )}
      </dl>
      <RouteLink
        route="overview"
        params={{ overview: device.series.url }}
        className="mt-2 inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
      >
        {t('PDP_WRONG', { series: device.series.name })}
      </RouteLink>
    </section>
  )
}
