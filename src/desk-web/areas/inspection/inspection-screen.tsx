import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { InspectionView } from '#contracts/desk/inspections.ts'
import { ErrorScreen } from '../../frame/error-screen.tsx'
import { TEXTS } from '../../messages/texts.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { useLookUp } from '../../platform/codes/use-look-up.ts'
import { formatDay } from '../../platform/format/format-time.ts'
import { buildItemKey } from '../../platform/live/item-key.ts'
import { useScan } from '../../platform/scanner/scanner.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Bench } from './bench.tsx'
import { EqualDevicesOffer } from './equal-devices-offer.tsx'
import { buildApiPath, inspectionQuery } from './inspection-api.ts'
import { isLabel } from './is-label.ts'
import { OutcomePanel } from './outcome-panel.tsx'
import { StartPanel } from './start-panel.tsx'

function Facts({ view }: { readonly view: InspectionView }) {
  const { device, inspectBy, kind, isHazardous } = view
  return (
    <span className="flex flex-wrap items-center gap-2">
      {device}
      {inspectBy && <Badge>{TEXTS.inspection.inspectBy(formatDay(inspectBy))}</Badge>}
      {kind === 'appeal' && <Badge tone="accent">{TEXTS.inspection.appeal}</Badge>}
      {isHazardous && <Badge tone="late">{TEXTS.inspection.hazardous}</Badge>}
    </span>
  )
}

function LoadedInspection({ view }: { readonly view: InspectionView }) {
  const client = useQueryClient()
  const lookUp = useLookUp('inspect')
  const [scanned, setScanned] = useState<string | null>(null)
  const { tradeNumber, itemNumber, stage, kind, work } = view
  const path = buildApiPath(view)
  const refresh = () => client.invalidateQueries({ queryKey: buildItemKey(tradeNumber, itemNumber) })
  const start = async (takesOver: boolean) => {
    try {
      const folder = kind === 'appeal' ? 'appeal-inspections' : 'inspections'
      await callApi(`${path}/${folder}`, { method: 'POST', json: { takesOver } })
    } catch (error) {
      showToast({ text: describeError(error), tone: 'error' })
    }
    await refresh()
  }
  useScan((code) => {
    if (isLabel(code) || (stage !== 'START' && stage !== 'OPEN')) return void lookUp(code)
    // Whoever scans the device itself has it in their hands.
    setScanned(code)
    if (stage === 'START') void start(false)
  })
  const number = `${tradeNumber}-${itemNumber}`
  const title = stage === 'LOCKED' ? TEXTS.inspection.outcomeTitle : TEXTS.inspection.title
  return (
    <Screen title={title(number)} lead={<Facts view={view} />}>
      {work && (
        <Bench
          // Another inspection has answers of its own.
          key={view.latest?.number}
          view={view}
          work={work}
          scanned={scanned}
          onScanUsed={() => setScanned(null)}
          onChanged={() => void refresh()}
        />
      )}
      {stage === 'LOCKED' && <OutcomePanel view={view} onChanged={() => void refresh()} />}
      {!work && stage !== 'LOCKED' && (
        <StartPanel view={view} onStart={(takesOver) => void start(takesOver)} />
      )}
      {/* Below all else: nothing may move when it appears. */}
      {kind === 'inspection' && (stage === 'START' || stage === 'OPEN') && (
        <EqualDevicesOffer device={view} />
      )}
    </Screen>
  )
}

/** The inspection of a device, from the start to the decision. */
export function InspectionScreen() {
  const { trade = '', item = '' } = useParams({ strict: false })
  const device = { tradeNumber: trade.toUpperCase(), itemNumber: Number(item) }
  const { data, error, refetch } = useQuery(inspectionQuery(device))
  if (data) return <LoadedInspection key={`${trade}-${item}`} view={data} />
  if (error) return <ErrorScreen error={error} onRetry={() => void refetch()} />
  return (
    <p role="status" className="text-ink-soft">
      {TEXTS.loading}
    </p>
  )
}
