import { useEffect, useState } from 'react'
import { SUGGESTIONS_PATH } from '#contracts/paths/catalogue.ts'
import type { Suggestions } from '#contracts/suggestions.ts'
import { cleanSearchText } from '#domain/catalogue/search-text.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'

const TYPING_PAUSE_MS = 60

export interface SuggestionState {
  /** The text these suggestions belong to. */
  readonly text: string
  readonly suggestions: Suggestions | null
}

const known = new Map<string, Suggestions>()
const MAX_KNOWN = 50

async function fetchSuggestions(text: string, signal: AbortSignal): Promise<Suggestions | null> {
  const response = await fetch(`${SUGGESTIONS_PATH}?${new URLSearchParams({ q: text })}`, { signal })
  if (!response.ok) return null
  const suggestions = (await response.json()) as Suggestions
  if (known.size >= MAX_KNOWN) known.delete(known.keys().next().value ?? '')
  known.set(text, suggestions)
  return suggestions
}

/** Suggestions for what is being typed. The previous ones stay until the next arrive. */
export function useSuggestions(typed: string): SuggestionState {
  const text = cleanSearchText(typed)
  const [state, setState] = useState<SuggestionState>({ text: '', suggestions: null })
  useEffect(() => {
    const remembered = known.get(text)
    if (text === '' || remembered) {
      setState({ text, suggestions: remembered ?? null })
      return
    }
    const controller = new AbortController()
    const timer = setTimeout(() => {
      fetchSuggestions(text, controller.signal).then(
        (suggestions) => setState({ text, suggestions }),
        // Without an answer this is a plain search field; suggestions for an older text must go.
        (error: unknown) => {
          if (controller.signal.aborted) return
          reportProblem(error, 'no answer from the server')
          setState({ text, suggestions: null })
        },
      )
    }, TYPING_PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text])
  return state
}
