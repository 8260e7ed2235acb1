import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { type ReactNode, useMemo, useState } from 'react'
import type { DeviceListId, DeviceRow } from '#contracts/desk/lists.ts'
import type { OperatorRole } from '#contracts/desk/operator-roles.ts'
import { useDesk } from '../../frame/desk-context.ts'
import { NotFoundScreen } from '../../frame/not-found-screen.tsx'
import { DataList } from '../../lists/data-list.tsx'
import { TEXTS } from '../../messages/texts.ts'
import { buildSalePath } from '../../platform/codes/build-found-path.ts'
import { useNow } from '../../platform/format/use-now.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { nameDevice } from '../../platform/places/change-place.ts'
import { DESK_BUTTON, TEXT_LINK } from '../../ui/button-style.ts'
import { Screen } from '../../ui/screen.tsx'
import { TAB } from '../../ui/tab-style.ts'
import { buildDeviceColumns } from './device-columns.tsx'
import { buildDeviceListQuery } from './device-queries.ts'
import { ErasureDialog } from './erasure-dialog.tsx'
import { PlaceDialog, type PlaceDialogProps } from './place-dialog.tsx'

function ListTabs({ list }: { readonly list: DeviceListId }) {
  const { me } = useDesk()
  return (
    <nav aria-label={TEXTS.devices.tabs} className="mt-3">
      <ul className="flex gap-1.5 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-1 md:flex-wrap">
        {me.deviceLists.map((id) => (
          <li key={id}>
            <DeskLink
              href={`/desk/lists/${id}`}
              className={TAB}
              aria-current={id === list ? 'page' : undefined}
            >
              {TEXTS.devices.lists[id].title}
            </DeskLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const buildHref = ({ tradeNumber, itemNumber }: DeviceRow): string => buildSalePath(tradeNumber, itemNumber)

/** What operators do with selected devices of a list, and the screen that does it device by device. */
interface ListWork {
  readonly href: string
  readonly title: string
  readonly selected: string
  readonly Dialog: (props: PlaceDialogProps) => ReactNode
}

const ERASING: ListWork = {
  href: '/desk/erase',
  title: TEXTS.erasure.title,
  selected: TEXTS.erasure.recordSelected,
  Dialog: ErasureDialog,
}

const LIST_WORK: Partial<Readonly<Record<DeviceListId, ListWork>>> = {
  bought: {
    href: '/desk/put-away',
    title: TEXTS.places.title,
    selected: TEXTS.places.putAwaySelected,
    Dialog: PlaceDialog,
  },
  'to-erase': ERASING,
  'erasure-overdue': ERASING,
}

const WORKING_ROLES: readonly OperatorRole[] = ['receiver', 'inspector']

/** How many devices have waited too long to be in the list of those to erase. */
function OverdueErasures() {
  const { data } = useQuery(buildDeviceListQuery('erasure-overdue'))
  if (!data || data.rows.length === 0) return null
  return (
    <p className="mt-3">
      <DeskLink href="/desk/lists/erasure-overdue" className={TEXT_LINK}>
        {TEXTS.erasure.overdue(data.rows.length)}
      </DeskLink>
    </p>
  )
}

function DeviceListScreen({ list }: { readonly list: DeviceListId }) {
  const { me } = useDesk()
  const nowMs = useNow()
  const { data, error, refetch } = useQuery(buildDeviceListQuery(list))
  const columns = useMemo(() => buildDeviceColumns(list, nowMs), [list, nowMs])
  const [chosen, setChosen] = useState<readonly DeviceRow[]>([])
  const work = me.roles.some((role) => WORKING_ROLES.includes(role)) ? LIST_WORK[list] : undefined
  const { title, lead, empty } = TEXTS.devices.lists[list]
  return (
    <Screen
      title={title}
      lead={lead}
      actions={
        work && (
          <DeskLink href={work.href} className={DESK_BUTTON.primary}>
            {work.title}
          </DeskLink>
        )
      }
    >
      <ListTabs list={list} />
      {list === 'to-erase' && <OverdueErasures />}
      <DataList
        id={list}
        label={lead}
        rows={data?.rows}
        columns={columns}
        getRowId={nameDevice}
        getHref={buildHref}
        error={error}
        onRetry={() => void refetch()}
        isTruncated={data?.isTruncated ?? false}
        empty={<p>{empty}</p>}
        bulkActions={work ? [{ label: work.selected, run: setChosen }] : []}
      />
      {work && chosen.length > 0 && <work.Dialog devices={chosen} onClose={() => setChosen([])} />}
    </Screen>
  )
}

/** The lists of devices, by what they wait for. */
export function DevicesScreen() {
  const { list } = useParams({ strict: false })
  const { me } = useDesk()
  const known = me.deviceLists.find((id) => id === list)
  return known ? <DeviceListScreen key={known} list={known} /> : <NotFoundScreen />
}
