import { TEXTS } from '../../messages/texts.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'

const T = TEXTS.inspection.models

export interface FoundModelProps {
  /** The model that was sold. */
  readonly sold: string
  readonly found: string
  readonly onReset: () => void
}

/** What the device is instead of what was sold. */
export const FoundModel = ({ sold, found, onReset }: FoundModelProps) => (
  <>
    <span className="grid min-w-0 flex-1 content-center">
      <span className="font-medium">{found}</span>
      <span className="text-tiny text-ink-soft">{T.soldAs(sold)}</span>
    </span>
    <button type="button" className={DESK_BUTTON.quiet} onClick={onReset}>
      {T.reset}
    </button>
  </>
)
