import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { SearchAnswer, SearchRow } from '#contracts/desk/search.ts'
import { useRowFocus } from '../../lists/use-row-focus.ts'
import { TEXTS } from '../../messages/texts.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { buildFoundPath, buildSearchPath } from '../../platform/codes/build-found-path.ts'
import { describeFound } from '../../platform/codes/describe-found.ts'
import { buildSearchQuery, isSearchable } from '../../platform/codes/search-query.ts'
import { useSettled } from '../../platform/codes/use-settled.ts'
import { formatDay } from '../../platform/format/format-time.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { useOpenPath } from '../../platform/navigation/use-open-path.ts'
import { Badge } from '../../ui/badge.tsx'
import { Screen } from '../../ui/screen.tsx'

const LIST = 'search'

function ResultRow({
  row,
  index,
  id,
}: {
  readonly row: SearchRow
  readonly index: number
  readonly id: string
}) {
  const { title, person, detail } = describeFound(row)
  return (
    <li
      data-row={index}
      className="relative grid gap-x-4 gap-y-0.5 border-b border-line px-2 py-2.5 focus-within:bg-tint hover:bg-tint md:grid-cols-[11rem_minmax(0,2fr)_minmax(0,3fr)_auto] md:items-center"
    >
      <DeskLink
        id={id}
        href={buildFoundPath(row, 'find')}
        className="figures font-medium no-underline after:absolute after:inset-0 hover:underline max-md:text-base"
      >
        {title}
      </DeskLink>
      <span className="min-w-0 wrap-break-word">{person}</span>
      <span className="min-w-0 text-ink-soft">{detail}</span>
      <span className="flex items-center gap-2 md:justify-end">
        <Badge>{TEXTS.search.matched[row.matched]}</Badge>
        {'createdAt' in row && (
          <time dateTime={row.createdAt} className="figures text-tiny whitespace-nowrap text-ink-soft">
            {formatDay(row.createdAt)}
          </time>
        )}
      </span>
    </li>
  )
}

function Results({ answer }: { readonly answer: SearchAnswer }) {
  const { rows, isTruncated } = answer
  const focus = useRowFocus({ listId: LIST, count: rows.length })
  return (
    <>
      <p role="status" className="figures mt-3 text-tiny text-ink-soft">
        {TEXTS.search.found(rows.length)}
        {isTruncated && ` ${TEXTS.search.truncated}`}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears arrow keys pressed on the links inside */}
      <div data-list={LIST} onKeyDown={focus.onKeyDown} className="mt-1 border-t border-line">
        <ul>
          {rows.map((row, index) => (
            <ResultRow key={focus.buildId(index)} row={row} index={index} id={focus.buildId(index)} />
          ))}
        </ul>
      </div>
    </>
  )
}

/** Everything that fits what was typed: sales, devices, parcels and customers. */
export function SearchScreen() {
  const { q = '' } = useSearch({ strict: false })
  const { pathname } = useLocation()
  const openPath = useOpenPath()
  const [typed, setTyped] = useState(q)
  const settled = useSettled(typed)
  const { data, error } = useQuery(buildSearchQuery(settled))
  // The palette may search for something else while this screen is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed leads to another address, not back
  useEffect(() => {
    if (q !== settled) setTyped(q)
  }, [q])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed changes the address
  useEffect(() => {
    if (settled !== q && settled === typed && pathname === '/desk/search')
      openPath(buildSearchPath(settled), { replace: true })
  }, [settled])
  const isFound = data !== undefined && isSearchable(settled)
  return (
    <Screen title={TEXTS.search.title} lead={TEXTS.search.lead}>
      <input
        type="search"
        // biome-ignore lint/a11y/noAutofocus: whoever opens the search without a text wants to type one
        autoFocus={q === ''}
        aria-label={TEXTS.search.field}
        placeholder={TEXTS.search.field}
        value={typed}
        maxLength={100}
        onChange={({ target }) => setTyped(target.value)}
        className="mt-4 min-h-11 w-full max-w-xl rounded-control border border-edge bg-card px-3"
      />
      {error && (
        <p role="alert" className="mt-4 max-w-text rounded-field border-l-4 border-error bg-card p-4">
          {describeError(error)}
        </p>
      )}
      {isFound && data.rows.length > 0 && <Results answer={data} />}
      {isFound && data.rows.length === 0 && (
        <p role="status" className="mt-6 max-w-text text-ink-soft">
          {TEXTS.search.nothing(settled)}
        </p>
      )}
    </Screen>
  )
}
