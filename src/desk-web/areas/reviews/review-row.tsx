import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { DeskReview } from '#contracts/desk/reviews.ts'
import { HIDE_REASONS, type ReviewState } from '#domain/reviews/review.ts'
import { TEXTS } from '../../messages/texts.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Moment } from '../../ui/moment.tsx'

const TEXT = TEXTS.reviews

type Decision = { readonly decision: 'publish' } | { readonly decision: 'hide'; readonly reason: string }

function useDecision(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (json: Decision) =>
      callApi<{ readonly state: ReviewState }>(`/desk/api/reviews/${id}/decision`, { method: 'POST', json }),
    onSuccess: ({ state }) => {
      showToast({ text: TEXT.decided[state] })
      return client.invalidateQueries({ queryKey: ['reviews'] })
    },
    onError: (error) => showToast({ text: describeError(error), tone: 'error' }),
  })
}

/** The words of a review, and what can be decided about them. The stars aren't shown: they must not decide. */
export function ReviewRow({ review }: { readonly review: DeskReview }) {
  const { id, sentence, market, language, categoryId, writtenAt, state, hideReason } = review
  const decision = useDecision(id)
  const verb = state === 'hidden' ? TEXT.restore : TEXT.publish
  const hide = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    decision.mutate({ decision: 'hide', reason: String(new FormData(event.currentTarget).get('reason')) })
  }
  return (
    <li className="rounded-card border border-line bg-card p-4">
      <p lang={language} className="max-w-text wrap-break-word">
        {sentence}
      </p>
      <p className="mt-1 text-tiny text-ink-soft">
        {market.toUpperCase()} · {TEXT.categories[categoryId]} · <Moment iso={writtenAt} />
        {hideReason && ` · ${TEXT.reasons[hideReason]}`}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {state !== 'published' && (
          <button
            type="button"
            className={DESK_BUTTON.primary}
            aria-label={TEXT.named(verb, id)}
            disabled={decision.isPending}
            onClick={() => decision.mutate({ decision: 'publish' })}
          >
            {verb}
          </button>
        )}
        {state !== 'hidden' && (
          <form onSubmit={hide} className="flex flex-wrap gap-2">
            <select
              name="reason"
              required
              defaultValue=""
              aria-label={TEXT.reasonFor(id)}
              className="min-h-9 max-w-full rounded-control border border-edge bg-card px-2 max-md:min-h-11"
            >
              <option value="">{TEXT.chooseReason}</option>
              {HIDE_REASONS.map((reason) => (
                <option key={reason} value={reason}>
                  {TEXT.reasons[reason]}
                </option>
              ))}
            </select>
            <button
              type="submit"
              className={DESK_BUTTON.secondary}
              aria-label={TEXT.named(TEXT.hide, id)}
              disabled={decision.isPending}
            >
              {TEXT.hide}
            </button>
          </form>
        )}
      </div>
    </li>
  )
}
