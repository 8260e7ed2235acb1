import { TEXTS } from '../../messages/texts.ts'
import type { FoundDevice } from '../../platform/codes/read-scanned-device.ts'
import { nameDevice } from '../../platform/places/change-place.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { ScanScreen } from '../../ui/scan-screen.tsx'
import { usePutAway } from './use-put-away.ts'

const T = TEXTS.places

interface InHandProps {
  readonly device: FoundDevice | null
  readonly onDrop: () => void
}

/** What to scan next, readable from a step away. */
function InHand({ device, onDrop }: InHandProps) {
  return (
    <div className="rounded-card border border-line bg-card p-4">
      <p role="status" className="text-screen font-display">
        {device ? `${nameDevice(device)}: ${T.scanShelf}` : TEXTS.scanner.scanDevice}
      </p>
      {device && (
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
          <span>{device.device}</span>
          <span className="text-ink-soft">{device.place === null ? T.notYet : T.nowOn(device.place)}</span>
          <button type="button" className={DESK_BUTTON.quiet} onClick={onDrop}>
            {TEXTS.scanner.another}
          </button>
        </div>
      )}
    </div>
  )
}

/** Puts bought devices on shelves: two scans each, nothing else. */
export function PutAwayScreen() {
  const { device, latest, scan, drop } = usePutAway()
  return (
    <ScanScreen
      title={T.title}
      lead={T.lead}
      field={{ label: T.field, keepsFocus: true }}
      onCode={scan}
      latest={{
        title: T.latest,
        devices: latest,
        describe: ({ place }) => <span className="figures">{place}</span>,
      }}
    >
      <InHand device={device} onDrop={drop} />
    </ScanScreen>
  )
}
