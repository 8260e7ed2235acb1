import type { ReactNode } from 'react'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Notice } from '#web/ui/notice.tsx'

interface Choice {
  readonly label: string
  readonly onChoose: () => void
}

export interface EarlierNoticeProps {
  /** Says what has arrived, and that the latest changes are not part of it. */
  readonly children: ReactNode
  readonly keep: Choice
  /** Sends the form as another request. */
  readonly sendAgain: Choice
}

/** An earlier version has arrived, although its answer was lost; nothing is sent twice unless the visitor wants it. */
export function EarlierNotice({ children, keep, sendAgain }: EarlierNoticeProps) {
  return (
    <Notice tone="plain">
      <p>{children}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <button type="button" onClick={keep.onChoose} className={BUTTON_STYLES.primary}>
          {keep.label}
        </button>
        <button type="button" onClick={sendAgain.onChoose} className={BUTTON_STYLES.secondary}>
          {sendAgain.label}
        </button>
      </div>
    </Notice>
  )
}
