import { useRef, useState } from 'react'
import { callApi } from '../../platform/api/call-api.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { isPicture, shrinkPhoto } from '../../platform/photos/shrink-photo.ts'
import { showToast } from '../../platform/toasts/toasts.ts'

export interface ParcelPhotos {
  readonly sending: number
  readonly add: (files: Iterable<Blob>) => void
  /** Resolves once everything that was added has been sent or refused. */
  readonly settle: () => Promise<unknown>
}

/** Sends photos of a parcel at once, so that booking it in only has to wait for the last. */
export function useParcelPhotos(tradeNumber: string, onAdded: () => void): ParcelPhotos {
  const [sending, setSending] = useState(0)
  const running = useRef<Promise<void>[]>([])
  const send = async (file: Blob) => {
    setSending((count) => count + 1)
    try {
      const path = `/desk/api/arrivals/${tradeNumber}/photos`
      await callApi(path, { method: 'POST', file: await shrinkPhoto(file) })
      onAdded()
    } catch (error) {
      showToast({ text: describeError(error), tone: 'error' })
    } finally {
      setSending((count) => count - 1)
    }
  }
  return {
    sending,
    add: (files) => {
      for (const file of files) if (isPicture(file)) running.current.push(send(file))
    },
    settle: () => Promise.all(running.current),
  }
}
