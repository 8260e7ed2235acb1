import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CatalogueRow } from '#contracts/desk/catalogue.ts'
import { DataList } from '../../lists/data-list.tsx'
import type { ListColumn } from '../../lists/list-column.ts'
import { TEXTS } from '../../messages/texts.ts'
import { nameCode } from '../../platform/format/name-code.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Screen } from '../../ui/screen.tsx'
import { buildCatalogueQuery } from './catalogue-queries.ts'

const T = TEXTS.catalogue

const getRowId = ({ id }: CatalogueRow): string => String(id)
const getHref = ({ id }: CatalogueRow): string => `/desk/catalogue/${id}`

const formatRelease = ({ releaseYear, releaseMonth }: CatalogueRow): string =>
  `${releaseYear}-${String(releaseMonth).padStart(2, '0')}`

const COLUMNS: readonly ListColumn<CatalogueRow>[] = [
  { id: 'device', title: T.device, value: ({ name }) => name },
  {
    id: 'category',
    title: T.category,
    value: ({ category }) => nameCode(category),
    nameChoice: (category) => category,
  },
  {
    id: 'manufacturer',
    title: T.manufacturer,
    value: ({ manufacturer }) => manufacturer,
    nameChoice: (name) => name,
  },
  { id: 'series', title: T.series, value: ({ series }) => series },
  { id: 'release', title: T.release, value: formatRelease },
  { id: 'popularity', title: T.popularity, value: ({ popularity }) => popularity, isNumber: true },
  {
    id: 'markets',
    title: T.markets,
    value: ({ markets }) => markets,
    text: ({ markets }) => T.marketCount(markets),
    isNumber: true,
  },
]

/** Every device, found as people find it. */
export function CatalogueScreen() {
  const [typed, setTyped] = useState('')
  const { data, error, refetch } = useQuery(buildCatalogueQuery(typed))
  return (
    <Screen title={T.title} lead={T.lead}>
      <search>
        <form
          className="mt-3 flex flex-wrap gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            setTyped(String(new FormData(event.currentTarget).get('q') ?? ''))
          }}
        >
          <input
            name="q"
            type="search"
            aria-label={T.search}
            placeholder={T.search}
            maxLength={100}
            autoComplete="off"
            className="min-h-9 min-w-0 flex-1 rounded-control border border-edge bg-card px-2 max-md:min-h-11 sm:max-w-96"
          />
          <button type="submit" className={DESK_BUTTON.secondary}>
            {T.find}
          </button>
        </form>
      </search>
      <DataList
        id="catalogue"
        label={T.title}
        rows={data?.rows}
        columns={COLUMNS}
        getRowId={getRowId}
        getHref={getHref}
        error={error}
        onRetry={() => void refetch()}
        isTruncated={data?.isTruncated ?? false}
        empty={<p>{T.empty}</p>}
      />
    </Screen>
  )
}
