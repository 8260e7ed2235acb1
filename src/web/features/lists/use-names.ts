import { useEffect, useRef, useState } from 'react'
import type { ListNames } from '#contracts/lists.ts'
import { LIST_NAMES_PATH } from '#contracts/paths/offers.ts'
import { MAX_PASTED_NAMES, splitNames } from '#domain/lists/split-names.ts'
import { callApi } from '#web/platform/api/call-api.ts'
import { readTabStorage, writeTabStorage } from '#web/platform/browser/tab-storage.ts'

const KEY = 'names'

export type NamesState =
  | { readonly kind: 'idle' | 'asking' | 'empty' | 'failed' }
  | { readonly kind: 'tooMany'; readonly count: number }
  | { readonly kind: 'found'; readonly found: ListNames }

/** What was typed last in this tab: a visitor who opens a device and comes back finds the list again. */
export function readStoredNames(): string {
  const stored = readTabStorage(KEY)
  return typeof stored === 'string' ? stored : ''
}

async function requestNames(text: string): Promise<NamesState> {
  const names = splitNames(text)
  if (names.length === 0) return { kind: 'empty' }
  if (names.length > MAX_PASTED_NAMES) return { kind: 'tooMany', count: names.length }
  const result = await callApi<ListNames>(LIST_NAMES_PATH, {
    body: { names: names.map((name) => name.slice(0, 300)) },
  })
  return result.kind === 'ok' ? { kind: 'found', found: result.data } : { kind: 'failed' }
}

/** Finds the devices that the lines of a text mean. */
export function useNames(): { readonly state: NamesState; readonly find: (text: string) => void } {
  const [state, setState] = useState<NamesState>({ kind: 'idle' })
  const requests = useRef(0)
  const find = (text: string) => {
    writeTabStorage(KEY, text)
    setState({ kind: 'asking' })
    requests.current += 1
    const own = requests.current
    requestNames(text).then((next) => {
      // The answer to an earlier request may come last.
      if (own === requests.current) setState(next)
    })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    const stored = readStoredNames()
    if (stored.trim() !== '') find(stored)
  }, [])
  return { state, find }
}
