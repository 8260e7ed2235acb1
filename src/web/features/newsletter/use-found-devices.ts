import { useEffect, useState } from 'react'
import { SUGGESTIONS_PATH } from '#contracts/paths/catalogue.ts'
import type { Suggestions } from '#contracts/suggestions.ts'
import { cleanSearchText } from '#domain/catalogue/search-text.ts'
import { callApi } from '#web/platform/api/call-api.ts'

const TYPING_PAUSE_MS = 150

export type FoundDevice = Pick<Suggestions['devices'][number], 'id' | 'name'>

/** Devices that fit what is being typed; null before there is an answer. */
export function useFoundDevices(typed: string): readonly FoundDevice[] | null {
  const text = cleanSearchText(typed)
  const [found, setFound] = useState<readonly FoundDevice[] | null>(null)
  useEffect(() => {
    if (text === '') return setFound(null)
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const url = `${SUGGESTIONS_PATH}?${new URLSearchParams({ q: text })}`
      const result = await callApi<Suggestions>(url, { signal: controller.signal })
      if (!controller.signal.aborted) setFound(result.kind === 'ok' ? result.data.devices : null)
    }, TYPING_PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text])
  return found
}
