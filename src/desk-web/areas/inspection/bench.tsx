import { useEffect, useMemo, useRef, useState } from 'react'
import type { FindingsDraft, InspectionView } from '#contracts/desk/inspections.ts'
import { pickProven } from '#domain/inspection/pick-proven.ts'
import { PHOTO_MEDIA_TYPES } from '#domain/uploads/upload-media-types.ts'
import { TEXTS } from '../../messages/texts.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { useDroppedFiles } from '../../platform/photos/use-dropped-files.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { Keys } from '../../ui/keys.tsx'
import { Webcam } from '../../ui/webcam.tsx'
import { BenchKeys } from './bench-keys.tsx'
import { BenchSteps } from './bench-steps.tsx'
import { describeStep } from './describe-step.ts'
import {
  chooseModel,
  collectPhotoIds,
  enterSerial,
  fillBest,
  fitDraft,
  listOpenSteps,
  listUnproven,
  SERIAL_STEP,
  toFindings,
} from './findings.ts'
import { buildApiPath } from './inspection-api.ts'
import { ModelSearch } from './model-search.tsx'
import { PhoneCode } from './phone-code.tsx'
import { PhotosAside } from './photo-thumbs.tsx'
import { SerialWarnings } from './serial-warnings.tsx'
import { SideDecisions } from './side-decisions.tsx'
import { useDraft } from './use-draft.ts'
import { usePhotos } from './use-photos.ts'

const T = TEXTS.inspection

export interface BenchProps {
  readonly view: InspectionView
  readonly work: NonNullable<InspectionView['work']>
  /** A number that was scanned and isn't one of our labels: the device's own. */
  readonly scanned: string | null
  readonly onScanUsed: () => void
  readonly onChanged: () => void
}

const STATUS_TEXTS = { saved: T.saved, saving: T.saving, notSaved: T.notSaved } as const

function describeRest(open: number, unproven: number): string {
  if (open === 0 && unproven === 0) return T.complete
  return [open > 0 && T.open(open), unproven > 0 && T.unproven(unproven)].filter(Boolean).join(', ')
}

