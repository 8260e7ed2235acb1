import { useRef, useState } from 'react'
import { buildSaleReviewUrl } from '#contracts/paths/trades.ts'
import type { OwnReview } from '#contracts/reviews.ts'
import type { TradeView } from '#contracts/trades.ts'
import { countCharacters } from '#domain/contact/tidy-message.ts'
import { checkReview, EMPTY_REVIEW, type ReviewInput, SENTENCE_MAX } from '#domain/reviews/review.ts'
import { HIDE_REASON_TEXTS } from '#messages/hide-reason-text.ts'
import { useFormField } from '#web/forms/form-field.tsx'
import { FormNotice } from '#web/forms/form-notice.tsx'
import { FormProblems } from '#web/forms/form-problems.tsx'
import { MessageField } from '#web/forms/message-field.tsx'
import { SubmitButton } from '#web/forms/submit-button.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { useProblemText } from '#web/forms/use-problem-text.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { callSale } from '#web/trades/call-sale.ts'
import { ReviewStars } from '#web/trades/review-stars.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { SaleChangeProps } from './cancel-sale.tsx'
import { ChangeNotice } from './change-notice.tsx'
import { StarField } from './star-field.tsx'

type ReviewProps = Omit<SaleChangeProps, 'trade'>

const LINK_BUTTON =
  'inline-flex min-h-11 cursor-pointer items-center text-left font-medium text-accent underline underline-offset-4 hover:text-accent-strong'

/** Ends the requests: for this sale it changes nothing any more, but for the next one. */
function RefuseRequests({ access }: Pick<ReviewProps, 'access'>) {
  const t = useTranslate()
  const send = () =>
    callSale<null>(access, buildSaleReviewUrl(access.tradeNumber, '/objection'), {
      method: 'POST',
      answer: 'nothing',
    })
  const { state, submit } = useSubmit(send, () => undefined)
  return (
    <div className="mt-3">
      <FormNotice state={state} doneKey="SALE_REVIEW_OBJECTED" />
      {state.kind !== 'done' && (
        <button type="button" onClick={submit} className={`${LINK_BUTTON} text-small`}>
          {t('SALE_REVIEW_OBJECT')}
        </button>
      )}
    </div>
  )
}

function ReviewForm({ access, onChanged }: ReviewProps) {
  const t = useTranslate()
  const form = useForm<ReviewInput, TradeView>({
    initial: EMPTY_REVIEW,
    check: (values) => {
      const checked = checkReview(values)
      return checked.kind === 'problems' ? checked.problems : []
    },
    send: (values) => callSale<TradeView>(access, buildSaleReviewUrl(access.tradeNumber), { body: values }),
    onDone: (_, changed) => onChanged(changed),
  })
  const sentence = useFormField(form, 'sentence')
  const describeProblem = useProblemText(form.problems)
  const isSending = form.state.kind === 'sending'
  return (
    <form noValidate onSubmit={form.submit} className="mt-4 grid gap-5">
      <FormProblems problems={form.problems} attempt={form.attempt} />
      <StarField
        stars={form.values.stars}
        problem={describeProblem('stars')}
        onChange={(stars) => form.change({ stars })}
      />
      <MessageField
        {...sentence}
        label={t('SALE_REVIEW_SENTENCE')}
        rows={3}
        count={t('SALE_REVIEW_LENGTH', { count: countCharacters(sentence.value), max: SENTENCE_MAX })}
      />
      <div>
        <ChangeNotice state={form.state} lateKey="SALE_REVIEW_LATE" />
        <SubmitButton isSending={isSending}>
          {t(isSending ? 'ACCOUNT_SENDING' : 'SALE_REVIEW_SEND')}
        </SubmitButton>
      </div>
    </form>
  )
}

function useStateText(): (review: OwnReview) => string {
  const t = useTranslate()
  return ({ state, hideReason }) => {
    if (hideReason) return t('SALE_REVIEW_HIDDEN', { reason: t(HIDE_REASON_TEXTS[hideReason]) })
    return t(state === 'published' ? 'SALE_REVIEW_PUBLISHED' : 'SALE_REVIEW_WAITING')
  }
}

function WrittenReview({ review, access, onChanged }: ReviewProps & { readonly review: OwnReview }) {
  const t = useTranslate()
  const stateText = useStateText()
  const send = () => callSale<TradeView>(access, buildSaleReviewUrl(access.tradeNumber), { method: 'DELETE' })
  const { state, submit } = useSubmit(send, onChanged)
  return (
    <>
      <p className="mt-2 max-w-text" role="status">
        {stateText(review)}
      </p>
      <figure className="mt-4 max-w-text border-l-4 border-line pl-4">
        <figcaption className="sr-only">{t('SALE_REVIEW_OWN')}</figcaption>
        <ReviewStars stars={review.stars} />
        <blockquote className="mt-2 wrap-anywhere">{review.sentence}</blockquote>
      </figure>
      <div className="mt-2">
        <ChangeNotice state={state} lateKey="SALE_REVIEW_LATE" />
        <button type="button" onClick={submit} className={LINK_BUTTON}>
          {t('SALE_REVIEW_WITHDRAW')}
        </button>
      </div>
    </>
  )
}

/** What the seller says about a paid sale: asked for, written, or withdrawn. */
export function SaleReview({ trade, access, onChanged }: SaleChangeProps) {
  const t = useTranslate()
  const [isWithdrawn, setWithdrawn] = useState(false)
  const headline = useRef<HTMLHeadingElement>(null)
  const { review } = trade
  // What had the focus is gone afterwards.
  const change = (changed: TradeView) => {
    setWithdrawn(review !== null)
    onChanged(changed)
    headline.current?.focus()
  }
  return (
    <section aria-labelledby="review" className="rounded-card border border-line bg-card p-4 sm:p-5">
      <h2 id="review" ref={headline} tabIndex={-1} className="text-title outline-none">
        {t(review ? 'SALE_REVIEW_OWN' : 'SALE_REVIEW_TITLE')}
      </h2>
      {review ? (
        <WrittenReview review={review} access={access} onChanged={change} />
      ) : (
        <>
          <div role="status">
            {isWithdrawn && (
              <div className="mt-3">
                <Notice tone="plain">
                  <p>{t('SALE_REVIEW_WITHDRAWN')}</p>
                </Notice>
              </div>
            )}
          </div>
          <p className="mt-2 max-w-text text-ink-soft">{t('SALE_REVIEW_TEXT')}</p>
          <ReviewForm access={access} onChanged={change} />
          <RefuseRequests access={access} />
        </>
      )}
    </section>
  )
}
