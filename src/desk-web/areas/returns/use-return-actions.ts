import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReturnedDevice, ReturnStage } from '#contracts/desk/returns.ts'
import type { BulkAction } from '../../lists/selection-bar.tsx'
import { TEXTS } from '../../messages/texts.ts'
import { callApi, downloadFile } from '../../platform/api/call-api.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { RETURNS_KEY } from './return-queries.ts'

const texts = TEXTS.returns

type Devices = readonly ReturnedDevice[]

export type ParcelReport = 'SCANNED' | 'DELIVERED' | 'UNDELIVERABLE'

/** More than a person reads; the list shows what is left to do. */
const SHOWN_REFUSALS = 3

const inStage = (devices: Devices, wanted: ReturnStage): Devices =>
  devices.filter(({ stage }) => stage === wanted)

/** Devices of one sale share a label, and one parcel is reported once. */
const listSales = (devices: Devices): readonly string[] => [
  ...new Set(devices.map(({ tradeNumber }) => tradeNumber)),
]
const listParcels = (devices: Devices): readonly string[] => [
  ...new Set(devices.flatMap(({ trackingNumber }) => trackingNumber ?? [])),
]

const makeLabel = (tradeNumber: string): Promise<unknown> =>
  callApi(`/desk/api/returns/${tradeNumber}/label`, { method: 'POST', json: {} })

const report = (trackingNumber: string, event: ParcelReport): Promise<unknown> =>
  callApi('/desk/api/scans', { method: 'POST', json: { trackingNumber, event } })

/** The server merges a hundred labels at a time; more become several files. */
const PRINTED_TOGETHER = 100

async function printLabels(trackingNumbers: readonly string[]): Promise<void> {
  for (let from = 0; from < trackingNumbers.length; from += PRINTED_TOGETHER)
    await downloadFile('/desk/api/returns/labels', {
      trackingNumbers: trackingNumbers.slice(from, from + PRINTED_TOGETHER),
    })
}

const REPORTED: Readonly<Record<ParcelReport, (trackingNumber: string) => string>> = {
  SCANNED: texts.handedOver,
  DELIVERED: texts.deliveredNow,
  UNDELIVERABLE: texts.cameBackNow,
}

export interface ReturnActions {
  /** Nothing else can be done until this is: the rows may change their places. */
  readonly isRunning: boolean
  readonly makeLabels: (devices: Devices) => Promise<void>
  readonly print: (devices: Devices) => Promise<void>
  readonly handOver: (devices: Devices) => Promise<void>
  readonly reportParcel: (trackingNumber: string, event: ParcelReport) => Promise<void>
}

/** What people do with parcels that go back: with one, or with all that are selected. */
export function useReturnActions(): ReturnActions {
  const client = useQueryClient()
  const [isRunning, setIsRunning] = useState(false)
  /** One after the other. What is refused is named, and the others go on. */
  const run = async (
    wanted: readonly string[],
    act: (one: string) => Promise<unknown>,
    describeDone: (count: number) => string,
  ) => {
    setIsRunning(true)
    const refusals: string[] = []
    for (const one of wanted)
      await act(one).catch((error: unknown) => refusals.push(`${one}: ${describeError(error)}`))
    const done = wanted.length - refusals.length
    if (done > 0) showToast({ text: describeDone(done) })
    for (const text of refusals.slice(0, SHOWN_REFUSALS)) showToast({ text, tone: 'error' })
    await client.invalidateQueries({ queryKey: RETURNS_KEY })
    setIsRunning(false)
  }
  return {
    isRunning,
    makeLabels: async (devices) => {
      const sales = listSales(inStage(devices, 'WITHOUT_LABEL'))
      if (sales.length === 0) showToast({ text: texts.noneToMake, tone: 'error' })
      else await run(sales, makeLabel, texts.labelsMade)
    },
    print: async (devices) => {
      const parcels = listParcels(inStage(devices, 'TO_SEND'))
      if (parcels.length === 0) return showToast({ text: texts.noneToPrint, tone: 'error' })
      try {
        await printLabels(parcels)
      } catch (error) {
        showToast({ text: describeError(error), tone: 'error' })
      }
    },
    handOver: async (devices) => {
      const parcels = listParcels(inStage(devices, 'TO_SEND'))
      if (parcels.length === 0) showToast({ text: texts.noneToHandOver, tone: 'error' })
      else await run(parcels, (one) => report(one, 'SCANNED'), texts.parcelsHandedOver)
    },
    reportParcel: (trackingNumber, event) =>
      run(
        [trackingNumber],
        (one) => report(one, event),
        () => REPORTED[event](trackingNumber),
      ),
  }
}

export const buildBulkActions = ({
  makeLabels,
  print,
  handOver,
}: ReturnActions): readonly BulkAction<ReturnedDevice>[] => [
  { label: texts.makeLabels, run: (devices) => void makeLabels(devices) },
  { label: texts.printAll, run: (devices) => void print(devices) },
  { label: texts.handOver, run: (devices) => void handOver(devices) },
]
