import { useQuery } from '@tanstack/react-query'
import type { HeldPayout } from '#contracts/desk/held-payouts.ts'
import { TEXTS } from '../../messages/texts.ts'
import { formatMoney } from '../../platform/format/format-money.ts'
import { useNow } from '../../platform/format/use-now.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { Age } from '../../ui/age.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Screen } from '../../ui/screen.tsx'
import { type Column, DataTable } from './data-table.tsx'
import { Loaded } from './loaded.tsx'
import { SaleLink, TABLE_LINK } from './parts.tsx'
import { HELD_QUERY } from './queries.ts'

const texts = TEXTS.payouts.held
const { columns, holdTitles } = TEXTS.payouts

function HeldTable({ held }: { readonly held: readonly HeldPayout[] }) {
  const nowMs = useNow()
  const all: readonly Column<HeldPayout>[] = [
    {
      title: columns.reason,
      render: ({ id, reason }) => (
        <DeskLink href={`/desk/held-payouts/${id}`} className={TABLE_LINK}>
          {holdTitles[reason]}
        </DeskLink>
      ),
    },
    { title: columns.sale, render: ({ tradeNumber }) => <SaleLink number={tradeNumber} /> },
    {
      title: columns.due,
      isNumber: true,
      render: ({ dueInCents, currency }) =>
        dueInCents === 0 ? texts.nothingDue : formatMoney(dueInCents, currency),
    },
    { title: columns.holder, hides: 'phone', render: ({ accountHolder }) => accountHolder },
    { title: columns.account, hides: 'tablet', render: ({ maskedAccount }) => maskedAccount },
    { title: columns.facts, hides: 'tablet', render: ({ facts }) => facts.join(' ') },
    {
      title: columns.since,
      isNumber: true,
      hides: 'phone',
      render: ({ since }) => <Age iso={since} nowMs={nowMs} />,
    },
    {
      title: columns.ends,
      hides: 'phone',
      render: ({ until }) => (until === null ? texts.whenReleased : <Moment iso={until} />),
    },
  ]
  return <DataTable caption={texts.lead} columns={all} rows={held} keyOf={({ id }) => id} />
}

/** Every payout that waits for a person, or for time. */
export function HeldScreen() {
  const query = useQuery(HELD_QUERY)
  return (
    <Screen title={texts.title} lead={texts.lead}>
      <Loaded query={query}>
        {(held) => (
          <div className="mt-5">{held.length === 0 ? <p>{texts.nothing}</p> : <HeldTable held={held} />}</div>
        )}
      </Loaded>
    </Screen>
  )
}
