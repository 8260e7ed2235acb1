import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { DeviceErasure } from '#contracts/desk/device-erasure.ts'
import { ERASABLE_STATES } from '#domain/device-erasure/can-record-erasure.ts'
import type { ErasureMethod } from '#domain/device-erasure/erasure-method.ts'
import { TEXTS } from '../../messages/texts.ts'
import { findScannedDevice, refuseScan } from '../../platform/codes/find-scanned-device.ts'
import type { WantedDevices } from '../../platform/codes/read-scanned-device.ts'
import { useScanWork } from '../../platform/codes/use-scan-work.ts'
import {
  findValidRecord,
  readErasure,
  recordErasure,
  refreshErasureLists,
} from '../../platform/erasure/record-erasure.ts'
import { nameDevice } from '../../platform/places/change-place.ts'
import { showToast } from '../../platform/toasts/toasts.ts'

const T = TEXTS.erasure

const WANTED: WantedDevices = {
  isWanted: (state) => ERASABLE_STATES.includes(state),
  severalDevices: TEXTS.scanner.severalDevices,
  notOurs: T.notOurs,
  // What is recorded is signed and mailed, and the other device may have to go back.
  isUnique: true,
}

export interface Erasing {
  /** The device in someone's hand. */
  readonly device: DeviceErasure | null
  readonly latest: readonly DeviceErasure[]
  /** What the next scans are recorded with; null to choose for each. */
  readonly kept: ErasureMethod | null
  readonly keep: (method: ErasureMethod | null) => void
  readonly scan: (code: string) => void
  /** By null: it wasn't erased. */
  readonly record: (method: ErasureMethod | null) => void
  readonly drop: () => void
}

/** Scan a device, erase it, say how, next. */
export function useErasing(): Erasing {
  const client = useQueryClient()
  const { latest, list, inTurn } = useScanWork<DeviceErasure>()
  const [device, setDevice] = useState<DeviceErasure | null>(null)
  const [kept, setKept] = useState<ErasureMethod | null>(null)
  const keptNow = useRef<ErasureMethod | null>(null)

  const keep = (method: ErasureMethod | null) => {
    keptNow.current = method
    setKept(method)
  }
  const change = async (held: DeviceErasure, method: ErasureMethod | null) => {
    const done = await recordErasure(held, method, findValidRecord(held)?.number ?? null)
    list(done)
    void refreshErasureLists(client)
    return done
  }
  const takeBack = async (done: DeviceErasure) => {
    await change(done, null)
    showToast({ text: T.undone(nameDevice(done)) })
  }
  const store = async (held: DeviceErasure, method: ErasureMethod) => {
    const done = await change(held, method)
    showToast({
      text: T.done(nameDevice(done), T.methods[method]),
      action: { label: TEXTS.scanner.undo, run: () => inTurn(() => takeBack(done)) },
    })
  }
  const record = async (held: DeviceErasure, method: ErasureMethod | null) => {
    await (method === null ? takeBack(held) : store(held, method))
    setDevice(null)
  }
  const handle = async (code: string) => {
    setDevice(null)
    const scanned = await findScannedDevice(code, WANTED)
    if (!scanned) return
    const found = await readErasure(scanned)
    const isDone = findValidRecord(found) !== null
    if (found.obstacle !== null && !isDone) return refuseScan(T.obstacle(nameDevice(found), found.obstacle))
    const method = keptNow.current
    if (method !== null && !isDone && found.methods.includes(method)) await store(found, method)
    else setDevice(found)
  }
  return {
    device,
    latest,
    kept,
    keep,
    scan: (code) => inTurn(() => handle(code.trim())),
    record: (method) => {
      if (device) inTurn(() => record(device, method))
    },
    drop: () => setDevice(null),
  }
}
