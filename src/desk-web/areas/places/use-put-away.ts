import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { PutAway } from '#contracts/desk/places.ts'
import { readPlace } from '#domain/places/put-away-place.ts'
import { TEXTS } from '../../messages/texts.ts'
import { findScannedDevice, refuseScan } from '../../platform/codes/find-scanned-device.ts'
import type { FoundDevice } from '../../platform/codes/read-scanned-device.ts'
import { useScanWork } from '../../platform/codes/use-scan-work.ts'
import { changePlace, nameDevice } from '../../platform/places/change-place.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { DEVICES_TO_PUT_AWAY } from './devices-to-put-away.ts'

const T = TEXTS.places

export interface PuttingAway {
  /** The device in someone's hand. */
  readonly device: FoundDevice | null
  readonly latest: readonly PutAway[]
  readonly scan: (code: string) => void
  readonly drop: () => void
}

/** Scan a device, scan its shelf, next. */
export function usePutAway(): PuttingAway {
  const client = useQueryClient()
  const { latest, list, unlist, inTurn } = useScanWork<PutAway>()
  const [device, setDevice] = useState<FoundDevice | null>(null)
  const inHand = useRef<FoundDevice | null>(null)

  const hold = (next: FoundDevice | null) => {
    inHand.current = next
    setDevice(next)
  }
  const refreshLists = () => void client.invalidateQueries({ queryKey: ['list', '/desk/lists/bought'] })

  const undo = (done: PutAway) =>
    inTurn(async () => {
      await changePlace(done, done.before)
      unlist(done)
      showToast({ text: T.undone(nameDevice(done)) })
      refreshLists()
    })
  const store = async (held: FoundDevice, place: string) => {
    const done = await changePlace(held, place)
    hold(null)
    list(done)
    showToast({
      text: T.done(nameDevice(done), done.place ?? place),
      action: { label: TEXTS.scanner.undo, run: () => undo(done) },
    })
    refreshLists()
  }
  const handle = async (code: string) => {
    const place = readPlace(code)
    if (place === null) {
      // Whoever scans a device has put the last one down. If this one is refused, no shelf is meant for that one.
      hold(null)
      hold(await findScannedDevice(code, DEVICES_TO_PUT_AWAY))
    } else if (inHand.current) await store(inHand.current, place)
    else refuseScan(T.deviceFirst(place))
  }
  return {
    device,
    latest,
    scan: (code) => inTurn(() => handle(code.trim())),
    drop: () => hold(null),
  }
}
