import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { OpenRequest } from '#contracts/desk/individual-offers.ts'
import { ErrorScreen } from '../../frame/error-screen.tsx'
import { TEXTS } from '../../messages/texts.ts'
import { formatMoney } from '../../platform/format/format-money.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Screen } from '../../ui/screen.tsx'
import { MadeOffers } from './made-offers.tsx'
import { NewOffer } from './new-offer.tsx'
import { buildRequestQuery } from './offer-queries.ts'

const T = TEXTS.individualOffers

const Business = ({ request }: { readonly request: OpenRequest }) => (
  <Card title={T.business}>
    <Facts
      facts={[
        [T.company, request.company],
        [T.contact, request.contactPerson],
        [T.email, request.email],
        [T.phone, request.phone],
        [T.received, <Moment key="received" iso={request.createdAt} />],
        [T.asked, formatMoney(request.totalInCents, request.currency)],
        [T.market, request.market.toUpperCase()],
        [T.message, request.message],
      ]}
    />
  </Card>
)

function Request({ request }: { readonly request: OpenRequest }) {
  const [latest] = request.offers
  const number = (latest?.number ?? 0) + 1
  return (
    <Screen
      title={T.requestTitle(request.requestId)}
      lead={request.company}
      actions={
        <DeskLink href="/desk/individual-offers" className={DESK_BUTTON.quiet}>
          {T.allRequests}
        </DeskLink>
      }
    >
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          {request.goneLines > 0 && <p role="note">{T.gone(request.goneLines)}</p>}
          <MadeOffers request={request} />
          {request.lines.length > 0 && <NewOffer key={number} request={request} number={number} />}
        </div>
        <Business request={request} />
      </div>
    </Screen>
  )
}

/** One request: who asks, what we have offered, and the next offer. */
export function RequestScreen() {
  const { request = '' } = useParams({ strict: false })
  const { data, error, refetch } = useQuery(buildRequestQuery(request))
  if (data) return <Request key={data.requestId} request={data} />
  if (error) return <ErrorScreen error={error} onRetry={() => void refetch()} />
  return (
    <p role="status" className="mt-6 text-ink-soft">
      {TEXTS.loading}
    </p>
  )
}