/** Records what is found: scan, digits, one key for everything that is best, photos of exceptions, lock. */
export function Bench({ view, work, scanned, onScanUsed, onChanged }: BenchProps) {
  const { form, photos, model } = work
  const path = buildApiPath(view)
  const { draft: saved, version, status, change, goTo } = useDraft({ path, work, onLost: onChanged })
  const draft = useMemo(() => fitDraft(form, saved), [form, saved])
  const [isSearching, setIsSearching] = useState(false)
  /** The questions of the model that was just chosen are on their way. */
  const isAnotherForm = (model?.deviceId ?? null) !== draft.deviceId
  const files = useRef<HTMLInputElement>(null)
  /** What is to be locked as soon as the server has it. */
  const [wanted, setWanted] = useState<FindingsDraft | null>(null)
  const open = listOpenSteps(form, draft)
  const unproven = listUnproven(form, draft, photos)
  const proves = pickProven(unproven, draft.at === SERIAL_STEP ? null : draft.at)
  const { sending, add, sort } = usePhotos({ path, proves, onChanged })
  useDroppedFiles(add)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each scan
  useEffect(() => {
    if (scanned === null) return
    change(enterSerial(form, draft, scanned))
    onScanUsed()
  }, [scanned])

  // biome-ignore lint/correctness/useExhaustiveDependencies: as soon as the server knows which questions to ask
  useEffect(() => {
    if (isAnotherForm && status === 'saved') onChanged()
  }, [isAnotherForm, status])

  const lock = async () => {
    const json = {
      ...toFindings(form, draft),
      photoIds: collectPhotoIds(form, draft, photos),
      draftVersion: version,
    }
    try {
      await callApi(`${path}/findings`, { method: 'POST', json })
    } catch (error) {
      showToast({ text: describeError(error), tone: 'error' })
    }
    onChanged()
  }
  const isComplete = open.length === 0 && unproven.length === 0 && sending === 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: as soon as everything is on the server
  useEffect(() => {
    if (wanted === null) return
    // Changed here or at another workstation: whoever locks has to look at it first.
    if (wanted !== draft) return setWanted(null)
    if (status !== 'saved') return
    setWanted(null)
    void lock()
  }, [wanted, draft, status])

  const requestLock = () => {
    if (isComplete) setWanted(draft)
    else showToast({ text: describeRest(open.length, unproven.length), tone: 'error' })
  }
  /** The server decides where a phone's photo goes, so it has to know the question at hand if there is a choice. */
  const move = (at: string | null) => {
    if (at === draft.at) return
    if (unproven.length > 1) change({ ...draft, at })
    else goTo(at)
  }
  const choosePhoto = () => files.current?.click()
  const become = (deviceId: number | null) => {
    setIsSearching(false)
    change(chooseModel(draft, deviceId))
  }
  if (isAnotherForm)
    return (
      <p role="status" className="mt-4 text-ink-soft">
        {TEXTS.loading}
      </p>
    )
  const target = proves.map((code) => describeStep(form, code)).join(', ')
  return (
    <>
      <BenchKeys
        form={form}
        draft={draft}
        onChange={change}
        onMove={move}
        onBest={() => change(fillBest(form, draft))}
        onPhoto={choosePhoto}
        onLock={requestLock}
        onModel={() => setIsSearching(true)}
      />
      {isSearching && (
        <ModelSearch
          device={view}
          onChoose={({ deviceId }) => become(deviceId)}
          onClose={() => setIsSearching(false)}
        />
      )}
      <div className="mt-4 grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <BenchSteps
          form={form}
          draft={draft}
          photos={photos}
          unproven={unproven}
          models={{ sold: view.device, found: model?.name ?? '', onReset: () => become(null) }}
          onChange={change}
          onMove={move}
          onSort={sort}
        />
        <aside aria-label={T.photos} className="grid gap-4 xl:sticky xl:top-16">
          <SerialWarnings device={view} serialNumber={draft.serialNumber} deviceId={draft.deviceId} />
          <section
            aria-labelledby="photos"
            className="grid gap-2 rounded-card border border-line bg-card p-3"
          >
            <h2 id="photos" className="font-text text-small font-medium tracking-normal">
              {T.photos}
            </h2>
            {target !== '' && <p className="text-tiny text-ink-soft">{T.photosHint(target)}</p>}
            <input
              ref={files}
              type="file"
              multiple
              accept={PHOTO_MEDIA_TYPES.join(',')}
              aria-label={T.addPhoto}
              className="sr-only"
              tabIndex={-1}
              onChange={({ target: { files: chosen }, target: field }) => {
                add([...(chosen ?? [])])
                field.value = ''
              }}
            />
            <button type="button" className={DESK_BUTTON.secondary} onClick={choosePhoto}>
              <DeskIcon name="camera" />
              {sending > 0 ? T.sending : T.addPhoto}
              <Keys keys="p" />
            </button>
            <p className="text-tiny text-ink-soft max-md:hidden">{T.dropHere}</p>
            <PhoneCode path={path} />
            <Webcam onTake={(photo) => add([photo])} />
            <PhotosAside
              photoIds={photos
                .filter(({ proves: codes }) => codes.length === 0)
                .map(({ photoId }) => photoId)}
              onUse={(photoId) => sort(photoId, proves)}
            />
          </section>
        </aside>
      </div>
      <div className="sticky bottom-14 z-10 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper py-3 md:bottom-0">
        <button
          type="button"
          className={DESK_BUTTON.secondary}
          title={T.bestHint}
          onClick={() => change(fillBest(form, draft))}
        >
          {T.best}
          <Keys keys="b" />
        </button>
        <button type="button" className={DESK_BUTTON.secondary} onClick={() => setIsSearching(true)}>
          {T.models.open}
          <Keys keys="m" />
        </button>
        <button
          type="button"
          className={DESK_BUTTON.primary}
          disabled={!isComplete || wanted !== null}
          onClick={requestLock}
        >
          {T.lock}
          <Keys keys="l" className="text-ink" />
        </button>
        <p role="status" className="figures min-w-0 flex-1">
          {describeRest(open.length, unproven.length)}
          <span className={`ml-3 ${status === 'notSaved' ? 'text-error' : 'text-ink-soft'}`}>
            {STATUS_TEXTS[status]}
          </span>
        </p>
      </div>
      <p className="mt-2 text-ink-soft">{T.blind}</p>
      {view.kind === 'inspection' && <SideDecisions path={path} proofCount={0} onDecided={onChanged} />}
    </>
  )
}
