import { NOT_SAVED_FRAGMENT } from '#contracts/paths/newsletter.ts'
import { REQUESTED_FRAGMENT } from '#contracts/paths/price-watch.ts'
import type { PriceWatchData } from '#contracts/price-watch.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { LINK_STYLE } from '#web/ui/link-style.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PlainFrame } from '#web/ui/plain-frame.tsx'
import { Outcome } from './outcome.tsx'
import { WatchForm } from './watch-form.tsx'
import { WatchedDevice } from './watched-device.tsx'

/** The server redirects to its address when it has refused the form of a browser without script. */
function NotSaved() {
  const t = useTranslate()
  return (
    <div id={NOT_SAVED_FRAGMENT} className="mb-6 hidden scroll-mt-6 target:block">
      <Notice tone="error" role="alert">
        <p>{t('PRICE_WATCH_NOT_SAVED')}</p>
      </Notice>
    </div>
  )
}

/** Asks what to watch about a device. */
export function WatchPage(data: PriceWatchData) {
  const t = useTranslate()
  const { device, watched, search } = data
  return (
    <PlainFrame
      title={t('PRICE_WATCH_HEAD', { name: device.name })}
      lead={t('SCREEN_PRICE_WATCH_LEAD')}
      notice={<NotSaved />}
    >
      <WatchedDevice {...watched} />
      {!watched.isComplete && (
        <p className="mt-3 max-w-text">
          {t('PRICE_WATCH_OPEN')}{' '}
          <RouteLink route="pdp" params={{ pdp: device.url }} search={search} className={LINK_STYLE}>
            {t('PRICE_WATCH_ANSWER')}
          </RouteLink>
        </p>
      )}
      <Outcome id={REQUESTED_FRAGMENT} title={t('PRICE_WATCH_REQUESTED')}>
        {t('PRICE_WATCH_REQUESTED_TEXT')} {t('PRICE_WATCH_NO_MAIL')}
      </Outcome>
      <div className="peer-target:hidden">
        <WatchForm {...data} />
      </div>
    </PlainFrame>
  )
}
