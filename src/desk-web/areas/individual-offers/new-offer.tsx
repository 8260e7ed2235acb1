import { useState } from 'react'
import type { OpenRequest, SentOffer } from '#contracts/desk/individual-offers.ts'
import { INDIVIDUAL_OFFER_DAYS, RAISED_SUM_FOR_TWO_IN_CENTS } from '#domain/offers/individual-offer.ts'
import { useConfirmed } from '../../frame/use-confirmed.ts'
import { TEXTS } from '../../messages/texts.ts'
import { findFieldProblems } from '../../platform/api/find-field-problems.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { formatMoney } from '../../platform/format/format-money.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Facts } from '../../ui/facts.tsx'
import {
  applyShare,
  type DraftLine,
  startDraft,
  sumByRule,
  sumDraft,
  sumRaised,
  toNewLines,
} from './draft-offer.ts'
import { DraftTable } from './draft-table.tsx'
import { buildRequestPath, OFFERS_KEY } from './offer-queries.ts'

const T = TEXTS.individualOffers

const FIELD = 'min-h-9 rounded-control border border-edge bg-card px-2 max-md:min-h-11'

interface ShareProps {
  readonly onApply: (share: { readonly percent: string; readonly reason: string }) => void
  readonly onReset: () => void
}

/** Changes all prices at once. */
function SharePart({ onApply, onReset }: ShareProps) {
  const [percent, setPercent] = useState('')
  const [reason, setReason] = useState('')
  return (
    <div className="flex flex-wrap items-end gap-2">
      <label className="grid gap-1">
        <span className="text-ink-soft">
          {T.share} ({T.shareUnit})
        </span>
        <input
          value={percent}
          inputMode="decimal"
          onChange={({ target }) => setPercent(target.value)}
          className={`${FIELD} w-28 text-right`}
        />
      </label>
      <label className="grid min-w-0 flex-1 gap-1 max-md:basis-full">
        <span className="text-ink-soft">{T.shareReason}</span>
        <input
          value={reason}
          maxLength={200}
          onChange={({ target }) => setReason(target.value)}
          className={`${FIELD} w-full min-w-0`}
        />
      </label>
      <button type="button" className={DESK_BUTTON.secondary} onClick={() => onApply({ percent, reason })}>
        {T.applyShare}
      </button>
      <button type="button" className={DESK_BUTTON.quiet} onClick={onReset}>
        {T.resetPrices}
      </button>
    </div>
  )
}

interface TermsProps {
  readonly days: string
  readonly message: string
  readonly onDays: (days: string) => void
  readonly onMessage: (message: string) => void
}

const Terms = ({ days, message, onDays, onMessage }: TermsProps) => (
  <div className="grid gap-3">
    <label className="grid gap-1">
      <span className="text-ink-soft">{T.days}</span>
      <input
        type="number"
        required
        min={INDIVIDUAL_OFFER_DAYS.min}
        max={INDIVIDUAL_OFFER_DAYS.max}
        value={days}
        onChange={({ target }) => onDays(target.value)}
        className={`${FIELD} w-28`}
      />
    </label>
    <label className="grid gap-1">
      <span className="text-ink-soft">{T.note}</span>
      <textarea
        rows={3}
        maxLength={2_000}
        value={message}
        onChange={({ target }) => onMessage(target.value)}
        className="rounded-control border border-edge bg-card p-2"
      />
    </label>
  </div>
)

interface NewOfferProps {
  readonly request: OpenRequest
  readonly number: number
}

interface ProblemsProps {
  /** By the field of what was sent. */
  readonly problems: Readonly<Record<string, string>>
  readonly lines: ReturnType<typeof toNewLines>
  readonly request: OpenRequest
}

/** What keeps the offer from being sent, with the device that it is about. */
function Problems({ problems, lines, request }: ProblemsProps) {
  const nameDevice = (field: string): string => {
    const line = lines[Number(/^lines\.(\d+)\./.exec(field)?.[1] ?? Number.NaN)]
    return request.lines.find(({ offerId }) => offerId === line?.offerId)?.device ?? ''
  }
  return (
    <div role="alert">
      <ul className="grid gap-1 text-error">
        {Object.entries(problems).map(([field, text]) => (
          <li key={field}>{T.problem(nameDevice(field), text)}</li>
        ))}
      </ul>
    </div>
  )
}

/** Sends what was priced, after a last look at the total. */
function useSending({ request, number }: NewOfferProps, lines: readonly DraftLine[]) {
  const send = useAction<SentOffer>(OFFERS_KEY)
  return {
    isPending: send.isPending,
    problems: findFieldProblems(send.error),
    send: (terms: { readonly days: string; readonly message: string }) =>
      send.mutate({
        method: 'PUT',
        path: `${buildRequestPath(request.requestId)}/offers/${number}`,
        json: { lines: toNewLines(lines), days: Number(terms.days), message: terms.message },
        done: ({ isHeld }) => (isHeld ? T.held : T.sent),
      }),
  }
}

/** What happens when the offer is sent, which depends on how far it is above the rule. */
function describeSending({ currency, company }: OpenRequest, lines: readonly DraftLine[]): string {
  const raised = sumRaised(lines)
  const limit = RAISED_SUM_FOR_TWO_IN_CENTS[currency]
  return raised > limit
    ? T.sendHeldText(formatMoney(raised, currency), formatMoney(limit, currency))
    : T.sendText(formatMoney(sumDraft(lines), currency), company)
}

/** The next offer for a request: every line by the rule until someone types another price. */
export function NewOffer({ request, number }: NewOfferProps) {
  const { currency } = request
  const [lines, setLines] = useState(() => startDraft(request.lines))
  const [days, setDays] = useState(String(INDIVIDUAL_OFFER_DAYS.usual))
  const [message, setMessage] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const isConfirmed = useConfirmed()
  const sending = useSending({ request, number }, lines)
  const total = formatMoney(sumDraft(lines), currency)
  return (
    <Card title={T.newOffer(number)}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (isConfirmed()) setIsAsking(true)
        }}
      >
        <p className="max-w-text text-ink-soft">{T.newOfferLead}</p>
        <SharePart
          onApply={(share) => setLines(applyShare(lines, share))}
          onReset={() => setLines(startDraft(request.lines))}
        />
        <DraftTable lines={lines} currency={currency} onChange={setLines} />
        <p className="text-tiny text-ink-soft">{T.leaveOut}</p>
        <Problems problems={sending.problems} lines={toNewLines(lines)} request={request} />
        <Facts
          facts={[
            [T.ruleTotal, formatMoney(sumByRule(lines), currency)],
            [T.total, <strong key="total">{total}</strong>],
          ]}
        />
        <Terms days={days} message={message} onDays={setDays} onMessage={setMessage} />
        <div className="flex justify-end">
          <button type="submit" className={DESK_BUTTON.primary} disabled={sending.isPending}>
            {T.send}
          </button>
        </div>
      </form>
      {isAsking && (
        <Confirm
          title={T.send}
          text={describeSending(request, lines)}
          action={T.send}
          onClose={() => setIsAsking(false)}
          onConfirm={() => sending.send({ days, message })}
        />
      )}
    </Card>
  )
}
