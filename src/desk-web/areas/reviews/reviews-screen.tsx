import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { DeskReviewList } from '#contracts/desk/reviews.ts'
import { REVIEW_STATES, type ReviewState } from '#domain/reviews/review.ts'
import { ErrorScreen } from '../../frame/error-screen.tsx'
import { TEXTS } from '../../messages/texts.ts'
import { readFrom } from '../../platform/api/queries.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { TEXT_LINK } from '../../ui/button-style.ts'
import { Screen } from '../../ui/screen.tsx'
import { ReviewRow } from './review-row.tsx'

const TEXT = TEXTS.reviews

/** As many as the API returns at a time. */
const FULL_PAGE = 100

const TAB =
  'inline-flex min-h-9 items-center rounded-full border border-line px-3 whitespace-nowrap text-ink-soft no-underline hover:border-accent aria-[current]:border-transparent aria-[current]:bg-accent-tint aria-[current]:font-medium aria-[current]:text-ink max-md:min-h-11'

const buildQuery = (state: ReviewState, after: string | undefined) => {
  const address = new URLSearchParams(after === undefined ? { state } : { state, after })
  return queryOptions({
    queryKey: ['reviews', state, after ?? ''],
    queryFn: readFrom<DeskReviewList>(`/desk/api/reviews?${address}`),
    // Every answer is in the audit log: nothing asks again while the screen is open.
    refetchOnWindowFocus: false,
    staleTime: 0,
  })
}

function Tabs({ state, counts }: { readonly state: ReviewState; readonly counts: DeskReviewList['counts'] }) {
  return (
    <nav aria-label={TEXT.tabs} className="mt-3">
      <ul className="flex flex-wrap gap-1.5">
        {REVIEW_STATES.map((each) => (
          <li key={each}>
            <DeskLink
              href={`/desk/reviews?state=${each}`}
              className={TAB}
              aria-current={each === state ? 'page' : undefined}
            >
              {TEXT.tab(each, counts[each])}
            </DeskLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Reviews({ list, state }: { readonly list: DeskReviewList; readonly state: ReviewState }) {
  const { reviews, counts } = list
  const last = reviews.at(-1)
  return (
    <>
      <Tabs state={state} counts={counts} />
      {reviews.length === 0 && <p className="mt-6">{TEXT.empty}</p>}
      <ul className="mt-4 grid gap-3">
        {reviews.map((review) => (
          <ReviewRow key={review.id} review={review} />
        ))}
      </ul>
      {last && reviews.length === FULL_PAGE && (
        <p className="mt-4">
          <DeskLink href={`/desk/reviews?state=${state}&after=${last.id}`} className={TEXT_LINK}>
            {TEXT.more}
          </DeskLink>
        </p>
      )}
    </>
  )
}

/** What sellers say about paid sales, by what was decided. */
export function ReviewsScreen() {
  const { state: wanted, after } = useSearch({ strict: false })
  const state = REVIEW_STATES.find((each) => each === wanted) ?? 'waiting'
  const { data, error, refetch } = useQuery(buildQuery(state, after))
  if (error && !data) return <ErrorScreen error={error} onRetry={() => void refetch()} />
  return (
    <Screen title={TEXT.title} lead={TEXT.lead}>
      {data ? (
        <Reviews list={data} state={state} />
      ) : (
        <p role="status" className="mt-6 text-ink-soft">
          {TEXTS.loading}
        </p>
      )}
    </Screen>
  )
}
