import type { ReactNode } from 'react'
import type { OverviewData } from '#contracts/catalogue-pages.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { ContactLink } from '#web/platform/navigation/contact-link.tsx'
import { Art } from '#web/platform/page/art.tsx'

/** An empty result: what might be wrong with the query, and other ways to find the device. */
export function NoDevices({ data, tiles }: { readonly data: OverviewData; readonly tiles: ReactNode }) {
  const t = useTranslate()
  const isEmptySearch = data.kind === 'search' && data.query.q === ''
  if (data.kind !== 'search') {
    return <p className="mt-10 text-lead font-medium">{t('OVERVIEW_FILTERED_NOTHING')}</p>
  }
  return (
    <>
      {!isEmptySearch && (
        <div className="mt-10 grid items-center gap-x-12 gap-y-6 md:grid-cols-[1fr_16rem]">
          <div>
            <h2 className="text-title">{t('OVERVIEW_NOTHING')}</h2>
            <p className="mt-3 max-w-text text-ink-soft">{t('OVERVIEW_NOTHING_TEXT')}</p>
            <ContactLink
              subject="DEVICE_MISSING"
              className="mt-2 inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
            >
              {t('OVERVIEW_NOTHING_CONTACT')}
            </ContactLink>
          </div>
          <Art name="not-found" className="mx-auto hidden h-auto w-full md:block" />
        </div>
      )}
      <div className="mt-8">{tiles}</div>
    </>
  )
}
