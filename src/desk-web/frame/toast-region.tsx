import { TEXTS } from '../messages/texts.ts'
import { dismissToast, type Toast, useToasts } from '../platform/toasts/toasts.ts'
import { DeskIcon } from '../ui/desk-icon.tsx'

const BUTTON =
  'min-h-9 rounded-control px-2 font-medium underline underline-offset-4 hover:bg-tint max-md:min-h-11'

function ToastCard({ id, text, tone, action }: Toast) {
  return (
    <li
      className={`flex animate-pop items-center gap-2 rounded-field border bg-card py-1 pr-1 pl-4 shadow-lg ${tone === 'error' ? 'border-error' : 'border-line'}`}
    >
      {tone === 'error' && <DeskIcon name="warning" className="size-5 text-error" />}
      <span className="min-w-0 flex-1 py-1.5 wrap-break-word">{text}</span>
      {action && (
        <button
          type="button"
          className={`${BUTTON} text-accent`}
          onClick={() => {
            action.run()
            dismissToast(id)
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={BUTTON} aria-label={TEXTS.close} onClick={() => dismissToast(id)}>
        <DeskIcon name="close" />
      </button>
    </li>
  )
}

/** What has just happened. Screen readers hear it at the next pause. */
export function ToastRegion() {
  const toasts = useToasts((state) => state.toasts)
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-3 bottom-20 z-40 md:inset-x-auto md:right-6 md:bottom-6 md:w-96"
    >
      <ul className="pointer-events-auto grid gap-2">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} {...toast} />
        ))}
      </ul>
    </div>
  )
}
