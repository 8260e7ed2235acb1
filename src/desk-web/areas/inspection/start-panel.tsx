import type { InspectionView } from '#contracts/desk/inspections.ts'
import { TEXTS } from '../../messages/texts.ts'
import { formatExactly } from '../../platform/format/format-time.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { DESK_BUTTON } from '../../ui/button-style.ts'

const T = TEXTS.inspection

function Taken({ view, onStart }: StartPanelProps) {
  const { latest } = view
  if (!latest) return null
  const { operator, startedAt, progress } = latest
  return (
    <>
      <p>{T.taken(operator, formatExactly(startedAt))}</p>
      {progress !== null && (
        <p role="status" className="figures text-ink-soft">
          {T.takenProgress(progress)}
        </p>
      )}
      <p className="text-ink-soft">{T.takenHint}</p>
      <button type="button" className={DESK_BUTTON.secondary} onClick={() => onStart(true)}>
        {T.takeOver}
      </button>
    </>
  )
}

function Body({ view, onStart }: StartPanelProps) {
  const { stage, tradeNumber, itemNumber } = view
  if (stage === 'TAKEN') return <Taken view={view} onStart={onStart} />
  if (stage === 'START')
    return (
      <>
        <button
          type="button"
          // biome-ignore lint/a11y/noAutofocus: whoever has scanned a device starts with Enter
          autoFocus
          className={DESK_BUTTON.primary}
          onClick={() => onStart(false)}
        >
          {T.start}
        </button>
        <p className="text-ink-soft">{T.startHint}</p>
      </>
    )
  const text = {
    SEEN: T.seen,
    PRICED: T.priced,
    NO_ROLE: T.noRole,
    NOTHING: T.nothing,
    OPEN: '',
    LOCKED: '',
  }[stage]
  return (
    <>
      <p>{text}</p>
      <p className="font-medium">{T.next}</p>
      <p className="flex flex-wrap gap-2">
        <DeskLink href="/desk/inspections" className={DESK_BUTTON.secondary}>
          {T.toList}
        </DeskLink>
        <DeskLink href={`/desk/items/${tradeNumber}/${itemNumber}`} className={DESK_BUTTON.quiet}>
          {T.toDevice}
        </DeskLink>
      </p>
    </>
  )
}

export interface StartPanelProps {
  readonly view: InspectionView
  readonly onStart: (takesOver: boolean) => void
}

/** A device that isn't being inspected by this operator: whether they can start, and who else is at work. */
export const StartPanel = (props: StartPanelProps) => (
  <div className="mt-5 grid max-w-xl justify-items-start gap-3 rounded-card border border-line bg-card p-4">
    <Body {...props} />
  </div>
)
