import { queryOptions, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ShownIdentity } from '#contracts/desk/identity.ts'
import { ErrorScreen } from '../../frame/error-screen.tsx'
import { TEXTS } from '../../messages/texts.ts'
import { readFrom } from '../../platform/api/queries.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { TEXT_LINK } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Screen } from '../../ui/screen.tsx'
import { DecisionCard } from './decision-card.tsx'

const TEXT = TEXTS.identity

const buildQuery = (tradeNumber: string) =>
  queryOptions({
    queryKey: ['identity', tradeNumber],
    queryFn: readFrom<ShownIdentity>(`/desk/api/identity/${tradeNumber}`),
    // Every view is in the audit log: nothing asks again by itself, and nothing is kept.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

function Details({ identity: { tradeNumber, legalBasis, seller, document } }: { identity: ShownIdentity }) {
  return (
    <Card title={TEXT.details}>
      <Facts
        facts={[
          [
            TEXT.sale,
            <DeskLink key="sale" href={`/desk/sales/${tradeNumber}`} className={TEXT_LINK}>
              {tradeNumber}
            </DeskLink>,
          ],
          [TEXT.legalBasis, legalBasis],
          [TEXT.seller, seller?.sellerName],
          [TEXT.address, seller?.sellerAddress],
          [TEXT.born, seller && (seller.birthDate ?? TEXT.notStored)],
          [TEXT.kind, document && TEXT.kinds[document.kind]],
          [TEXT.number, document?.number],
          [TEXT.issuedBy, document?.issuedBy],
          [TEXT.issuedDay, document?.issuedDay],
          [TEXT.expiryDay, document && (document.expiryDay ?? TEXT.noEnd)],
        ]}
      />
    </Card>
  )
}

/** Links, not pictures: each time someone opens a file is in the audit log. */
function Files({ identity: { tradeNumber, sides } }: { readonly identity: ShownIdentity }) {
  return (
    <Card title={TEXT.files}>
      {sides.length === 0 && <p>{TEXT.noFiles}</p>}
      <ul className="flex flex-wrap gap-4">
        {sides.map((side) => (
          <li key={side}>
            <a
              href={`/desk/api/identity/${tradeNumber}/files/${side}`}
              target="_blank"
              rel="noreferrer"
              className={TEXT_LINK}
            >
              {TEXT.sides[side]}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Identity({ identity }: { readonly identity: ShownIdentity }) {
  return (
    <Screen
      title={TEXT.documentTitle(identity.tradeNumber)}
      lead={
        <Badge tone={identity.state === 'SUBMITTED' ? 'accent' : 'plain'}>
          {TEXT.states[identity.state]}
        </Badge>
      }
    >
      <div className="mt-4 grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
        <Details identity={identity} />
        <Files identity={identity} />
        {identity.state === 'SUBMITTED' && <DecisionCard identity={identity} />}
      </div>
    </Screen>
  )
}

/** One document, beside the seller it has to identify. */
export function DocumentScreen() {
  const { trade = '' } = useParams({ strict: false })
  const { data, error, refetch } = useQuery(buildQuery(trade))
  if (data) return <Identity key={data.tradeNumber} identity={data} />
  if (error) return <ErrorScreen error={error} onRetry={() => void refetch()} />
  return (
    <p role="status" className="mt-6 text-ink-soft">
      {TEXTS.loading}
    </p>
  )
}
