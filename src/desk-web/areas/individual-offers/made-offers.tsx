import { useState } from 'react'
import type { MadeOfferJson, OpenRequest, SentOffer } from '#contracts/desk/individual-offers.ts'
import { useConfirmed } from '../../frame/use-confirmed.ts'
import { TEXTS } from '../../messages/texts.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { formatMoney } from '../../platform/format/format-money.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { DESK_BUTTON, TEXT_LINK } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Moment } from '../../ui/moment.tsx'
import { NoteDialog } from '../../ui/note-dialog.tsx'
import { buildRequestPath, OFFERS_KEY } from './offer-queries.ts'

const T = TEXTS.individualOffers

interface OfferProps {
  readonly request: OpenRequest
  readonly offer: MadeOfferJson
}

function WithdrawPart({ request, offer: { number } }: OfferProps) {
  const [isAsking, setIsAsking] = useState(false)
  const withdraw = useAction(OFFERS_KEY)
  return (
    <>
      <button
        type="button"
        className={DESK_BUTTON.secondary}
        aria-label={T.withdrawOf(number)}
        onClick={() => setIsAsking(true)}
      >
        {T.withdraw}
      </button>
      {isAsking && (
        <NoteDialog
          title={T.withdrawOf(number)}
          lead={T.withdrawText}
          label={T.withdrawReason}
          button={T.withdraw}
          isBusy={withdraw.isPending}
          onClose={() => setIsAsking(false)}
          onSubmit={(reason) =>
            withdraw.mutate(
              {
                path: `${buildRequestPath(request.requestId)}/offers/${number}/withdrawal`,
                json: { reason },
                done: () => T.withdrawn,
              },
              { onSettled: () => setIsAsking(false) },
            )
          }
        />
      )}
    </>
  )
}

function ApprovePart({ request, offer: { number, totalInCents } }: OfferProps) {
  const isConfirmed = useConfirmed()
  const approve = useAction<SentOffer>(OFFERS_KEY)
  return (
    <ConfirmButton
      button={T.approve}
      label={T.approveOf(number)}
      text={T.approveText(formatMoney(totalInCents, request.currency), request.company)}
      tone="primary"
      isDisabled={approve.isPending}
      mayAsk={isConfirmed}
      onConfirm={() =>
        approve.mutate({
          path: `${buildRequestPath(request.requestId)}/offers/${number}/approval`,
          done: () => T.sent,
        })
      }
    />
  )
}

const Lines = ({ request, offer }: OfferProps) => (
  <ul className="mt-2 grid gap-1">
    {offer.lines.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an offer never change
      <li key={index} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-1">
        <span className="min-w-0 wrap-anywhere">
          {line.quantity} × {line.device}
          {line.storageGb > 0 && `, ${line.storageGb} GB`}, {T.condition(line.conditionId)}
          {line.reason !== '' && <span className="block text-tiny text-ink-soft">{line.reason}</span>}
        </span>
        <span className="figures text-right whitespace-nowrap">
          {formatMoney(line.priceInCents, request.currency)}
          {line.priceInCents !== line.rulePriceInCents && (
            <span className="block text-tiny text-ink-soft">
              {T.rulePrice} {formatMoney(line.rulePriceInCents, request.currency)}
            </span>
          )}
        </span>
      </li>
    ))}
  </ul>
)

const TONES: Partial<Record<MadeOfferJson['state'], 'accent' | 'late'>> = { OPEN: 'accent', HELD: 'late' }

function Offer(props: OfferProps) {
  const { request, offer } = props
  return (
    <Card
      title={T.offerTitle(offer.number, formatMoney(offer.totalInCents, request.currency))}
      aside={
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={TONES[offer.state] ?? 'plain'}>{T.states[offer.state]}</Badge>
          {offer.state === 'HELD' && !offer.isOwn && <ApprovePart {...props} />}
          {(offer.state === 'OPEN' || offer.state === 'HELD') && <WithdrawPart {...props} />}
        </span>
      }
    >
      {offer.state === 'HELD' && offer.isOwn && <p className="mb-2">{T.heldOwn}</p>}
      <Facts
        facts={[
          [
            T.offered,
            <span key="offered">
              <Moment iso={offer.createdAt} /> {T.by(offer.operator)}
            </span>,
          ],
          [T.ends, <Moment key="ends" iso={offer.expiresAt} />],
          [T.approvedBy, offer.approvedBy],
          [T.message, offer.message],
          [T.withdrawnBecause, offer.withdrawalReason],
          [
            T.sale,
            offer.tradeNumber && (
              <DeskLink key="sale" href={`/desk/sales/${offer.tradeNumber}`} className={TEXT_LINK}>
                {offer.tradeNumber}
              </DeskLink>
            ),
          ],
        ]}
      />
      <Lines {...props} />
    </Card>
  )
}

/** Everything that was offered for a request, latest first. */
export const MadeOffers = ({ request }: { readonly request: OpenRequest }) =>
  request.offers.map((offer) => <Offer key={offer.number} request={request} offer={offer} />)
