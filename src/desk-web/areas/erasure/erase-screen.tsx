import { useSearch } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { DeviceErasure } from '#contracts/desk/device-erasure.ts'
import type { ErasureMethod } from '#domain/device-erasure/erasure-method.ts'
import { TEXTS } from '../../messages/texts.ts'
import { buildSalePath } from '../../platform/codes/build-found-path.ts'
import { findValidRecord } from '../../platform/erasure/record-erasure.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { nameDevice } from '../../platform/places/change-place.ts'
import { useScan } from '../../platform/scanner/scanner.ts'
import { DESK_BUTTON, TEXT_LINK } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { Screen } from '../../ui/screen.tsx'
import { InHand } from './in-hand.tsx'
import { useErasing } from './use-erasing.ts'

const T = TEXTS.erasure

/** For labels that a scanner can't read. Without focus at first: digits choose a method. */
function CodeForm({ onEnter }: { readonly onEnter: (code: string) => void }) {
  const [code, setCode] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') return
    onEnter(code)
    setCode('')
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <label className="grid w-full max-w-80 gap-1">
        <span className="text-tiny text-ink-soft">{T.field}</span>
        <input
          value={code}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => setCode(target.value)}
          className="min-h-11 rounded-control border border-edge bg-card px-2"
        />
      </label>
      <button type="submit" className={`${DESK_BUTTON.secondary} min-h-11`}>
        {T.enter}
      </button>
    </form>
  )
}

interface WaitingProps {
  readonly kept: ErasureMethod | null
  readonly onStop: () => void
}

/** What to scan next, readable from a step away. */
const Waiting = ({ kept, onStop }: WaitingProps) => (
  <div className="rounded-card border border-line bg-card p-4">
    <p role="status" className="text-screen font-display">
      {kept === null ? T.scanDevice : T.scanNext(T.methods[kept])}
    </p>
    {kept !== null && (
      <button type="button" className={`${DESK_BUTTON.secondary} mt-2`} onClick={onStop}>
        {T.stopKeeping}
      </button>
    )}
  </div>
)

function describeLatest(done: DeviceErasure): string {
  const valid = findValidRecord(done)
  return valid?.method ? T.methods[valid.method] : T.withdrawn
}

const Latest = ({ latest }: { readonly latest: readonly DeviceErasure[] }) => (
  <Card title={T.latest}>
    <ul>
      {latest.map((done) => (
        <li
          key={nameDevice(done)}
          className="flex flex-wrap gap-x-4 border-t border-line py-1.5 first:border-t-0"
        >
          <DeskLink
            href={buildSalePath(done.tradeNumber, done.itemNumber)}
            className={`${TEXT_LINK} figures`}
          >
            {nameDevice(done)}
          </DeskLink>
          <span>{done.device}</span>
          <span className="text-ink-soft">{describeLatest(done)}</span>
        </li>
      ))}
    </ul>
  </Card>
)

/** Records erased devices: a scan and a digit each, or a scan alone for many of a kind. */
export function EraseScreen() {
  const { device: wanted = '' } = useSearch({ strict: false })
  const { device, latest, kept, keep, scan, record, drop } = useErasing()
  useScan(scan)
  // A link from a device brings it along, once.
  const asked = useRef('')
  useEffect(() => {
    if (wanted === '' || asked.current === wanted) return
    asked.current = wanted
    scan(wanted)
  }, [wanted, scan])
  return (
    <Screen
      title={T.title}
      lead={T.lead}
      actions={
        <DeskLink href="/desk/lists/to-erase" className={DESK_BUTTON.secondary}>
          {T.toErase}
        </DeskLink>
      }
    >
      <div className="mt-4 grid max-w-3xl gap-4">
        {device ? (
          <InHand key={nameDevice(device)} device={device} onRecord={record} onKeep={keep} onDrop={drop} />
        ) : (
          <Waiting kept={kept} onStop={() => keep(null)} />
        )}
        <CodeForm onEnter={scan} />
        {latest.length > 0 && <Latest latest={latest} />}
      </div>
    </Screen>
  )
}
