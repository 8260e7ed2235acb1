import { useEffect, useState } from 'react'
import type { CameraCode } from '#contracts/desk/cameras.ts'
import { TEXTS } from '../../messages/texts.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { useShortcut } from '../../platform/keys/shortcuts.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Keys } from '../../ui/keys.tsx'

const T = TEXTS.camera

/** The server's drawing as an address that the page's policy allows. */
function useDrawing(svg: string | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (svg === null) return undefined
    const drawn = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
    setUrl(drawn)
    return () => {
      URL.revokeObjectURL(drawn)
      setUrl(null)
    }
  }, [svg])
  return url
}

export interface PhoneCodeProps {
  /** Of the device, in the API. */
  readonly path: string
}

/** Pairs a phone with the device at hand: a code that works once. */
export function PhoneCode({ path }: PhoneCodeProps) {
  const [code, setCode] = useState<CameraCode | null>(null)
  const drawing = useDrawing(code?.svg ?? null)
  const show = async () => {
    try {
      setCode(await callApi<CameraCode>(`${path}/camera-codes`, { method: 'POST' }))
    } catch (error) {
      showToast({ text: describeError(error), tone: 'error' })
    }
  }
  useShortcut({ keys: 'c', label: T.pair, group: 'screen' }, () => void show())
  useEffect(() => {
    if (!code) return undefined
    const left = Date.parse(code.expiresAt) - Date.now()
    const timer = window.setTimeout(() => setCode(null), Math.max(0, left))
    return () => window.clearTimeout(timer)
  }, [code])
  return (
    <div className="grid gap-2">
      <button type="button" className={DESK_BUTTON.secondary} onClick={() => void show()}>
        {code ? T.showAgain : T.pair}
        <Keys keys="c" />
      </button>
      {code && drawing && (
        <div className="grid justify-items-center gap-2">
          <img src={drawing} alt={T.qr} className="w-full max-w-56 rounded-control border border-line" />
          <p className="text-tiny text-ink-soft">{T.pairHint}</p>
          <button type="button" className={DESK_BUTTON.quiet} onClick={() => setCode(null)}>
            {T.hide}
          </button>
        </div>
      )}
    </div>
  )
}
