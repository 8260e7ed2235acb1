import { useEffect, useState } from 'react'
import { PHOTO_VISITS_PATH } from '#contracts/paths/photo-passport.ts'
import type { PhotoVisit } from '#contracts/photo-passport.ts'
import { isPairingKey } from '#domain/self-test/pairing-clock.ts'
import { callApi } from '#web/platform/api/call-api.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PlainFrame } from '#web/ui/plain-frame.tsx'

/** The phone that has scanned a code: it is exchanged, and the photos open. */
export function ScannedCode() {
  const t = useTranslate()
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const code = location.hash.slice(1)
    // It leaves the address at once: the page may be shared or reloaded.
    history.replaceState(history.state, '', location.pathname)
    const open = async () => {
      if (!isPairingKey(code)) return setIsOver(true)
      const result = await callApi<PhotoVisit>(PHOTO_VISITS_PATH, { body: { code } })
      if (result.kind === 'ok') location.replace(result.data.path)
      else setIsOver(true)
    }
    void open()
  }, [])
  return (
    <PlainFrame title={t('SCREEN_PHOTO_PASSPORT')} lead={t('SCREEN_PHOTO_PASSPORT_LEAD')}>
      <div className="mt-6">
        <noscript>
          <p className="font-medium">{t('PHOTOS_SCAN_NO_SCRIPT')}</p>
        </noscript>
        {isOver ? (
          <Notice tone="error" role="alert">
            <p>{t('PHOTOS_CODE_OVER')}</p>
          </Notice>
        ) : (
          <p role="status" className="noscript:hidden">
            {t('PHOTOS_OPENING')}
          </p>
        )}
      </div>
    </PlainFrame>
  )
}
