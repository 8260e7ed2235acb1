import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'

export interface ListProgressProps {
  readonly done: number
  readonly total: number
  readonly onStop: () => void
}

/** Screen readers announce every tenth, not every portion. */
const TENTHS = 10

/** How much of the list is priced. */
export function ListProgress({ done, total, onStop }: ListProgressProps) {
  const t = useTranslate()
  const announced = total > 0 ? Math.floor((done * TENTHS) / total) * (total / TENTHS) : 0
  return (
    <div className="grid max-w-text gap-3">
      <progress
        aria-label={t('PORTAL_PROGRESS_LABEL')}
        value={total > 0 ? done : undefined}
        max={total > 0 ? total : undefined}
        className="h-3 w-full accent-accent"
      />
      <p aria-hidden="true" className="tabular-nums text-ink-soft">
        {t('PORTAL_PROGRESS', { done, total })}
      </p>
      <p role="status" className="sr-only">
        {t('PORTAL_PROGRESS', { done: Math.floor(announced), total })}
      </p>
      <button type="button" onClick={onStop} className={`${BUTTON_STYLES.secondary} justify-self-start`}>
        {t('PORTAL_STOP')}
      </button>
    </div>
  )
}
