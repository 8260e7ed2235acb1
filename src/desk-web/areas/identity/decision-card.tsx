import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import type { ShownIdentity } from '#contracts/desk/identity.ts'
import { REFUSAL_REASONS } from '#domain/identity/identity-request.ts'
import { useConfirmed } from '../../frame/use-confirmed.ts'
import { TEXTS } from '../../messages/texts.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { useOpenPath } from '../../platform/navigation/use-open-path.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'

const TEXT = TEXTS.identity

interface Decision {
  readonly path: 'acceptance' | 'refusal'
  readonly reason?: string
  readonly said: string
}

/** Decides on the document that is shown, then goes back to the list. */
function useDecision({ tradeNumber, submittedAt }: ShownIdentity) {
  const client = useQueryClient()
  const openPath = useOpenPath()
  return useMutation({
    mutationFn: ({ path, reason }: Decision) =>
      callApi(`/desk/api/identity/${tradeNumber}/${path}`, {
        method: 'POST',
        // It names the document, so that nobody decides on another one unseen.
        json: reason === undefined ? { submittedAt } : { submittedAt, reason },
      }),
    onSuccess: (_, { said }) => {
      showToast({ text: said })
      void client.invalidateQueries({ queryKey: ['list', '/desk/identity'] })
      openPath('/desk/identity', { replace: true })
    },
    onError: (error) => showToast({ text: describeError(error), tone: 'error' }),
  })
}

/** Accepting needs a second factor, refusing a reason. */
export function DecisionCard({ identity }: { readonly identity: ShownIdentity }) {
  const decision = useDecision(identity)
  const isConfirmed = useConfirmed()
  const reason = useId()
  const refuse = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    decision.mutate({ path: 'refusal', reason: String(typed.get('reason')), said: TEXT.refused })
  }
  return (
    <Card title={TEXT.decide}>
      <p className="max-w-text">{TEXT.acceptText}</p>
      <button
        type="button"
        className={`${DESK_BUTTON.primary} mt-2`}
        disabled={decision.isPending}
        onClick={() => isConfirmed() && decision.mutate({ path: 'acceptance', said: TEXT.accepted })}
      >
        {TEXT.accept}
      </button>
      <form onSubmit={refuse} className="mt-5 grid max-w-text justify-items-start gap-2">
        <p>{TEXT.refuseText}</p>
        <label htmlFor={reason} className="text-ink-soft">
          {TEXT.reason}
        </label>
        <select
          id={reason}
          name="reason"
          required
          className="min-h-9 max-w-full rounded-control border border-edge bg-card px-2 max-md:min-h-11"
        >
          {REFUSAL_REASONS.map((each) => (
            <option key={each} value={each}>
              {TEXT.refusals[each]}
            </option>
          ))}
        </select>
        <button type="submit" className={DESK_BUTTON.secondary} disabled={decision.isPending}>
          {TEXT.refuse}
        </button>
      </form>
    </Card>
  )
}
