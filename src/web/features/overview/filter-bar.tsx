import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useId } from 'react'
import type { OverviewData } from '#contracts/catalogue-pages.ts'
import {
  buildOverviewSearch,
  isPlainList,
  OVERVIEW_SORTS,
  readOverviewQuery,
} from '#domain/catalogue/overview-query.ts'
import { buildPath } from '#domain/routing/path.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { AppLink } from '#web/platform/navigation/app-link.tsx'
import { navigateWithin } from '#web/platform/navigation/navigate.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { SelectField, type SelectOption } from '#web/ui/select-field.tsx'

interface Choice {
  readonly name: 'manufacturer' | 'category' | 'series' | 'year' | 'sort'
  readonly label: MessageKey
  readonly options: readonly SelectOption[]
  readonly hasAll: boolean
}

/** The choices that make sense for this list. */
function useChoices({ filters, kind }: OverviewData): Choice[] {
  const t = useTranslate()
  const plain = (options: readonly { value: string; name: string }[]) =>
    options.map(({ value, name }) => ({ value, name, group: '' }))
  const hasSeveralMakers = filters.series.length > 1
  const series = filters.series.flatMap(({ group, options }) =>
    options.map(({ value, name }) => ({ value, name, group: hasSeveralMakers ? group : '' })),
  )
  const years = filters.years.map((year) => ({ value: String(year), name: String(year), group: '' }))
  const sorts = OVERVIEW_SORTS.filter((sort) => sort !== 'series' || kind !== 'series').map((sort) => ({
    value: sort,
    name: t(`SORT_${sort.toUpperCase()}` as MessageKey),
    group: '',
  }))
  const choices: Choice[] = [
    {
      name: 'manufacturer',
      label: 'FILTER_MANUFACTURER',
      options: plain(filters.manufacturers),
      hasAll: true,
    },
    { name: 'category', label: 'FILTER_CATEGORY', options: plain(filters.categories), hasAll: true },
    { name: 'series', label: 'FILTER_SERIES', options: series, hasAll: true },
    { name: 'year', label: 'FILTER_YEAR', options: years, hasAll: true },
    { name: 'sort', label: 'FILTER_SORT', options: sorts, hasAll: false },
  ]
  return choices.filter(({ options }) => options.length > 0)
}

/** The address of a filled-in form, in canonical spelling. */
function buildAddress(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  const search = buildOverviewSearch(readOverviewQuery(`?${new URLSearchParams(fields)}`))
  return new URL(form.action).pathname + search
}

/** Filters and order as a plain form: every list has an address, with and without script. */
export function FilterBar({ data }: { readonly data: OverviewData }) {
  const { market } = useShop()
  const router = useRouter()
  const t = useTranslate()
  const id = useId()
  const choices = useChoices(data)
  const path = buildPath(market, 'overview', { overview: data.url })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (navigateWithin(router, buildAddress(event.currentTarget))) event.preventDefault()
  }
  return (
    // A new list is a new form: its fields match the address.
    <form
      key={buildOverviewSearch(data.query)}
      action={path}
      onSubmit={submit}
      aria-label={t('FILTER_LABEL')}
    >
      <div className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap">
        {choices.map(({ name, label, options, hasAll }) => (
          <SelectField
            key={name}
            id={`${id}-${name}`}
            name={name}
            label={t(label)}
            allLabel={hasAll ? t('FILTER_ALL') : null}
            options={options}
            value={String(data.query[name] ?? '')}
          />
        ))}
        <button type="submit" className={`${BUTTON_STYLES.secondary} self-end`}>
          {t('FILTER_APPLY')}
        </button>
      </div>
      {!isPlainList(data.query) && (
        <AppLink
          href={path}
          className="mt-2 inline-flex min-h-11 items-center text-small font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          {t('FILTER_RESET')}
        </AppLink>
      )}
    </form>
  )
}
