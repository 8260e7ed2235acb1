import { useRef } from 'react'
import { readPayoutReference } from '#domain/payouts/payout-reference.ts'
import { PHOTO_MEDIA_TYPES } from '#domain/uploads/upload-media-types.ts'
import { TEXTS } from '../../messages/texts.ts'
import { useShortcut } from '../../platform/keys/shortcuts.ts'
import { useDroppedFiles } from '../../platform/photos/use-dropped-files.ts'
import { useScan } from '../../platform/scanner/scanner.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { Keys } from '../../ui/keys.tsx'
import { Webcam } from '../../ui/webcam.tsx'
import { BenchKeys } from './bench-keys.tsx'
import { fillBest } from './findings.ts'
import { GroupRow } from './group-row.tsx'
import { GroupSteps } from './group-steps.tsx'
import { isLabel } from './is-label.ts'
import { type Group, type OpenView, useGroup } from './use-group.ts'

const T = TEXTS.equalDevices

const STATUS_TEXTS = {
  saved: TEXTS.inspection.saved,
  saving: TEXTS.inspection.saving,
  notSaved: TEXTS.inspection.notSaved,
} as const

/** Which device the chosen files are of. */
type PhotoTarget = number | 'all' | undefined

/** A file field that buttons and keys open. */
function usePhotoField({ addPhotos, addPhotosOfAll }: Group) {
  const field = useRef<HTMLInputElement>(null)
  const target = useRef<PhotoTarget>(undefined)
  const element = (
    <input
      ref={field}
      type="file"
      multiple
      accept={PHOTO_MEDIA_TYPES.join(',')}
      aria-label={TEXTS.inspection.addPhoto}
      className="sr-only"
      tabIndex={-1}
      onChange={({ target: input }) => {
        const files = [...(input.files ?? [])]
        if (target.current === 'all') addPhotosOfAll(files)
        else addPhotos(files, target.current)
        input.value = ''
      }}
    />
  )
  const choose = (of: PhotoTarget) => {
    target.current = of
    field.current?.click()
  }
  return { element, choose }
}

export interface GroupBenchProps {
  readonly tradeNumber: string
  readonly views: readonly [OpenView, ...OpenView[]]
  readonly onScanLabel: (code: string) => void
  readonly onException: (itemNumber: number) => void
  readonly onChanged: () => void
}

/** Several equal devices with one form: a number and photos each, answers for all. */
export function GroupBench({ tradeNumber, views, onScanLabel, onException, onChanged }: GroupBenchProps) {
  const { form } = views[0].work
  const group = useGroup({ tradeNumber, form, views, onChanged })
  const { draft, hand, change } = group
  const photos = usePhotoField(group)
  const fill = () => change(fillBest(form, draft))
  useDroppedFiles((files) => group.addPhotos(files))
  useShortcut({ keys: 'e', label: T.exceptionKey, group: 'screen' }, () => onException(hand))
  useScan((code) => {
    if (!isLabel(code)) return group.scan(code)
    const label = readPayoutReference(code)
    const isHere = views.some(({ itemNumber }) => itemNumber === label?.itemNumber)
    if (label?.tradeNumber === tradeNumber && isHere) group.takeInHand(label.itemNumber, true)
    else onScanLabel(code)
  })
  return (
    <>
      <BenchKeys
        form={form}
        draft={draft}
        onChange={change}
        onMove={group.moveTo}
        onBest={fill}
        onPhoto={() => photos.choose(undefined)}
        onLock={group.requestLock}
        onModel={() => onException(hand)}
      />
      {photos.element}
      <section aria-labelledby="group" className="mt-4 overflow-clip rounded-card border border-line bg-card">
        <div className="flex flex-wrap items-center justify-between gap-2 px-3 py-2">
          <h2 id="group" className="font-text text-small font-medium tracking-normal">
            {T.devices}
          </h2>
          <span className="flex flex-wrap gap-2">
            <Webcam onTake={(photo) => group.addPhotos([photo])} />
            <button
              type="button"
              className={DESK_BUTTON.secondary}
              title={T.addPhotoOfAllHint}
              onClick={() => photos.choose('all')}
            >
              <DeskIcon name="camera" />
              {T.addPhotoOfAll}
            </button>
          </span>
        </div>
        <ul>
          {views.map((view) => (
            <GroupRow
              // Another inspection has answers of its own.
              key={`${view.itemNumber} ${view.latest?.number}`}
              form={form}
              view={view}
              work={view.work}
              shared={group.shared}
              at={draft.at}
              isAtHand={view.itemNumber === hand}
              isRepeated={group.repeated.includes(view.itemNumber)}
              onReport={group.report}
              onFocus={(isInNumber) => group.takeInHand(view.itemNumber, isInNumber)}
              onEnter={(serialNumber) => group.enter(view.itemNumber, serialNumber)}
              onUnreadable={() => group.markUnreadable(view.itemNumber)}
              onAddPhoto={() => photos.choose(view.itemNumber)}
              onException={() => onException(view.itemNumber)}
              onChanged={onChanged}
            />
          ))}
        </ul>
      </section>
      <div className="mt-4">
        <GroupSteps form={form} draft={draft} onChange={change} onMove={group.moveTo} />
      </div>
      <div className="sticky bottom-14 z-10 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper py-3 md:bottom-0">
        <button
          type="button"
          className={DESK_BUTTON.secondary}
          title={TEXTS.inspection.bestHint}
          onClick={fill}
        >
          {TEXTS.inspection.best}
          <Keys keys="b" />
        </button>
        <button
          type="button"
          className={DESK_BUTTON.primary}
          disabled={!group.isComplete || group.isLocking}
          onClick={group.requestLock}
        >
          {T.lock(views.length)}
          <Keys keys="l" className="text-ink" />
        </button>
        <p role="status" className="figures min-w-0 flex-1">
          {group.rest}
          <span className={`ml-3 ${group.status === 'notSaved' ? 'text-error' : 'text-ink-soft'}`}>
            {STATUS_TEXTS[group.status]}
          </span>
        </p>
      </div>
      <p className="mt-2 text-ink-soft">{TEXTS.inspection.blind}</p>
    </>
  )
}
