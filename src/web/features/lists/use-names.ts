import { useEffect, useRef, useState } from 'react'
import { LIST_NAMES_PATH } from '#contracts/api-paths.ts'
import type { ListNames } from '#contracts/lists.ts'
import { MAX_PASTED_NAMES, splitNames } from '#domain/lists/paste-names.ts'
import { callApi } from '#web/platform/api/call-api.ts'

const KEY = 'names'

export type NamesState =
  | { readonly kind: 'idle' | 'asking' | 'empty' | 'failed' }
  | { readonly kind: 'tooMany'; readonly count: number }
  | { readonly kind: 'found'; readonly found: ListNames }

/** What was typed last in this tab: whoever looks at a device and comes back finds the list again. */
export function readKeptNames(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

function keepNames(text: string): void {
  try {
    sessionStorage.setItem(KEY, text)
  } catch {
    // The list is then gone with the page.
  }
}

async function askForNames(text: string): Promise<NamesState> {
  const names = splitNames(text)
  if (names.length === 0) return { kind: 'empty' }
  if (names.length > MAX_PASTED_NAMES) return { kind: 'tooMany', count: names.length }
  const result = await callApi<ListNames>(LIST_NAMES_PATH, {
    body: { names: names.map((name) => name.slice(0, 300)) },
  })
  return result.kind === 'ok' ? { kind: 'found', found: result.data } : { kind: 'failed' }
}

/** Asks which devices the lines of a text mean. */
export function useNames(): { readonly state: NamesState; readonly find: (text: string) => void } {
  const [state, setState] = useState<NamesState>({ kind: 'idle' })
  const asked = useRef(0)
  const find = (text: string) => {
    keepNames(text)
    setState({ kind: 'asking' })
    asked.current += 1
    const own = asked.current
    askForNames(text).then((next) => {
      // An answer to what was asked before may come last.
      if (own === asked.current) setState(next)
    })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    const kept = readKeptNames()
    if (kept.trim() !== '') find(kept)
  }, [])
  return { state, find }
}
