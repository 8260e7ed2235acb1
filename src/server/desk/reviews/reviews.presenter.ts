import { HIDE_REASONS, REVIEW_STATES, type ReviewState } from '#domain/reviews/review.ts'
import { MARKETS } from '#markets/markets.ts'
import { type DeskPage, page } from '#server/desk/pages/desk-answer.ts'
import { deskTable } from '#server/desk/pages/desk-table.ts'
import { deskMoment } from '#server/desk/pages/desk-time.ts'
import { type Html, html } from '#server/desk/pages/html.ts'
import { CATEGORY_LABELS, HIDE_REASON_LABELS, REVIEW_STATE_LABELS } from './review-labels.ts'
import { DESK_REVIEWS, type DeskReview } from './reviews.repository.ts'

export const REVIEWS_PATH = '/desk/reviews'

export interface ReviewsView {
  readonly state: ReviewState
  readonly reviews: readonly DeskReview[]
  readonly counts: Readonly<Record<ReviewState, number>>
}

const buildReviewPath = ({ id }: Pick<DeskReview, 'id'>): string => `${REVIEWS_PATH}/${id}`

const stateLinks = ({ state, counts }: ReviewsView): Html =>
  html`<ul>${REVIEW_STATES.map(
    (each) =>
      html`<li><a href="${REVIEWS_PATH}?state=${each}"${each === state && html` aria-current="page"`}>${REVIEW_STATE_LABELS[each]}</a> (${counts[each]})</li>`,
  )}</ul>`

const publishForm = (
  review: DeskReview,
): Html => html`<form method="post" action="${buildReviewPath(review)}">
<input type="hidden" name="decision" value="publish"><button aria-label="${review.state === 'hidden' ? 'Restore' : 'Publish'} review ${review.id}">${review.state === 'hidden' ? 'Restore' : 'Publish'}</button></form>`

const hideForm = (review: DeskReview): Html => html`<form method="post" action="${buildReviewPath(review)}">
<input type="hidden" name="decision" value="hide">
<select name="reason" required aria-label="Reason to hide review ${review.id}"><option value="">Choose a reason</option>${HIDE_REASONS.map(
  (reason) => html`<option value="${reason}">${HIDE_REASON_LABELS[reason]}</option>`,
)}</select> <button aria-label="Hide review ${review.id}">Hide</button></form>`

const COLUMNS = [
  { title: 'No.', isNumber: true },
  { title: 'What the seller wrote' },
  { title: 'Shop' },
  { title: 'Kind of device' },
  { title: 'Written' },
  { title: 'Decision' },
]

const toRow = (review: DeskReview) => [
  review.id,
  html`<span lang="${MARKETS[review.market].locale}">${review.sentence}</span>`,
  review.market,
  CATEGORY_LABELS[review.categoryId],
  deskMoment(review.writtenAtMs),
  html`${review.hideReason && html`<p>${HIDE_REASON_LABELS[review.hideReason]}</p>`}${review.state !== 'published' && publishForm(review)}${review.state !== 'hidden' && hideForm(review)}`,
]

const nextLink = ({ state, reviews }: ReviewsView): Html | null => {
  const last = reviews.at(-1)
  return last && reviews.length === DESK_REVIEWS
    ? html`<p><a href="${REVIEWS_PATH}?state=${state}&after=${last.id}">More</a></p>`
    : null
}

/** Reviews in one state. The stars aren't shown: they must not decide. */
export const presentReviews = (view: ReviewsView): DeskPage =>
  page({
    title: 'Reviews',
    body: html`<p>Decide by the words alone. An opinion of us, good or bad, is no reason to hide a review. You don’t see the stars, and the shop shows how many reviews are hidden and why.</p>
${stateLinks(view)}
${
  view.reviews.length === 0
    ? html`<p>There are no reviews in this list.</p>`
    : deskTable({ caption: REVIEW_STATE_LABELS[view.state], columns: COLUMNS, rows: view.reviews.map(toRow) })
}${nextLink(view)}`,
  })
