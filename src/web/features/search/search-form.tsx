import { type FormEvent, Suspense, useEffect, useId, useRef, useState } from 'react'
import { cleanSearchText } from '#domain/catalogue/search-text.ts'
import { buildPath } from '#domain/routing/path.ts'
import { recentSearches } from '#web/platform/browser/recent-searches.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useCurrentPage } from '#web/platform/navigation/current-page.ts'
import { navigateWithin } from '#web/platform/navigation/navigate.ts'
import { useRouter } from '#web/platform/navigation/router.ts'
import { lazyPart } from '#web/platform/page/lazy-part.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { SuggestionsProps } from './suggestions.tsx'

export interface SearchFormProps {
  /** The page's main action, larger than in the header. */
  readonly isMain?: boolean
}

const FIELD =
  'w-full min-w-0 rounded-field border bg-card text-ink text-ellipsis placeholder:text-ink-soft focus:outline-offset-0'

// Without suggestions this is a plain search field.
const Suggestions = lazyPart<SuggestionsProps>(() =>
  import('./suggestions.tsx').then(({ SearchSuggestions }) => SearchSuggestions),
)

/** Whether the field is or was in use; before that its suggestions are not worth loading. */
function useIsUsed(input: { readonly current: HTMLInputElement | null }): boolean {
  const [isUsed, setIsUsed] = useState(false)
  useEffect(() => {
    const field = input.current
    const use = () => setIsUsed(true)
    // The visitor may have been quicker than the script.
    if (document.activeElement === field) use()
    field?.addEventListener('focus', use, { once: true })
    return () => field?.removeEventListener('focus', use)
  }, [input])
  return isUsed
}

/** The query whose results are shown; empty on other pages. */
function useSearchedText(input: { readonly current: HTMLInputElement | null }): string {
  const page = useCurrentPage()
  const searched = page?.screen === 'overview' && page.data && 'query' in page.data ? page.data.query.q : ''
  const shown = useRef(searched)
  useEffect(() => {
    // The first page already contains its query, and the visitor may have typed since.
    if (shown.current === searched) return
    shown.current = searched
    // The field shows the page's query; text typed elsewhere is left alone.
    if (input.current && input.current !== document.activeElement) input.current.value = searched
  }, [input, searched])
  return searched
}

/** A plain form that opens the overview without script; with script, suggestions appear while typing. */
export function SearchForm({ isMain = false }: SearchFormProps) {
  const { market } = useShop()
  const router = useRouter()
  const t = useTranslate()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const isUsed = useIsUsed(input)
  const searched = useSearchedText(input)
  const action = buildPath(market, 'overview', { overview: market.searchOverview })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const q = cleanSearchText(input.current?.value ?? '')
    recentSearches.add(q)
    // Written here: the script of lists with all their filters is no part of every page.
    if (navigateWithin(router, q ? `${action}?${new URLSearchParams({ q })}` : action)) {
      event.preventDefault()
      input.current?.blur()
    }
  }
  return (
    <search>
      <form action={action} onSubmit={submit} className="relative w-full">
        <label htmlFor={id} className="sr-only">
          {t('SEARCH_LABEL')}
        </label>
        <input
          ref={input}
          id={id}
          name="q"
          type="search"
          required
          maxLength={200}
          defaultValue={searched}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={t('SEARCH_PLACEHOLDER')}
          className={`${FIELD} ${isMain ? MAIN_FIELD : SMALL_FIELD}`}
        />
        <button type="submit" className={isMain ? MAIN_BUTTON : SMALL_BUTTON}>
          <Icon name="search" className="size-5" />
          <span className={isMain ? 'sr-only sm:not-sr-only' : 'sr-only'}>{t('SEARCH_SUBMIT')}</span>
        </button>
        {isUsed && (
          <Suspense fallback={null}>
            <Suggestions input={input} action={action} listId={`${id}-list`} />
          </Suspense>
        )}
      </form>
    </search>
  )
}

const MAIN_FIELD = 'min-h-14 border-ink-soft pl-4 pr-14 text-lg sm:pr-44'
const SMALL_FIELD = 'min-h-11 border-edge pl-4 pr-12 text-base'
const MAIN_BUTTON =
  'absolute inset-y-1.5 right-1.5 inline-flex min-w-11 items-center justify-center gap-2 rounded-[0.5rem] border border-transparent bg-accent px-3 font-semibold text-on-accent hover:bg-accent-strong sm:px-5'
const SMALL_BUTTON =
  'absolute inset-y-0 right-0 inline-flex w-11 items-center justify-center rounded-field text-ink-soft hover:text-accent'
