import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { DeviceErasure } from '#contracts/desk/device-erasure.ts'
import type { SearchAnswer } from '#contracts/desk/search.ts'
import { ERASABLE_STATES } from '#domain/device-erasure/can-record-erasure.ts'
import type { ErasureMethod } from '#domain/device-erasure/erasure-method.ts'
import { TEXTS } from '../../messages/texts.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { readScannedDevice } from '../../platform/codes/read-scanned-device.ts'
import { findValidRecord, readErasure, recordErasure } from '../../platform/erasure/record-erasure.ts'
import { nameDevice } from '../../platform/places/change-place.ts'
import { showToast } from '../../platform/toasts/toasts.ts'

const T = TEXTS.erasure

/** What someone has recorded just now, to check it. */
const MAX_LATEST = 20

const WANTED = {
  isWanted: (state: (typeof ERASABLE_STATES)[number]) => ERASABLE_STATES.includes(state),
  severalDevices: T.severalDevices,
  notOurs: T.notOurs,
  // What is recorded is signed and mailed, and the other device may have to go back.
  isUnique: true,
}

const refuse = (text: string): void => showToast({ text, tone: 'error' })

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

/** Scan a device, erase it, say how, next. Scanners are quicker than answers, so codes wait for each other. */
export function useErasing(): Erasing {
  const client = useQueryClient()
  const [device, setDevice] = useState<DeviceErasure | null>(null)
  const [latest, setLatest] = useState<readonly DeviceErasure[]>([])
  const [kept, setKept] = useState<ErasureMethod | null>(null)
  const keptNow = useRef<ErasureMethod | null>(null)
  const before = useRef<Promise<void>>(Promise.resolve())

  const keep = (method: ErasureMethod | null) => {
    keptNow.current = method
    setKept(method)
  }
  const refreshLists = () => void client.invalidateQueries({ queryKey: ['list', '/desk/lists/to-erase'] })
  const list = (done: DeviceErasure) =>
    setLatest((all) =>
      [done, ...all.filter((one) => nameDevice(one) !== nameDevice(done))].slice(0, MAX_LATEST),
    )
  const inTurn = (work: () => Promise<void>) => {
    before.current = before.current.then(work).catch((error: unknown) => refuse(describeError(error)))
  }
  const undo = (done: DeviceErasure) =>
    inTurn(async () => {
      list(await recordErasure(done, null, findValidRecord(done)?.number ?? null))
      showToast({ text: T.undone(nameDevice(done)) })
      refreshLists()
    })
  const store = async (held: DeviceErasure, method: ErasureMethod | null) => {
    const done = await recordErasure(held, method, findValidRecord(held)?.number ?? null)
    setDevice(null)
    list(done)
    refreshLists()
    const name = nameDevice(done)
    if (method === null) showToast({ text: T.undone(name) })
    else
      showToast({
        text: T.done(name, T.methods[method]),
        action: { label: T.undo, run: () => undo(done) },
      })
  }
  const handle = async (code: string) => {
    setDevice(null)
    const answer = await callApi<SearchAnswer>(`/desk/api/search?${new URLSearchParams({ q: code })}`)
    const scanned = readScannedDevice(answer, code, WANTED)
    if (scanned.kind === 'refused') return refuse(scanned.text)
    const found = await readErasure(scanned.device)
    const isDone = findValidRecord(found) !== null
    if (found.obstacle !== null && !isDone) return refuse(T.obstacle(nameDevice(found), found.obstacle))
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
      if (device) inTurn(() => store(device, method))
    },
    drop: () => setDevice(null),
  }
}
