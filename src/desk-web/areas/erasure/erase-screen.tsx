import type { DeviceErasure } from '#contracts/desk/device-erasure.ts'
import type { ErasureMethod } from '#domain/device-erasure/erasure-method.ts'
import { TEXTS } from '../../messages/texts.ts'
import { findValidRecord } from '../../platform/erasure/record-erasure.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { nameDevice } from '../../platform/places/change-place.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { ScanScreen } from '../../ui/scan-screen.tsx'
import { InHand } from './in-hand.tsx'
import { useErasing } from './use-erasing.ts'

const T = TEXTS.erasure

interface WaitingProps {
  readonly kept: ErasureMethod | null
  readonly onStop: () => void
}

/** What to scan next, readable from a step away. */
const Waiting = ({ kept, onStop }: WaitingProps) => (
  <div className="rounded-card border border-line bg-card p-4">
    <p role="status" className="text-screen font-display">
      {kept === null ? TEXTS.scanner.scanDevice : T.scanNext(T.methods[kept])}
    </p>
    {kept !== null && (
      <button type="button" className={`${DESK_BUTTON.secondary} mt-2`} onClick={onStop}>
        {T.stopKeeping}
      </button>
    )}
  </div>
)

function describeDone(done: DeviceErasure) {
  const valid = findValidRecord(done)
  return (
    <>
      <span>{done.device}</span>
      <span className="text-ink-soft">{valid?.method ? T.methods[valid.method] : T.withdrawn}</span>
    </>
  )
}

/** Records erased devices: a scan and a digit each, or a scan alone for many of a kind. */
export function EraseScreen() {
  const { device, latest, kept, keep, scan, record, drop } = useErasing()
  return (
    <ScanScreen
      title={T.title}
      lead={T.lead}
      actions={
        <DeskLink href="/desk/lists/to-erase" className={DESK_BUTTON.secondary}>
          {T.toErase}
        </DeskLink>
      }
      // Digits choose a method.
      field={{ label: T.field, keepsFocus: false }}
      onCode={scan}
      latest={{ title: T.latest, devices: latest, describe: describeDone }}
    >
      {device ? (
        <InHand key={nameDevice(device)} device={device} onRecord={record} onKeep={keep} onDrop={drop} />
      ) : (
        <Waiting kept={kept} onStop={() => keep(null)} />
      )}
    </ScanScreen>
  )
}
