import { useEffect, useState } from 'react'
import type { VerifyData } from '#contracts/signed-offers.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useMomentText } from '#web/platform/i18n/moment-text.ts'
import { keepPage, waitUntilActive } from '#web/platform/offline/page-worker.ts'
import { useIsOffline } from '#web/platform/offline/use-is-offline.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Says that the page works without a network, and how old what it knows is. */
export function OfflineNote({ treeHead }: Pick<VerifyData, 'treeHead'>) {
  const t = useTranslate()
  const moment = useMomentText()
  const isOffline = useIsOffline()
  // Always there, so that screen readers notice when it is filled.
  return (
    <div role="status" className="max-w-text">
      {isOffline && (
        <div className="mb-8">
          <Notice tone="plain">
            <p className="font-medium">{t('VERIFY_OFFLINE')}</p>
            {treeHead && (
              <p className="mt-1">
                {t('VERIFY_OFFLINE_KEYS', { date: moment(new Date(treeHead.timestamp).toISOString()) })}
              </p>
            )}
          </Notice>
        </div>
      )}
    </div>
  )
}

/** Keeps the page for times without a network, and says so once it is kept. At the end: nothing moves when it appears. */
export function KeptNote() {
  const t = useTranslate()
  const { market, hasOfflinePages } = useShop()
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    if (!hasOfflinePages) return
    keepPage(market, 'verify')
      .then(async (registration) => {
        if (!registration) return
        await waitUntilActive(registration)
        setKept(true)
      })
      .catch((error: unknown) => reportProblem(error, 'page not kept'))
  }, [market, hasOfflinePages])
  if (!isKept) return null
  return (
    <section aria-labelledby="kept" className="mt-12 max-w-text">
      <h2 id="kept" className="text-title">
        {t('VERIFY_KEPT')}
      </h2>
      <p className="mt-1 text-ink-soft">{t('VERIFY_KEPT_TEXT')}</p>
    </section>
  )
}
