import { TEXTS } from '../messages/texts.ts'
import { describeError } from '../platform/api/describe-error.ts'
import { DESK_BUTTON } from '../ui/button-style.ts'
import { Screen } from '../ui/screen.tsx'

export interface ErrorScreenProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** Instead of a screen whose data didn't come. */
export const ErrorScreen = ({ error, onRetry }: ErrorScreenProps) => (
  <Screen title={TEXTS.errors.title}>
    <p role="alert" className="mt-4 max-w-text rounded-field border-l-4 border-error bg-card p-4">
      {describeError(error)}
    </p>
    <button type="button" className={`${DESK_BUTTON.secondary} mt-4`} onClick={onRetry}>
      {TEXTS.retry}
    </button>
  </Screen>
)
