import { useEffect, useState } from 'react'
import { buildPassportPairingsPath } from '#contracts/paths/photo-passport.ts'
import type { PhotoPairing } from '#contracts/photo-passport.ts'
import { TEST_CODE_MINUTES } from '#domain/self-test/pairing-clock.ts'
import { callApi } from '#web/platform/api/call-api.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'

/** A code that opens these photos on a phone, once. */
export function PhoneCode({ id }: { readonly id: string }) {
  const t = useTranslate()
  const [pairing, setPairing] = useState<PhotoPairing | 'failed' | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    const ask = async () => {
      const path = buildPassportPairingsPath(id)
      const result = await callApi<PhotoPairing>(path, { method: 'POST', signal: stop.signal })
      if (!stop.signal.aborted) setPairing(result.kind === 'ok' ? result.data : 'failed')
    }
    void ask()
    return () => stop.abort()
  }, [id])
  const isShown = pairing !== null && pairing !== 'failed'
  return (
    <div className="mt-4">
      {isShown && <QrCode code={pairing.code} label={t('PHOTOS_QR')} />}
      <p role="status" className="mt-3 max-w-text text-small">
        {isShown && t('PHOTOS_SCAN', { minutes: TEST_CODE_MINUTES })}
        {pairing === 'failed' && t('PHOTOS_CODE_FAILED')}
      </p>
    </div>
  )
}
