import { useEffect, useState } from 'react'
import type { VerifyData } from '#contracts/signed-offers.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useMomentText } from '#web/platform/i18n/moment-text.ts'
import { canKeepPages, keepPage, nameManifest, waitUntilActive } from '#web/platform/offline/page-worker.ts'
import { useIsOffline } from '#web/platform/offline/use-is-offline.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import { Notice } from '#web/ui/notice.tsx'

export interface OfflineNoteProps extends Pick<VerifyData, 'treeHead'> {
  /** What checks files is here. */
  readonly isReady: boolean
}

/** Says that the page works without a network, and how old what it knows is. */
export function OfflineNote({ isReady, treeHead }: OfflineNoteProps) {
  const t = useTranslate()
  const moment = useMomentText()
  const isOffline = useIsOffline()
  // Always there, so that screen readers notice when it is filled.
  return (
    <div role="status" className="max-w-text">
      {isOffline && isReady && (
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

/**
 * Keeps the page for times without a network as soon as it is wanted, and says so once it is kept. At the end: nothing moves
 * when it appears.
 */
export function KeptNote({ isWanted }: { readonly isWanted: boolean }) {
  const t = useTranslate()
  const { market, hasOfflinePages } = useShop()
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    if (hasOfflinePages && canKeepPages()) nameManifest(market, 'verify')
  }, [market, hasOfflinePages])
  useEffect(() => {
    if (!hasOfflinePages || !isWanted) return
    keepPage(market, 'verify')
      .then(async (registration) => {
        if (!registration) return
        await waitUntilActive(registration)
        setKept(true)
      })
      .catch((error: unknown) => reportProblem(error, 'page not kept'))
  }, [market, hasOfflinePages, isWanted])
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
