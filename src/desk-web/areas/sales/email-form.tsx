import type { EmailChangeAsked } from '#contracts/desk/email-change.ts'
import { TEXTS } from '../../messages/texts.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { useSaleAction } from './sale-queries.ts'

const WORDS = TEXTS.emailChange

const FIELD = 'min-h-9 rounded-control border border-edge bg-card px-2 max-md:min-h-11'

interface EmailFormProps {
  readonly tradeNumber: string
  readonly onClose: () => void
}

/** Another mail address, and how its seller has proven to be one. */
export function EmailForm({ tradeNumber, onClose }: EmailFormProps) {
  const action = useSaleAction<EmailChangeAsked>(tradeNumber)
  const send = (typed: FormData) =>
    action.mutate(
      {
        path: `/desk/api/sales/${tradeNumber}/email-change`,
        json: { email: String(typed.get('email') ?? ''), proof: String(typed.get('proof') ?? '') },
        done: ({ sentTo }) => ({ text: WORDS.sent(sentTo) }),
      },
      { onSuccess: onClose },
    )
  return (
    <FormDialog
      title={WORDS.title}
      button={WORDS.send}
      isDisabled={action.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <p className="text-ink-soft">{WORDS.lead}</p>
      <label className="grid gap-1">
        <span className="text-ink-soft">{WORDS.email}</span>
        <input name="email" type="email" required autoComplete="off" maxLength={300} className={FIELD} />
      </label>
      <label className="grid gap-1">
        <span className="text-ink-soft">{WORDS.proof}</span>
        <select name="proof" required defaultValue="" className={FIELD}>
          <option value="" disabled />
          {Object.entries(WORDS.proofs).map(([proof, words]) => (
            <option key={proof} value={proof}>
              {words}
            </option>
          ))}
        </select>
      </label>
    </FormDialog>
  )
}
