import { useEffect, useRef } from 'react'
import type { InspectionView, QuestionForm } from '#contracts/desk/inspections.ts'
import { pickProven } from '#domain/inspection/pick-proven.ts'
import { TEXTS } from '../../messages/texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { listUnproven, SERIAL_STEP } from './findings.ts'
import { type GroupDevice, hasSameAnswers, isPartOf, type SharedAnswers } from './group-findings.ts'
import { buildApiPath } from './inspection-api.ts'
import { SerialField } from './serial-field.tsx'
import { SerialWarnings } from './serial-warnings.tsx'
import { type Draft, useDraft } from './use-draft.ts'
import { type Photos, usePhotos } from './use-photos.ts'

const T = TEXTS.equalDevices

/** What a row tells its group. */
export interface RowReport
  extends GroupDevice,
    Pick<Draft, 'version' | 'status' | 'change'>,
    Pick<Photos, 'sending' | 'add'> {}

export interface GroupRowProps {
  readonly form: QuestionForm
  readonly view: InspectionView
  readonly work: NonNullable<InspectionView['work']>
  readonly shared: SharedAnswers
  /** The question at hand. */
  readonly at: string | null
  readonly isAtHand: boolean
  readonly isRepeated: boolean
  readonly onReport: (report: RowReport) => void
  /** Whether the focus is in the field of its number, or on one of its buttons. */
  readonly onFocus: (isInNumber: boolean) => void
  readonly onEnter: (serialNumber: string) => void
  readonly onUnreadable: () => void
  readonly onAddPhoto: () => void
  readonly onException: () => void
  readonly onChanged: () => void
}

/** Keeps the group's answers in the draft of one device, as long as that says nothing else. */
function useGroupDraft({ view, work, shared, onChanged }: GroupRowProps): Draft {
  const own = useDraft({ path: buildApiPath(view), work, onLost: onChanged })
  const { draft, change } = own
  const before = useRef(shared)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of the group's answers
  useEffect(() => {
    const isFollowing = hasSameAnswers(draft, before.current) || isPartOf(draft, shared)
    before.current = shared
    if (isFollowing && !hasSameAnswers(draft, shared)) change({ ...draft, ...shared })
  }, [shared])
  return own
}

/** One device of a group: its number, its photos, and the way out of the group. */
export function GroupRow(props: GroupRowProps) {
  const { form, view, work, shared, at, isAtHand, isRepeated } = props
  const { onReport, onFocus, onEnter, onUnreadable, onAddPhoto, onException, onChanged } = props
  const { itemNumber } = view
  const { photos } = work
  const { draft, version, status, change } = useGroupDraft(props)
  const unproven = listUnproven(form, { ...draft, ...shared }, photos)
  const proves = pickProven(unproven, at === SERIAL_STEP ? null : at)
  const { sending, add } = usePhotos({ path: buildApiPath(view), proves, onChanged })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions do the same until one of these changes
  useEffect(() => {
    onReport({ itemNumber, draft, photos, version, status, change, sending, add })
  }, [draft, photos, version, status, sending, proves.join()])
  const differs = status === 'saved' && !hasSameAnswers(draft, shared)
  const name = T.device(itemNumber)
  return (
    <li
      aria-current={isAtHand ? 'true' : undefined}
      className={`grid gap-2 border-t border-line px-3 py-2 ${isAtHand ? 'bg-accent-tint shadow-[inset_3px_0_0_var(--color-accent)]' : ''}`}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a flex row in all browsers, and has a legend */}
      <div
        role="group"
        aria-label={name}
        onFocus={({ target }) => onFocus(target instanceof HTMLInputElement && target.type === 'text')}
        className="flex flex-wrap items-center gap-x-4 gap-y-2"
      >
        <span className="figures min-w-20 font-medium">{name}</span>
        <SerialField
          draft={draft}
          isCurrent={isAtHand && at === SERIAL_STEP}
          onEnter={onEnter}
          onUnreadable={onUnreadable}
        />
        <span className="flex flex-1 flex-wrap items-center justify-end gap-2">
          {photos.map(({ photoId }) => (
            <a key={photoId} href={`/desk/photos/${photoId}`} target="_blank" rel="noreferrer">
              <img
                src={`/desk/photos/${photoId}`}
                alt={T.photoOf(itemNumber)}
                className="size-9 rounded-control border border-line object-cover"
              />
            </a>
          ))}
          {unproven.length > 0 && <Badge tone="late">{TEXTS.inspection.unproven(unproven.length)}</Badge>}
          <button
            type="button"
            aria-label={T.addPhotoOf(itemNumber)}
            className={DESK_BUTTON.secondary}
            onClick={onAddPhoto}
          >
            <DeskIcon name="camera" />
            {sending > 0 ? TEXTS.inspection.sending : T.addPhoto}
          </button>
          <button type="button" className={DESK_BUTTON.quiet} onClick={onException}>
            {T.makeException}
          </button>
        </span>
      </div>
      {isRepeated && (
        <p role="alert" className="text-tiny text-error">
          {T.repeated}
        </p>
      )}
      {differs && (
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone="late">{T.ownAnswers}</Badge>
          <button
            type="button"
            className={DESK_BUTTON.secondary}
            onClick={() => change({ ...draft, ...shared })}
          >
            {T.takeAnswers}
          </button>
        </p>
      )}
      <SerialWarnings device={view} serialNumber={draft.serialNumber} deviceId={null} />
    </li>
  )
}
