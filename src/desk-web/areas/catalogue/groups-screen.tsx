import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { GroupRow } from '#contracts/desk/catalogue-groups.ts'
import { GROUP_KINDS, type GroupKind } from '#domain/catalogue/group-kind.ts'
import { NotFoundScreen } from '../../frame/not-found-screen.tsx'
import { DataList } from '../../lists/data-list.tsx'
import type { ListColumn } from '../../lists/list-column.ts'
import { GROUP_TEXTS as T } from '../../messages/group-texts.ts'
import { nameCode } from '../../platform/format/name-code.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Screen } from '../../ui/screen.tsx'
import { AddSeries } from './add-series.tsx'
import { buildGroupsQuery } from './group-queries.ts'
import { GroupTabs } from './group-tabs.tsx'

type Column = ListColumn<GroupRow>

const NAME: Column = { id: 'name', title: T.name, value: ({ name }) => name }
const SERIES: Column = {
  id: 'series',
  title: T.seriesCount,
  value: ({ seriesCount }) => seriesCount,
  isNumber: true,
}
const DEVICES: Column = {
  id: 'devices',
  title: T.deviceCount,
  value: ({ deviceCount }) => deviceCount,
  isNumber: true,
}

const COLUMNS: Readonly<Record<GroupKind, readonly Column[]>> = {
  series: [
    NAME,
    {
      id: 'manufacturer',
      title: T.manufacturer,
      value: ({ manufacturer }) => manufacturer,
      nameChoice: (name) => name,
    },
    {
      id: 'category',
      title: T.category,
      value: ({ category }) => (category === null ? null : nameCode(category)),
      nameChoice: (category) => category,
    },
    DEVICES,
  ],
  manufacturers: [NAME, SERIES, DEVICES],
  categories: [NAME, SERIES, DEVICES],
}

const getRowId = ({ id }: GroupRow): string => id

function GroupsOfKind({ kind }: { readonly kind: GroupKind }) {
  const [typed, setTyped] = useState('')
  const { data, error, refetch } = useQuery(buildGroupsQuery(kind, typed))
  return (
    <Screen title={T.kinds[kind]} lead={T.leads[kind]} actions={kind === 'categories' ? null : <AddSeries />}>
      <GroupTabs open={kind} />
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
        id={`catalogue-${kind}`}
        label={T.kinds[kind]}
        rows={data?.rows}
        columns={COLUMNS[kind]}
        getRowId={getRowId}
        getHref={({ id }) => `/desk/catalogue-groups/${kind}/${id}`}
        error={error}
        onRetry={() => void refetch()}
        isTruncated={data?.isTruncated ?? false}
        empty={<p>{T.empty}</p>}
      />
    </Screen>
  )
}

/** The series, manufacturers or categories of the catalogue. */
export function GroupsScreen() {
  const { groupKind } = useParams({ strict: false })
  const kind = GROUP_KINDS.find((one) => one === groupKind)
  return kind ? <GroupsOfKind key={kind} kind={kind} /> : <NotFoundScreen />
}
