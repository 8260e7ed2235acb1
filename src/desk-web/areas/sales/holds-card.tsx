import { useState } from 'react'
import type { Sale } from '#contracts/desk/sale.ts'
import { useDesk } from '../../frame/desk-context.ts'
import { useConfirmed } from '../../frame/use-confirmed.ts'
import { TEXTS } from '../../messages/texts.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { DESK_BUTTON, TEXT_LINK } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { Moment } from '../../ui/moment.tsx'
import { NoteDialog } from '../../ui/note-dialog.tsx'
import { useSaleAction } from './sale-queries.ts'

const WORDS = TEXTS.sale.holds

type Hold = Sale['holds'][number]

const isOperatorHold = ({ reason, isOpen }: Hold): boolean => isOpen && reason === 'HELD_BY_OPERATOR'

/** What is being asked for: a new hold, or the end of one. */
type Asked = 'hold' | Hold

function HoldDialog(props: { readonly sale: Sale; readonly asked: Asked; readonly onClose: () => void }) {
  const { sale, asked, onClose } = props
  const { tradeNumber } = sale
  const action = useSaleAction(tradeNumber)
  const isNew = asked === 'hold'
  const path = isNew ? `/desk/api/payouts/${tradeNumber}/hold` : `/desk/api/held-payouts/${asked.id}/release`
  const done = () => ({ text: isNew ? WORDS.held : WORDS.releasedNow })
  return (
    <NoteDialog
      title={isNew ? WORDS.hold : WORDS.releaseTitle}
      lead={isNew ? WORDS.holdLead : WORDS.releaseLead}
      label={isNew ? WORDS.holdNote : WORDS.releaseNote}
      button={isNew ? WORDS.hold : WORDS.release}
      isBusy={action.isPending}
      onSubmit={(note) => action.mutate({ path, json: { note }, done }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}

interface HoldRowProps {
  readonly hold: Hold
  readonly canDecide: boolean
  readonly onRelease: () => void
}

/** Other holds than those of operators have facts to compare first, which have a page of their own. */
function HoldRow({ hold, canDecide, onRelease }: HoldRowProps) {
  const { id, reason, since, isOpen, releasedBy, releaseNote } = hold
  return (
    <li className="border-t border-line py-1.5 first:border-t-0">
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone={isOpen ? 'late' : 'plain'}>{isOpen ? WORDS.open : WORDS.ended}</Badge>
        {TEXTS.holds[reason]}
        {isOpen && canDecide && !isOperatorHold(hold) && (
          <DeskLink href={`/desk/held-payouts/${id}`} className={TEXT_LINK}>
            {WORDS.decide}
          </DeskLink>
        )}
        {canDecide && isOperatorHold(hold) && (
          <button type="button" className={DESK_BUTTON.secondary} onClick={onRelease}>
            {WORDS.release}
          </button>
        )}
      </span>
      <span className="text-tiny text-ink-soft">
        <Moment iso={since} />{' '}
        {releasedBy && WORDS.released(releasedBy, releaseNote ? `: ${releaseNote}` : '')}
      </span>
    </li>
  )
}

/** What holds the payouts of a sale. Support and payouts may hold them, payouts release them. */
export function HoldsCard({ sale }: { readonly sale: Sale }) {
  const { me } = useDesk()
  const isConfirmed = useConfirmed()
  const [asked, setAsked] = useState<Asked | null>(null)
  const canHold = me.roles.some((role) => role === 'payout' || role === 'support')
  return (
    <Card title={WORDS.title}>
      {sale.holds.length === 0 && <p className="text-ink-soft">{WORDS.none}</p>}
      <ul>
        {sale.holds.map((hold) => (
          <HoldRow
            key={hold.id}
            hold={hold}
            canDecide={me.roles.includes('payout')}
            onRelease={() => isConfirmed() && setAsked(hold)}
          />
        ))}
      </ul>
      {canHold && !sale.holds.some(isOperatorHold) && (
        <button type="button" className={`${DESK_BUTTON.secondary} mt-2`} onClick={() => setAsked('hold')}>
          {WORDS.hold}
        </button>
      )}
      {asked !== null && <HoldDialog sale={sale} asked={asked} onClose={() => setAsked(null)} />}
    </Card>
  )
}
