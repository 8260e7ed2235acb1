import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import type { AuditEntry, AuditKind } from '#contracts/desk/audit-log.ts'
import { TEXTS } from '../../messages/texts.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { readFrom } from '../../platform/api/queries.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { useOpenPath } from '../../platform/navigation/use-open-path.ts'
import { DESK_BUTTON, TEXT_LINK } from '../../ui/button-style.ts'
import { Screen } from '../../ui/screen.tsx'
import { EntryRow } from './entry-row.tsx'

const TEXT = TEXTS.audit

/** As many as the API returns at a time. */
const FULL_PAGE = 100

const FIELD = 'min-h-9 rounded-control border border-edge bg-card px-2 max-md:min-h-11'

/** What the log is filtered by. The address says it, so that it can be shared. */
type Filter = Readonly<Record<'trade' | 'kind' | 'before', string>>

const buildQuery = (filter: Filter) => {
  const pairs = Object.entries(filter).filter(([, value]) => value !== '')
  return queryOptions({
    queryKey: ['audit-log', ...Object.values(filter)],
    queryFn: readFrom<readonly AuditEntry[]>(`/desk/api/audit-log?${new URLSearchParams(pairs)}`),
    staleTime: 0,
  })
}

function FilterForm({ filter: { trade, kind } }: { readonly filter: Filter }) {
  const openPath = useOpenPath()
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const wanted = { trade: String(typed.get('trade') ?? '').trim(), kind: String(typed.get('kind') ?? '') }
    openPath(`/desk/audit-log?${new URLSearchParams(wanted)}`)
  }
  return (
    <form onSubmit={show} className="mt-4 flex flex-wrap items-end gap-3">
      <label className="grid gap-1">
        <span className="text-ink-soft">{TEXT.trade}</span>
        <input name="trade" defaultValue={trade} autoComplete="off" maxLength={20} className={FIELD} />
      </label>
      <label className="grid gap-1">
        <span className="text-ink-soft">{TEXT.show}</span>
        <select name="kind" defaultValue={kind} className={FIELD}>
          {(Object.keys(TEXT.kinds) as AuditKind[]).map((each) => (
            <option key={each} value={each}>
              {TEXT.kinds[each]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={DESK_BUTTON.secondary}>
        {TEXT.show}
      </button>
    </form>
  )
}

function Entries({ entries, filter }: { readonly entries: readonly AuditEntry[]; readonly filter: Filter }) {
  const last = entries.at(-1)
  if (!last) return <p className="mt-6">{filter.trade === '' ? TEXT.empty : TEXT.emptySale}</p>
  const older = new URLSearchParams({ ...filter, before: String(last.id) })
  return (
    <>
      <ul className="mt-4">
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </ul>
      {entries.length === FULL_PAGE && (
        <p className="mt-4">
          <DeskLink href={`/desk/audit-log?${older}`} className={TEXT_LINK}>
            {TEXT.older}
          </DeskLink>
        </p>
      )}
    </>
  )
}

/** Who did what, including what was refused, and who saw whose data. */
export function AuditScreen() {
  const { trade = '', kind = 'all', before = '' } = useSearch({ strict: false })
  const filter = { trade, kind, before }
  const { data, error } = useQuery(buildQuery(filter))
  return (
    <Screen title={TEXT.title} lead={TEXT.lead}>
      <FilterForm key={`${trade} ${kind}`} filter={filter} />
      {error && (
        <p role="alert" className="mt-6">
          {describeError(error)}
        </p>
      )}
      {data && <Entries entries={data} filter={filter} />}
      {!data && !error && (
        <p role="status" className="mt-6 text-ink-soft">
          {TEXTS.loading}
        </p>
      )}
    </Screen>
  )
}
