import { useEffect, useRef, useState } from 'react'
import { TEST_PAIRINGS_PATH, TEST_STATES_PATH } from '#contracts/paths/self-test.ts'
import type { NewPairing, PairingState } from '#contracts/self-test.ts'
import { PAIRING_POLL_MS, TEST_CODE_MINUTES } from '#domain/self-test/pairing-clock.ts'
import type { SelfTest } from '#domain/self-test/test-steps.ts'
import { callApi } from '#web/platform/api/call-api.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { QrCode } from '#web/ui/qr-code.tsx'

type Waiting =
  | { readonly kind: 'asking' | 'failed' | 'expired' | 'opened' | 'done' }
  | { readonly kind: 'waiting'; readonly pairing: NewPairing }

/** Asks for a code, then every two seconds for what became of it. */
function usePairing(deviceId: number, onTested: (test: SelfTest) => void) {
  const [waiting, setWaiting] = useState<Waiting>({ kind: 'asking' })
  const [attempt, setAttempt] = useState(0)
  const tested = useRef(onTested)
  useEffect(() => {
    tested.current = onTested
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt asks for another code
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    let timer: ReturnType<typeof setTimeout>
    const ask = async (waitKey: string) => {
      const result = await callApi<PairingState>(TEST_STATES_PATH, { body: { waitKey }, signal })
      if (signal.aborted) return
      if (result.kind === 'refused' && result.error.statusCode === 410) return setWaiting({ kind: 'expired' })
      if (result.kind === 'ok' && result.data.state === 'opened') setWaiting({ kind: 'opened' })
      if (result.kind === 'ok' && result.data.test) {
        setWaiting({ kind: 'done' })
        return tested.current(result.data.test)
      }
      // Without an answer, or asked too often: the next time may do.
      timer = setTimeout(() => void ask(waitKey), PAIRING_POLL_MS)
    }
    const start = async () => {
      setWaiting({ kind: 'asking' })
      const result = await callApi<NewPairing>(TEST_PAIRINGS_PATH, { body: { deviceId }, signal })
      if (signal.aborted) return
      if (result.kind !== 'ok') return setWaiting({ kind: 'failed' })
      setWaiting({ kind: 'waiting', pairing: result.data })
      timer = setTimeout(() => void ask(result.data.waitKey), PAIRING_POLL_MS)
    }
    void start()
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [deviceId, attempt])
  return { waiting, restart: () => setAttempt((now) => now + 1) }
}

export interface PairedSelfTestProps {
  readonly deviceId: number
  readonly onTested: (test: SelfTest) => void
}

/** A code that opens the test on another device, until its results arrive here. */
export function PairedSelfTest({ deviceId, onTested }: PairedSelfTestProps) {
  const t = useTranslate()
  const { waiting, restart } = usePairing(deviceId, onTested)
  const isOver = waiting.kind === 'failed' || waiting.kind === 'expired'
  return (
    <>
      {waiting.kind === 'waiting' && <QrCode code={waiting.pairing.code} label={t('SELF_TEST_QR')} />}
      <p role="status" className="mt-3 max-w-text text-small empty:hidden">
        {waiting.kind === 'waiting' && t('SELF_TEST_SCAN', { minutes: TEST_CODE_MINUTES })}
        {waiting.kind === 'opened' && t('SELF_TEST_OPENED')}
        {waiting.kind === 'done' && t('SELF_TEST_FILLED')}
        {waiting.kind === 'failed' && t('SELF_TEST_CODE_FAILED')}
        {waiting.kind === 'expired' && t('SELF_TEST_CODE_EXPIRED')}
      </p>
      {isOver && (
        <button type="button" onClick={restart} className={`mt-3 ${BUTTON_STYLES.secondary}`}>
          {t('SELF_TEST_SHOW_CODE')}
        </button>
      )}
    </>
  )
}
