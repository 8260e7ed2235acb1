import type { Removal } from '#domain/cart/removals.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Notice } from '#web/ui/notice.tsx'
import { undoId, useRemovalText } from './use-cart-changes.ts'

export interface UndoNoticeProps {
  readonly removal: Removal
  readonly onUndo: (removal: Removal) => void
}

/** Says what was removed, in its place, and puts it back. */
export function UndoNotice({ removal, onUndo }: UndoNoticeProps) {
  const t = useTranslate()
  const removalText = useRemovalText()
  return (
    <Notice tone="plain">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 wrap-break-word">{removalText(removal)}</p>
        <button
          type="button"
          id={undoId(removal)}
          aria-label={`${t('CART_UNDO')}: ${removal.devices.map(({ name }) => name).join(', ')}`}
          onClick={() => onUndo(removal)}
          className={BUTTON_STYLES.secondary}
        >
          {t('CART_UNDO')}
        </button>
      </div>
    </Notice>
  )
}
