import type { Suggestions } from '#contracts/suggestions.ts'
import type { TextRange } from '#domain/search/highlight.ts'

/** One option of the list below the search field. */
export type SuggestionOption =
  | {
      readonly kind: 'device'
      readonly name: string
      readonly path: string
      readonly highlights: readonly TextRange[]
      readonly image: string
      readonly topPriceInCents: number
    }
  | {
      readonly kind: 'group'
      readonly name: string
      readonly path: string
      readonly highlights: readonly TextRange[]
    }
  | { readonly kind: 'recent'; readonly name: string; readonly path: string }
  | { readonly kind: 'all'; readonly count: number; readonly path: string }

export interface OptionInput {
  readonly text: string
  readonly suggestions: Suggestions | null
  readonly recent: readonly string[]
  /** Address of the results page. */
  readonly resultsPath: (text: string) => string
}

/** The options to show: suggestions for a text, or recent searches before anything is typed. */
export function toOptions({ text, suggestions, recent, resultsPath }: OptionInput): SuggestionOption[] {
  if (text === '') return recent.map((name) => ({ kind: 'recent', name, path: resultsPath(name) }))
  if (!suggestions) return []
  const { devices, groups, total } = suggestions
  return [
    ...groups.map((group) => ({ kind: 'group' as const, ...group })),
    ...devices.map(({ name, path, highlights, image, topPriceInCents }) => ({
      kind: 'device' as const,
      name,
      path,
      highlights,
      image,
      topPriceInCents,
    })),
    ...(total > devices.length ? [{ kind: 'all' as const, count: total, path: resultsPath(text) }] : []),
  ]
}
