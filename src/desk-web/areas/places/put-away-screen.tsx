import { useSearch } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { PutAway } from '#contracts/desk/places.ts'
import { TEXTS } from '../../messages/texts.ts'
import { buildSalePath } from '../../platform/codes/build-found-path.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { nameDevice } from '../../platform/places/change-place.ts'
import { useScan } from '../../platform/scanner/scanner.ts'
import { DESK_BUTTON, TEXT_LINK } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { Screen } from '../../ui/screen.tsx'
import type { ScannedDevice } from './find-device.ts'
import { usePutAway } from './use-put-away.ts'

const T = TEXTS.places

/** For labels that a scanner can't read. */
function CodeForm({ onEnter }: { readonly onEnter: (code: string) => void }) {
  const [code, setCode] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') return
    onEnter(code)
    setCode('')
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <label className="grid w-full max-w-80 gap-1">
        <span className="text-tiny text-ink-soft">{T.field}</span>
        <input
          // biome-ignore lint/a11y/noAutofocus: the screen is there to enter or scan numbers
          autoFocus
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

interface InHandProps {
  readonly device: ScannedDevice | null
  readonly onDrop: () => void
}

/** What to scan next, readable from a step away. */
function InHand({ device, onDrop }: InHandProps) {
  return (
    <div className="rounded-card border border-line bg-card p-4">
      <p role="status" className="text-screen font-display">
        {device ? `${nameDevice(device)}: ${T.scanShelf}` : T.scanDevice}
      </p>
      {device && (
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
          <span>{device.device}</span>
          <span className="text-ink-soft">{device.place === null ? T.notYet : T.nowOn(device.place)}</span>
          <button type="button" className={DESK_BUTTON.quiet} onClick={onDrop}>
            {T.another}
          </button>
        </div>
      )}
    </div>
  )
}

const Latest = ({ latest }: { readonly latest: readonly PutAway[] }) => (
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
          <span className="figures">{done.place}</span>
        </li>
      ))}
    </ul>
  </Card>
)

/** Puts bought devices on shelves: two scans each, nothing else. */
export function PutAwayScreen() {
  const { device: wanted = '' } = useSearch({ strict: false })
  const { device, latest, scan, drop } = usePutAway()
  useScan(scan)
  // A link from a device brings it along, once.
  const asked = useRef('')
  useEffect(() => {
    if (wanted === '' || asked.current === wanted) return
    asked.current = wanted
    scan(wanted)
  }, [wanted, scan])
  return (
    <Screen title={T.title} lead={T.lead}>
      <div className="mt-4 grid max-w-2xl gap-4">
        <InHand device={device} onDrop={drop} />
        <CodeForm onEnter={scan} />
        {latest.length > 0 && <Latest latest={latest} />}
      </div>
    </Screen>
  )
}
