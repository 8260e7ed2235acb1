import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListedPartner } from '#contracts/desk/partners.ts'
import { buildChangeColumn } from '../../lists/change-column.ts'
import { DataList } from '../../lists/data-list.tsx'
import type { ListColumn } from '../../lists/list-column.ts'
import { TEXTS } from '../../messages/texts.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { useOpenPath } from '../../platform/navigation/use-open-path.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { NewRecordDialog } from '../../ui/new-record-dialog.tsx'
import { Screen } from '../../ui/screen.tsx'
import { buildPartnerHref, PARTNERS_QUERY } from './partner-queries.ts'

const T = TEXTS.partners

function findState({ version, isRetired }: ListedPartner): keyof typeof T.states {
  if (isRetired) return 'retired'
  return version > 0 ? 'desk' : 'file'
}

const COLUMNS: readonly ListColumn<ListedPartner>[] = [
  { id: 'name', title: T.columns.name, value: ({ name }) => name },
  { id: 'kind', title: T.columns.kind, value: ({ kind }) => T.kinds[kind], nameChoice: (kind) => kind },
  {
    id: 'state',
    title: T.columns.state,
    value: (row) => T.states[findState(row)],
    nameChoice: (state) => state,
  },
  {
    id: 'places',
    title: T.columns.places,
    value: ({ hosts, origins }) => [...hosts, ...origins].join(', '),
  },
  { id: 'version', title: T.columns.version, value: ({ version }) => version, isNumber: true },
  buildChangeColumn('changed', T.columns.changed, ({ changed }) => changed),
]

const getId = ({ kind, id }: ListedPartner): string => `${kind}/${id}`

/** All brand partners and hosts of the widget, and the way to a new one. */
export function PartnersScreen() {
  const { data, error, refetch } = useQuery(PARTNERS_QUERY)
  const [isAsking, setIsAsking] = useState(false)
  const openPath = useOpenPath()
  return (
    <Screen
      title={T.title}
      lead={T.lead}
      actions={
        <>
          <DeskLink href="/desk/content" className={DESK_BUTTON.quiet}>
            {T.content}
          </DeskLink>
          <button type="button" className={DESK_BUTTON.primary} onClick={() => setIsAsking(true)}>
            {T.newPartner}
          </button>
        </>
      }
    >
      <DataList
        id="partners"
        label={T.title}
        rows={data?.partners}
        columns={COLUMNS}
        getRowId={getId}
        getHref={buildPartnerHref}
        error={error}
        onRetry={() => void refetch()}
        empty={<p>{T.empty}</p>}
      />
      {isAsking && (
        <NewRecordDialog
          title={T.newTitle}
          button={T.start}
          group={{
            label: T.kind,
            choices: Object.entries(T.kinds).map(([value, name]) => ({ value, name })),
            first: 'brand',
          }}
          id={{ label: T.id, maxLength: 40, pattern: '[a-z0-9\\-]{1,40}' }}
          onStart={(kind, id) => openPath(`/desk/partners/${kind}/${id}`)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Screen>
  )
}
