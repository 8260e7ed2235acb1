import type { FormEvent } from 'react'
import type { EmailChangeAsked } from '#contracts/desk/email-change.ts'
import { TEXTS } from '../../messages/texts.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Modal } from '../../ui/modal.tsx'
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
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    action.mutate(
      {
        path: `/desk/api/sales/${tradeNumber}/email-change`,
        json: { email: String(typed.get('email') ?? ''), proof: String(typed.get('proof') ?? '') },
        done: ({ sentTo }) => ({ text: WORDS.sent(sentTo) }),
      },
      { onSuccess: onClose },
    )
  }
  return (
    <Modal
      label={WORDS.title}
      onClose={onClose}
      className="fixed inset-0 m-auto h-fit max-h-[90dvh] w-[min(28rem,94vw)] overflow-y-auto rounded-card"
    >
      <form onSubmit={send} className="grid gap-3 p-5">
        <h2 className="text-screen">{WORDS.title}</h2>
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
        <div className="mt-1 flex flex-wrap justify-end gap-2">
          <button type="button" className={DESK_BUTTON.secondary} onClick={onClose}>
            {TEXTS.cancel}
          </button>
          <button type="submit" className={DESK_BUTTON.primary} disabled={action.isPending}>
            {WORDS.send}
          </button>
        </div>
      </form>
    </Modal>
  )
}
