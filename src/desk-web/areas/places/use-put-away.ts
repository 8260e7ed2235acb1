import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { PutAway } from '#contracts/desk/places.ts'
import type { SearchAnswer } from '#contracts/desk/search.ts'
import { readPlace } from '#domain/places/put-away-place.ts'
import { TEXTS } from '../../messages/texts.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { changePlace, nameDevice } from '../../platform/places/change-place.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { readDeviceToPutAway, type ScannedDevice } from './find-device.ts'

const T = TEXTS.places

/** What someone has put away just now, to check it. */
const MAX_LATEST = 20

const refuse = (text: string): void => showToast({ text, tone: 'error' })

export interface PuttingAway {
  /** The device in someone's hand. */
  readonly device: ScannedDevice | null
  readonly latest: readonly PutAway[]
  readonly scan: (code: string) => void
  readonly drop: () => void
}

/** Scan a device, scan its shelf, next. Scanners are quicker than answers, so codes wait for each other. */
export function usePutAway(): PuttingAway {
  const client = useQueryClient()
  const [device, setDevice] = useState<ScannedDevice | null>(null)
  const [latest, setLatest] = useState<readonly PutAway[]>([])
  const inHand = useRef<ScannedDevice | null>(null)
  const before = useRef<Promise<void>>(Promise.resolve())

  const hold = (next: ScannedDevice | null) => {
    inHand.current = next
    setDevice(next)
  }
  const refreshLists = () => void client.invalidateQueries({ queryKey: ['list', '/desk/lists/bought'] })

  const undo = async (done: PutAway) => {
    try {
      await changePlace(done, done.before)
      setLatest((all) => all.filter((one) => one !== done))
      showToast({ text: T.undone(nameDevice(done)) })
      refreshLists()
    } catch (error) {
      refuse(describeError(error))
    }
  }
  const findDevice = async (code: string) => {
    // Whoever scans a device has put the last one down. If this one is refused, no shelf is meant for that one.
    hold(null)
    const answer = await callApi<SearchAnswer>(`/desk/api/search?${new URLSearchParams({ q: code })}`)
    const scanned = readDeviceToPutAway(answer, code)
    if (scanned.kind === 'device') hold(scanned.device)
    else refuse(scanned.text)
  }
  const store = async (held: ScannedDevice, place: string) => {
    const done = await changePlace(held, place)
    hold(null)
    const others = (all: readonly PutAway[]) => all.filter((one) => nameDevice(one) !== nameDevice(done))
    setLatest((all) => [done, ...others(all)].slice(0, MAX_LATEST))
    showToast({
      text: T.done(nameDevice(done), done.place ?? place),
      action: { label: T.undo, run: () => void undo(done) },
    })
    refreshLists()
  }
  const handle = async (code: string) => {
    const place = readPlace(code)
    try {
      if (place === null) await findDevice(code)
      else if (inHand.current) await store(inHand.current, place)
      else refuse(T.deviceFirst(place))
    } catch (error) {
      refuse(describeError(error))
    }
  }
  return {
    device,
    latest,
    scan: (code) => {
      before.current = before.current.then(() => handle(code.trim()))
    },
    drop: () => hold(null),
  }
}
