import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { ReturnedDevice } from '#contracts/desk/returns.ts'
import { readTrackingNumber } from '#domain/trades/tracking-number.ts'
import { useDesk } from '../../frame/desk-context.ts'
import { DataList } from '../../lists/data-list.tsx'
import { TEXTS } from '../../messages/texts.ts'
import { buildSalePath } from '../../platform/codes/build-found-path.ts'
import { useLookUp } from '../../platform/codes/use-look-up.ts'
import { useNow } from '../../platform/format/use-now.ts'
import { useScan } from '../../platform/scanner/scanner.ts'
import { Screen } from '../../ui/screen.tsx'
import { AddressDialog } from './address-dialog.tsx'
import { buildReturnColumns, nameReturn } from './return-columns.tsx'
import { RETURNS_QUERY } from './return-queries.ts'
import { RowActions } from './row-actions.tsx'
import { buildBulkActions, useReturnActions } from './use-return-actions.ts'

const texts = TEXTS.returns

const buildHref = ({ tradeNumber, itemNumber }: ReturnedDevice): string =>
  buildSalePath(tradeNumber, itemNumber)

const NONE: readonly ReturnedDevice[] = []

/** Devices that go back: labels, addresses, and what the carrier does with the parcels. */
export function ReturnsScreen() {
  const { me } = useDesk()
  const nowMs = useNow()
  const { data, error, refetch } = useQuery(RETURNS_QUERY)
  const [addressed, setAddressed] = useState<ReturnedDevice | null>(null)
  const actions = useReturnActions()
  const lookUp = useLookUp('find')
  const columns = useMemo(() => buildReturnColumns(data ?? NONE, nowMs), [data, nowMs])
  // The label of a parcel that waits for the carrier hands it over; every other code opens what it belongs to.
  useScan((code) => {
    // Whoever corrects an address has the wrong parcel in mind.
    if (addressed) return
    const scanned = readTrackingNumber(code)
    const isOutgoing = data?.some(
      ({ stage, trackingNumber }) => stage === 'TO_SEND' && trackingNumber === scanned,
    )
    void (isOutgoing ? actions.reportParcel(scanned, 'SCANNED') : lookUp(code))
  })
  return (
    <Screen title={texts.title} lead={texts.lead}>
      <DataList
        id="returns"
        label={texts.title}
        rows={data}
        columns={columns}
        getRowId={nameReturn}
        getHref={buildHref}
        error={error}
        onRetry={() => void refetch()}
        empty={<p>{texts.empty}</p>}
        bulkActions={buildBulkActions(actions)}
        renderActions={(device) => (
          <RowActions
            device={device}
            actions={actions}
            maySeeAddress={me.roles.includes('support')}
            onAddress={setAddressed}
          />
        )}
      />
      {addressed && <AddressDialog device={addressed} onClose={() => setAddressed(null)} />}
    </Screen>
  )
}
