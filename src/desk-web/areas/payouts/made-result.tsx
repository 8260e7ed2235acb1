import type { MadeBatches } from '#contracts/desk/payouts.ts'
import { TEXTS } from '../../messages/texts.ts'
import { formatMoney } from '../../platform/format/format-money.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { describeMethod, Section, TABLE_LINK } from './parts.tsx'

const texts = TEXTS.payouts.due

/** The batches that were just created, and what couldn't be part of one. */
export function MadeResult({ made }: { readonly made: MadeBatches }) {
  return (
    <div role="status">
      <Section title={texts.created}>
        {made.batches.length === 0 && !made.job && <p>{texts.nothingCreated}</p>}
        {made.job && (
          <p>
            {texts.jobStates[made.job.state]}: {texts.progress(made.job.doneCount, made.job.totalCount)}
          </p>
        )}
        <ul className="grid gap-1">
          {made.batches.map(({ messageId, paymentTypeId, payoutCount, totalInCents, currency }) => (
            <li key={messageId} className="flex flex-wrap gap-x-3">
              <DeskLink href={`/desk/payout-batches/${messageId}`} className={TABLE_LINK}>
                {messageId}
              </DeskLink>
              <span>{describeMethod(paymentTypeId)}</span>
              <span>{texts.payouts(payoutCount)}</span>
              <span className="figures">{formatMoney(totalInCents, currency)}</span>
            </li>
          ))}
        </ul>
      </Section>
      {made.held.length > 0 && (
        <Section title={texts.unpayable}>
          <ul className="grid max-w-3xl gap-1">
            {made.held.map(({ reference, amountInCents, currency, reason }) => (
              <li key={reference}>
                <span className="figures">
                  {reference}, {formatMoney(amountInCents, currency)}
                </span>
                : {texts.problems[reason]}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  )
}
