import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { ShownHold } from '#contracts/desk/held-payouts.ts'
import { useConfirmed } from '../../frame/use-confirmed.ts'
import { TEXTS } from '../../messages/texts.ts'
import { formatMoney } from '../../platform/format/format-money.ts'
import { formatMoment } from '../../platform/format/format-time.ts'
import { useShortcut } from '../../platform/keys/shortcuts.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { useOpenPath } from '../../platform/navigation/use-open-path.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Keys } from '../../ui/keys.tsx'
import { Moment } from '../../ui/moment.tsx'
import { NoteDialog } from '../../ui/note-dialog.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Loaded } from './loaded.tsx'
import { Facts, SaleLink, Section } from './parts.tsx'
import { buildHoldQuery } from './queries.ts'
import { useChange } from './use-change.ts'

const texts = TEXTS.payouts.held
const { columns, holdTitles, holdExplanations } = TEXTS.payouts

type Change = ShownHold['changes'][number]

/** What is being decided: to release the payout, or to restore the account from before a change. */
type Decision = 'release' | Change

function listFacts(hold: ShownHold) {
  const { seller, tradeNumber, accountHolder, maskedAccount, dueInCents, currency, since, until } = hold
  const due = dueInCents === 0 ? texts.nothingDue : formatMoney(dueInCents, currency)
  return [
    [columns.sale, <SaleLink key="sale" number={tradeNumber} />],
    ...(seller
      ? [[texts.seller, [seller.name, seller.companyName].filter(Boolean).join(', ')] as const]
      : []),
    [columns.account, [accountHolder, maskedAccount].filter(Boolean).join(', ')],
    ...(seller?.email ? [[texts.email, seller.email] as const] : []),
    ...(seller?.email ? [[texts.phone, seller.phone ?? texts.noPhone] as const] : []),
    [columns.due, due],
    [texts.heldSince, <Moment key="since" iso={since} />],
    [columns.ends, until === null ? texts.whenReleased : <Moment key="until" iso={until} />],
  ] as const
}

const describeChange = ({ changedAt, by }: Change): string => texts.until(formatMoment(changedAt), by)

function EarlierAccounts({
  changes,
  onRestore,
}: Pick<ShownHold, 'changes'> & { onRestore: (change: Change) => void }) {
  return (
    <Section title={texts.restoreTitle}>
      <ul className="grid max-w-3xl gap-3">
        {changes.map((change) => (
          <li key={change.id} className="rounded-card border border-line bg-card p-3">
            <p className="font-medium">
              {change.previousHolder}, {change.previousMasked}
            </p>
            <p className="text-ink-soft">
              {describeChange(change)} {change.isOriginal ? texts.original : texts.later}
            </p>
            <button
              type="button"
              className={`${DESK_BUTTON.secondary} mt-2`}
              onClick={() => onRestore(change)}
            >
              {texts.restore(change.previousMasked)}
            </button>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function DecisionDialog({
  hold,
  decision,
  onClose,
}: {
  hold: ShownHold
  decision: Decision
  onClose: () => void
}) {
  const openPath = useOpenPath()
  const isRelease = decision === 'release'
  const decide = useChange(() => (isRelease ? texts.released : texts.restored))
  const path = `/desk/api/held-payouts/${hold.id}/${isRelease ? 'release' : 'restore'}`
  const submit = (note: string) =>
    decide.mutate(
      { path, json: isRelease ? { note } : { note, changeId: decision.id } },
      { onSuccess: () => openPath('/desk/held-payouts', { replace: true }) },
    )
  return (
    <NoteDialog
      title={isRelease ? texts.releaseTitle : texts.restore(decision.previousMasked)}
      lead={isRelease ? holdExplanations[hold.reason] : decision.isOriginal ? texts.original : texts.later}
      label={texts.checked}
      button={isRelease ? texts.release : texts.restore(decision.previousMasked)}
      isBusy={decide.isPending}
      onSubmit={submit}
      onClose={onClose}
    />
  )
}

function Hold({ hold }: { readonly hold: ShownHold }) {
  const [decision, setDecision] = useState<Decision | null>(null)
  const isConfirmed = useConfirmed()
  const canRelease = hold.until === null
  const choose = (chosen: Decision) => {
    if (isConfirmed()) setDecision(chosen)
  }
  useShortcut(canRelease ? { keys: 'r', label: texts.release, group: 'screen' } : null, () =>
    choose('release'),
  )
  return (
    <Screen
      title={`${holdTitles[hold.reason]}: ${hold.tradeNumber}`}
      actions={
        canRelease && (
          <button type="button" className={DESK_BUTTON.primary} onClick={() => choose('release')}>
            {hold.changes.length > 0 ? texts.releaseKept : texts.release}
            <Keys keys="r" />
          </button>
        )
      }
    >
      <p className="mt-3 max-w-3xl">{holdExplanations[hold.reason]}</p>
      <Facts facts={listFacts(hold)} />
      {hold.facts.length > 0 && (
        <ul className="mt-3 list-disc pl-5">
          {hold.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {hold.changes.length > 0 && <EarlierAccounts changes={hold.changes} onRestore={choose} />}
      {hold.others.length > 0 && (
        <Section title={texts.others}>
          <ul className="grid gap-1">
            {hold.others.map(({ id, reason }) => (
              <li key={id}>
                <DeskLink href={`/desk/held-payouts/${id}`}>{holdTitles[reason]}</DeskLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {decision !== null && (
        <DecisionDialog hold={hold} decision={decision} onClose={() => setDecision(null)} />
      )}
    </Screen>
  )
}

/** One hold: why, the facts, and the decision. */
export function HoldScreen() {
  const { id = '' } = useParams({ strict: false })
  const query = useQuery(buildHoldQuery(id))
  return <Loaded query={query}>{(hold) => <Hold key={hold.id} hold={hold} />}</Loaded>
}
