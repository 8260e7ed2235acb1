import { useId } from 'react'
import { buildPath } from '#domain/routing/path.ts'
import { useTranslate } from '#web/platform/i18n.tsx'
import { useShop } from '#web/platform/shop.tsx'
import { Icon } from '#web/ui/icon.tsx'

export interface SearchFormProps {
  /** The home page's one main action, larger than in the header. */
  readonly isMain?: boolean
}

const FIELD =
  'w-full min-w-0 rounded-field border bg-card text-ink text-ellipsis placeholder:text-ink-soft focus:outline-offset-0'

/** A plain form to the overview; it needs no script. */
export function SearchForm({ isMain = false }: SearchFormProps) {
  const { market } = useShop()
  const t = useTranslate()
  const id = useId()
  const size = isMain
    ? 'min-h-14 border-ink-soft pl-4 pr-14 text-lg sm:pr-44'
    : 'min-h-11 border-line pl-4 pr-12 text-base'
  return (
    <search>
      <form
        action={buildPath(market, 'overview', { overview: market.searchOverview })}
        className="relative w-full"
      >
        <label htmlFor={id} className="sr-only">
          {t('SEARCH_LABEL')}
        </label>
        <input
          id={id}
          name="q"
          type="search"
          required
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('SEARCH_PLACEHOLDER')}
          className={`${FIELD} ${size}`}
        />
        <button type="submit" className={isMain ? MAIN_BUTTON : SMALL_BUTTON}>
          <Icon name="search" className="size-5" />
          <span className={isMain ? 'sr-only sm:not-sr-only' : 'sr-only'}>{t('SEARCH_SUBMIT')}</span>
        </button>
      </form>
    </search>
  )
}

const MAIN_BUTTON =
  'absolute inset-y-1.5 right-1.5 inline-flex min-w-11 items-center justify-center gap-2 rounded-[0.5rem] border border-transparent bg-accent px-3 font-semibold text-on-accent hover:bg-accent-strong sm:px-5'
const SMALL_BUTTON =
  'absolute inset-y-0 right-0 inline-flex w-11 items-center justify-center rounded-field text-ink-soft hover:text-accent'
