import { type RefObject, useEffect, useState } from 'react'
import { buildOverviewSearch, readOverviewQuery } from '#domain/catalogue/overview-query.ts'
import { cleanSearchText } from '#domain/catalogue/search-text.ts'
import { recentSearches } from '#web/platform/browser/recent-searches.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { navigateTo } from '#web/platform/navigation/navigate.ts'
import { useRouter } from '#web/platform/navigation/router.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { type SuggestionOption, toOptions } from './suggestion-options.ts'
import { useCombobox } from './use-combobox.ts'
import { useSuggestions } from './use-suggestions.ts'

export interface SuggestionsProps {
  readonly input: RefObject<HTMLInputElement | null>
  /** Address of the results page. */
  readonly action: string
  readonly listId: string
}

/** What has been typed so far, including before this part loaded. */
function useTyped(input: SuggestionsProps['input']): string {
  const [typed, setTyped] = useState(input.current?.value ?? '')
  useEffect(() => {
    const field = input.current
    const read = () => setTyped(field?.value ?? '')
    read()
    field?.addEventListener('input', read)
    // A new page may have set its own text, which is not user input.
    field?.addEventListener('focus', read)
    return () => {
      field?.removeEventListener('input', read)
      field?.removeEventListener('focus', read)
    }
  }, [input])
  return typed
}

/** Recent searches, read again whenever the field gets the focus: they include the search just made. */
function useRecent(input: SuggestionsProps['input']) {
  const [recent, setRecent] = useState(recentSearches.read)
  useEffect(() => {
    const field = input.current
    const read = () => setRecent(recentSearches.read())
    field?.addEventListener('focus', read)
    return () => field?.removeEventListener('focus', read)
  }, [input])
  return [recent, setRecent] as const
}

/** Suggestions below the search field; loaded when the field is first used. */
export function SearchSuggestions({ input, action, listId }: SuggestionsProps) {
  const router = useRouter()
  const t = useTranslate()
  const typed = useTyped(input)
  const [recent, setRecent] = useRecent(input)
  const { text, suggestions } = useSuggestions(typed)
  const resultsPath = (q: string) => action + buildOverviewSearch({ ...readOverviewQuery(''), q })
  const isCurrent = cleanSearchText(typed) === text
  const options = toOptions({ text, suggestions, recent, resultsPath })
  const choose = (option: SuggestionOption) => {
    if (option.kind === 'all') recentSearches.add(text)
    close()
    input.current?.blur()
    navigateTo(router, option.path)
  }
  const { active, isOpen, close } = useCombobox({ input, listId, options, onChoose: choose })
  const hasNothing = isCurrent && text !== '' && suggestions !== null && options.length === 0
  const clear = () => {
    recentSearches.clear()
    setRecent([])
    input.current?.focus()
  }
  return (
    <>
      <p className="sr-only" role="status">
        {isOpen && suggestions && isCurrent ? t('SEARCH_SUGGESTION_COUNT', { count: options.length }) : ''}
      </p>
      <div hidden={!isOpen || (options.length === 0 && !hasNothing)} className={PANEL}>
        {text === '' && options.length > 0 && (
          <div className="flex items-center justify-between px-4 text-small text-ink-soft">
            {t('SEARCH_RECENT')}
            <button
              type="button"
              onClick={clear}
              onPointerDown={(event) => event.preventDefault()}
              className="min-h-11 cursor-pointer px-2 font-medium text-accent underline underline-offset-4"
            >
              {t('SEARCH_RECENT_CLEAR')}
            </button>
          </div>
        )}
        {hasNothing && <p className="px-4 py-3 text-ink-soft">{t('SEARCH_NOTHING', { query: text })}</p>}
        <SuggestionList id={listId} options={options} active={active} onChoose={choose} />
      </div>
    </>
  )
}

const PANEL =
  'absolute inset-x-0 top-full z-30 mt-1 max-h-[min(28rem,60dvh)] overflow-y-auto overscroll-contain rounded-field border border-line bg-card py-1 text-base text-ink shadow-lg'
