import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BuyingState, CatalogueRow } from '#contracts/desk/catalogue.ts'
import { DataList } from '../../lists/data-list.tsx'
import type { ListColumn } from '../../lists/list-column.ts'
import { TEXTS } from '../../messages/texts.ts'
import { nameCode } from '../../platform/format/name-code.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Screen } from '../../ui/screen.tsx'
import { buildCatalogueQuery, type CatalogueSearch } from './catalogue-queries.ts'
import { GroupTabs } from './group-tabs.tsx'

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
    id: 'state',
    title: T.state,
    value: ({ state }) => state,
    text: ({ state }) => T.states[state],
    nameChoice: (state) => T.states[state as BuyingState],
  },
  {
    id: 'markets',
    title: T.markets,
    value: ({ markets }) => markets,
    text: ({ markets }) => T.marketCount(markets),
    isNumber: true,
  },
]

const CONTROL = 'min-h-9 rounded-control border border-edge bg-card px-2 max-md:min-h-11'

function SearchForm({ onSearch }: { readonly onSearch: (search: CatalogueSearch) => void }) {
  return (
    <search>
      <form
        className="mt-3 flex flex-wrap gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          const data = new FormData(event.currentTarget)
          // The options of the field are the states.
          const state = String(data.get('state') ?? '') as CatalogueSearch['state']
          onSearch({ typed: String(data.get('q') ?? ''), state })
        }}
      >
        <input
          name="q"
          type="search"
          aria-label={T.search}
          placeholder={T.search}
          maxLength={100}
          autoComplete="off"
          className={`${CONTROL} min-w-0 flex-1 max-md:basis-full sm:max-w-96`}
        />
        <select name="state" aria-label={T.state} className={CONTROL}>
          <option value="">{T.anyState}</option>
          {Object.entries(T.states).map(([state, name]) => (
            <option key={state} value={state}>
              {name}
            </option>
          ))}
        </select>
        <button type="submit" className={DESK_BUTTON.secondary}>
          {T.find}
        </button>
      </form>
    </search>
  )
}

const LINKS = [
  ['/desk/catalogue/duplicates', T.duplicates, DESK_BUTTON.quiet],
  ['/desk/catalogue/import', T.import, DESK_BUTTON.secondary],
  ['/desk/catalogue/new', T.add, DESK_BUTTON.primary],
] as const

/** Every device, found as people find it. */
export function CatalogueScreen() {
  const [search, setSearch] = useState<CatalogueSearch>({ typed: '', state: '' })
  const { data, error, refetch } = useQuery(buildCatalogueQuery(search))
  return (
    <Screen
      title={T.title}
      lead={T.lead}
      actions={LINKS.map(([href, text, style]) => (
        <DeskLink key={href} href={href} className={style}>
          {text}
        </DeskLink>
      ))}
    >
      <SearchForm onSearch={setSearch} />
      <GroupTabs />
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
