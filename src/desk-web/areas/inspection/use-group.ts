import { useEffect, useState } from 'react'
import type { FindingsDraft, InspectionView, QuestionForm } from '#contracts/desk/inspections.ts'
import { TEXTS } from '../../messages/texts.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import {
  createDraft,
  enterSerial,
  listOpenSteps,
  listUnproven,
  markUnreadable,
  SERIAL_STEP,
} from './findings.ts'
import {
  findShared,
  type GroupRest,
  isNothingLeft,
  lacksNumber,
  listRepeated,
  measureRest,
  pickShared,
  type SharedAnswers,
} from './group-findings.ts'
import type { RowReport } from './group-row.tsx'
import { lockGroup } from './lock-group.ts'

export type OpenView = InspectionView & { readonly work: NonNullable<InspectionView['work']> }

const T = TEXTS.equalDevices

function describeRest(rest: GroupRest): string {
  const { openAnswers, missingNumbers, missingPhotos, differing, repeated } = rest
  const parts = [
    openAnswers > 0 && TEXTS.inspection.open(openAnswers),
    missingNumbers > 0 && T.numbersMissing(missingNumbers),
    missingPhotos > 0 && TEXTS.inspection.unproven(missingPhotos),
    differing > 0 && T.differing(differing),
    repeated > 0 && T.repeatedRest,
  ].filter((part) => part !== false)
  return parts.length === 0 ? TEXTS.inspection.complete : parts.join(', ')
}

export interface Group {
  /** The shared answers with the number of the device at hand, as if it were alone. */
  readonly draft: FindingsDraft
  readonly shared: SharedAnswers
  readonly hand: number
  readonly repeated: readonly number[]
  readonly rest: string
  readonly isComplete: boolean
  readonly isLocking: boolean
  readonly status: RowReport['status']
  readonly report: (report: RowReport) => void
  readonly change: (next: FindingsDraft) => void
  readonly moveTo: (at: string | null) => void
  readonly takeInHand: (itemNumber: number, isInNumber: boolean) => void
  readonly enter: (itemNumber: number, serialNumber: string) => void
  readonly markUnreadable: (itemNumber: number) => void
  /** A number that was scanned goes to the device at hand, otherwise to the first one without. */
  readonly scan: (code: string) => void
  /** Adds photos to one device; to the one at hand, or the first that lacks one, if none is given. */
  readonly addPhotos: (files: Iterable<Blob>, itemNumber?: number) => void
  readonly addPhotosOfAll: (files: Iterable<Blob>) => void
  readonly requestLock: () => void
}

interface Options {
  readonly tradeNumber: string
  readonly form: QuestionForm
  readonly views: readonly OpenView[]
  readonly onChanged: () => void
}

/** Answers for several devices at once. Each keeps its own draft on the server; nothing else is stored. */
export function useGroup({ tradeNumber, form, views, onChanged }: Options): Group {
  const [shared, setShared] = useState(() =>
    findShared(
      form,
      views.map(({ work }) => work.draft),
    ),
  )
  const [at, setAt] = useState<string | null>(SERIAL_STEP)
  const [chosenHand, setHand] = useState(
    () => views.find(({ work }) => !work.draft?.serialNumber && !work.draft?.isSerialUnreadable)?.itemNumber,
  )
  const [reports, setReports] = useState<ReadonlyMap<number, RowReport>>(new Map())
  const [isWanted, setIsWanted] = useState(false)
  const [isLocking, setIsLocking] = useState(false)

  const devices = views.flatMap(({ itemNumber }) => reports.get(itemNumber) ?? [])
  const hand = devices.some(({ itemNumber }) => itemNumber === chosenHand)
    ? (chosenHand ?? 0)
    : (views[0]?.itemNumber ?? 0)
  const rest = measureRest(form, shared, devices)
  const isLoaded = devices.length === views.length
  const isComplete = isLoaded && isNothingLeft(rest) && devices.every(({ sending }) => sending === 0)
  const status = (['notSaved', 'saving'] as const).find((one) => devices.some((row) => row.status === one))
  const draft = { ...(reports.get(hand)?.draft ?? createDraft(form)), ...shared, at }

  const lock = async () => {
    setIsLocking(true)
    await lockGroup(tradeNumber, form, devices)
    setIsLocking(false)
    onChanged()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: as soon as everything is on the server
  useEffect(() => {
    if (!isWanted || status !== undefined) return
    setIsWanted(false)
    // Changed at another workstation meanwhile: whoever locks has to look at it first.
    if (isComplete) void lock()
  }, [isWanted, status])

  /** The next device without a number; after the last one, the first open question. */
  const moveOn = (from: number) => {
    const next = devices.find((device) => device.itemNumber !== from && lacksNumber(form, device))
    if (next) setHand(next.itemNumber)
    const question = listOpenSteps(form, { ...createDraft(form), ...shared }).find(
      (step) => step !== SERIAL_STEP,
    )
    setAt(next ? SERIAL_STEP : (question ?? null))
  }
  const enter = (itemNumber: number, serialNumber: string) => {
    const row = reports.get(itemNumber)
    if (!row) return
    setIsWanted(false)
    const entered = enterSerial(form, row.draft, serialNumber)
    row.change(entered)
    if (!lacksNumber(form, { ...row, draft: entered })) moveOn(itemNumber)
  }
  const setUnreadable = (itemNumber: number) => {
    const row = reports.get(itemNumber)
    row?.change(markUnreadable(form, row.draft))
    moveOn(itemNumber)
  }
  const lacksPhoto = (row: RowReport) =>
    listUnproven(form, { ...row.draft, ...shared }, row.photos).length > row.sending
  return {
    draft,
    shared,
    hand,
    repeated: listRepeated(devices),
    rest: describeRest(rest),
    isComplete,
    isLocking: isLocking || isWanted,
    status: status ?? 'saved',
    report: (row) => setReports((before) => new Map(before).set(row.itemNumber, row)),
    change: (next) => {
      setIsWanted(false)
      if (next.isSerialUnreadable && !draft.isSerialUnreadable) return setUnreadable(hand)
      setShared(pickShared(next))
      setAt(next.at)
    },
    moveTo: setAt,
    takeInHand: (itemNumber, isInNumber) => {
      setHand(itemNumber)
      // A button must not lose the focus to the field beside it.
      setAt((before) => (isInNumber ? SERIAL_STEP : before === SERIAL_STEP ? null : before))
    },
    enter,
    markUnreadable: setUnreadable,
    scan: (code) => {
      const open = devices.find((device) => lacksNumber(form, device))
      const target = at === SERIAL_STEP ? hand : open?.itemNumber
      if (target === undefined) showToast({ text: T.allNumbered, tone: 'error' })
      else enter(target, code)
    },
    addPhotos: (files, itemNumber) => {
      const own = reports.get(itemNumber ?? hand)
      const target = itemNumber === undefined && own && !lacksPhoto(own) ? devices.find(lacksPhoto) : own
      const row = target ?? own
      row?.add(files)
    },
    addPhotosOfAll: (files) => {
      const chosen = [...files]
      for (const { add } of devices) add(chosen)
    },
    requestLock: () => {
      if (isComplete) setIsWanted(true)
      else showToast({ text: describeRest(rest), tone: 'error' })
    },
  }
}
