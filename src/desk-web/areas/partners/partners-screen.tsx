import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { ListedPartner } from '#contracts/desk/partners.ts'
import { DataList } from '../../lists/data-list.tsx'
import type { ListColumn } from '../../lists/list-column.ts'
import { TEXTS } from '../../messages/texts.ts'
import { formatMoment } from '../../platform/format/format-time.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { useOpenPath } from '../../platform/navigation/use-open-path.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { ChoiceField, CONTROL } from '../../ui/fields.tsx'
import { Modal } from '../../ui/modal.tsx'
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
  {
    id: 'changed',
    title: T.columns.changed,
    value: ({ changed }) => changed?.at ?? null,
    text: ({ changed }) => (changed ? `${formatMoment(changed.at)}, ${changed.by}` : ''),
  },
]

const getId = ({ kind, id }: ListedPartner): string => `${kind}/${id}`

function NewPartnerDialog({ onClose }: { readonly onClose: () => void }) {
  const [kind, setKind] = useState('brand')
  const openPath = useOpenPath()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const id = String(new FormData(event.currentTarget).get('id') ?? '')
    openPath(`/desk/partners/${kind}/${id}`)
  }
  return (
    <Modal
      label={T.newTitle}
      onClose={onClose}
      className="fixed inset-0 m-auto h-fit w-[min(28rem,94vw)] rounded-card"
    >
      <form onSubmit={submit} className="grid gap-3 p-5">
        <h2 className="text-screen">{T.newTitle}</h2>
        <ChoiceField
          label={T.kind}
          value={kind}
          onChange={setKind}
          choices={Object.entries(T.kinds).map(([value, name]) => ({ value, name }))}
        />
        <label className="grid gap-1">
          <span className="text-ink-soft">{T.id}</span>
          <input
            name="id"
            required
            autoComplete="off"
            maxLength={40}
            pattern="[a-z0-9\-]{1,40}"
            className={`${CONTROL} border-edge`}
          />
        </label>
        <div className="mt-1 flex flex-wrap justify-end gap-2">
          <button type="button" className={DESK_BUTTON.secondary} onClick={onClose}>
            {TEXTS.cancel}
          </button>
          <button type="submit" className={DESK_BUTTON.primary}>
            {T.start}
          </button>
        </div>
      </form>
    </Modal>
  )
}

/** All brand partners and hosts of the widget, and the way to a new one. */
export function PartnersScreen() {
  const { data, error, refetch } = useQuery(PARTNERS_QUERY)
  const [isAsking, setIsAsking] = useState(false)
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
      {isAsking && <NewPartnerDialog onClose={() => setIsAsking(false)} />}
    </Screen>
  )
}
