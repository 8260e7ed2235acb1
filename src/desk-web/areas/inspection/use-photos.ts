import { useState } from 'react'
import { callApi } from '../../platform/api/call-api.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { isPicture, shrinkPhoto } from '../../platform/photos/shrink-photo.ts'
import { showToast } from '../../platform/toasts/toasts.ts'

interface Options {
  /** Of the device, in the API. */
  readonly path: string
  /** What the next photo proves. */
  readonly proves: readonly string[]
  readonly onChanged: () => void
}

export interface Photos {
  readonly sending: number
  readonly add: (files: Iterable<Blob>) => void
  readonly sort: (photoId: string, proves: readonly string[]) => void
}

/** Sends photos to the device at hand, chosen, dropped or taken. Several at once all prove the same. */
export function usePhotos({ path, proves, onChanged }: Options): Photos {
  const [sending, setSending] = useState(0)
  const send = async (file: Blob) => {
    setSending((count) => count + 1)
    try {
      const query = new URLSearchParams({ proves: proves.join(',') })
      await callApi(`${path}/photos?${query}`, { method: 'POST', file: await shrinkPhoto(file) })
      onChanged()
    } catch (error) {
      showToast({ text: describeError(error), tone: 'error' })
    } finally {
      setSending((count) => count - 1)
    }
  }
  return {
    sending,
    add: (files) => {
      for (const file of files) if (isPicture(file)) void send(file)
    },
    sort: async (photoId, codes) => {
      try {
        await callApi(`${path}/photos/${photoId}`, { method: 'PUT', json: { proves: codes } })
      } catch (error) {
        showToast({ text: describeError(error), tone: 'error' })
      }
      onChanged()
    },
  }
}
