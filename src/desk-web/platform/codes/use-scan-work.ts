import { useRef, useState } from 'react'
import { describeError } from '../api/describe-error.ts'
import { type DeviceNumber, nameDevice } from '../places/change-place.ts'
import { refuseScan } from './find-scanned-device.ts'

/** As much as someone checks who looks up from the scanner. */
const MAX_LATEST = 20

export interface ScanWork<Done extends DeviceNumber> {
  /** What was done just now, the latest first. */
  readonly latest: readonly Done[]
  /** Lists what was done with a device, in place of what was done with it before. */
  readonly list: (done: Done) => void
  readonly unlist: (done: DeviceNumber) => void
  /** Scanners are quicker than answers, so codes wait for each other. What goes wrong is said, and the next one follows. */
  readonly inTurn: (work: () => Promise<void>) => void
}

/** Work on one device after the other with a scanner. */
export function useScanWork<Done extends DeviceNumber>(): ScanWork<Done> {
  const [latest, setLatest] = useState<readonly Done[]>([])
  const before = useRef<Promise<void>>(Promise.resolve())
  const without = (all: readonly Done[], done: DeviceNumber) =>
    all.filter((one) => nameDevice(one) !== nameDevice(done))
  return {
    latest,
    list: (done) => setLatest((all) => [done, ...without(all, done)].slice(0, MAX_LATEST)),
    unlist: (done) => setLatest((all) => without(all, done)),
    inTurn: (work) => {
      before.current = before.current.then(work).catch((error: unknown) => refuseScan(describeError(error)))
    },
  }
}
