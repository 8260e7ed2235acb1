import { useState } from 'react'
import type { DeviceErasure } from '#contracts/desk/device-erasure.ts'
import type { ErasureMethod } from '#domain/device-erasure/erasure-method.ts'
import { TEXTS } from '../../messages/texts.ts'
import { findValidRecord } from '../../platform/erasure/record-erasure.ts'
import { useShortcut } from '../../platform/keys/shortcuts.ts'
import { nameDevice } from '../../platform/places/change-place.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { Moment } from '../../ui/moment.tsx'

const T = TEXTS.erasure

interface MethodProps {
  readonly digit: number
  readonly method: ErasureMethod
  readonly onChoose: (method: ErasureMethod) => void
}

function MethodButton({ digit, method, onChoose }: MethodProps) {
  useShortcut({ keys: String(digit), label: T.chooseKey, group: 'screen' }, () => onChoose(method))
  return (
    <li>
      <button
        type="button"
        className="grid w-full gap-0.5 rounded-control border border-edge bg-card p-3 text-left hover:border-accent"
        onClick={() => onChoose(method)}
      >
        <span className="font-medium">
          <kbd className="mr-2 rounded-control border border-line px-1.5 text-tiny text-ink-soft">
            {digit}
          </kbd>
          {T.methods[method]}
        </span>
        <span className="text-tiny text-ink-soft">{T.hints[method]}</span>
      </button>
    </li>
  )
}

export interface InHandProps {
  readonly device: DeviceErasure
  readonly onRecord: (method: ErasureMethod | null) => void
  readonly onKeep: (method: ErasureMethod) => void
  readonly onDrop: () => void
}

/** The device in someone's hand: how it was erased, or what was wrong about what is on record. */
export function InHand({ device, onRecord, onKeep, onDrop }: InHandProps) {
  const [isKept, setIsKept] = useState(false)
  const valid = findValidRecord(device)
  const others = device.methods.filter((method) => method !== valid?.method)
  const choose = (method: ErasureMethod) => {
    if (isKept) onKeep(method)
    onRecord(method)
  }
  return (
    <div className="rounded-card border border-line bg-card p-4">
      <p role="status" className="text-screen font-display">
        {nameDevice(device)}: {valid ? T.correct : T.chooseMethod}
      </p>
      <p className="mt-1">{device.device}</p>
      {valid?.method && (
        <p className="mt-1 text-ink-soft">
          {T.onRecord(T.methods[valid.method])}, <Moment iso={valid.recordedAt} />. {T.correctHint}
        </p>
      )}
      <ul className="mt-3 grid gap-2 sm:grid-cols-2">
        {others.map((method, index) => (
          <MethodButton key={method} digit={index + 1} method={method} onChoose={choose} />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        {!valid && (
          <label className="flex min-h-9 items-center gap-2 max-md:min-h-11">
            <input
              type="checkbox"
              checked={isKept}
              onChange={({ target }) => setIsKept(target.checked)}
              className="size-5 accent-accent"
            />
            {T.keep}
          </label>
        )}
        {valid && (
          <ConfirmButton button={T.notErased} text={T.notErasedText} onConfirm={() => onRecord(null)} />
        )}
        <button type="button" className={DESK_BUTTON.quiet} onClick={onDrop}>
          {TEXTS.scanner.another}
        </button>
      </div>
    </div>
  )
}
