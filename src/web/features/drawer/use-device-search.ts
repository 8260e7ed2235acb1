import { useEffect, useState } from 'react'
import { SUGGESTIONS_PATH } from '#contracts/paths/catalogue.ts'
import type { Suggestions } from '#contracts/suggestions.ts'
import { cleanSearchText } from '#domain/catalogue/search-text.ts'
import { callApi } from '#web/platform/api/call-api.ts'

const TYPING_PAUSE_MS = 100

export type SearchedDevices = Suggestions['devices']

/** The devices whose names fit what is being typed; null before anything is. The previous ones stay until the next arrive. */
export function useDeviceSearch(typed: string): SearchedDevices | null {
  const text = cleanSearchText(typed)
  const [devices, setDevices] = useState<SearchedDevices | null>(null)
  useEffect(() => {
    if (text === '') return setDevices(null)
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(async () => {
      const result = await callApi<Suggestions>(`${SUGGESTIONS_PATH}?${new URLSearchParams({ q: text })}`, {
        signal,
      })
      if (!signal.aborted) setDevices(result.kind === 'ok' ? result.data.devices : null)
    }, TYPING_PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text])
  return devices
}
