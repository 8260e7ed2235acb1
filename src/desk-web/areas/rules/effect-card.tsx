import { useQuery } from '@tanstack/react-query'
import type { RuleDraft, ShownEffect } from '#contracts/desk/rules.ts'
import { TEXTS } from '../../messages/texts.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { formatMoney } from '../../platform/format/format-money.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { buildEffectQuery } from './rule-queries.ts'

const T = TEXTS.rules

type Effect = ShownEffect['effects'][number]

const formatChange = ({ beforeInCents, afterInCents }: Effect): string => {
  const share = beforeInCents === 0 ? 0 : (afterInCents - beforeInCents) / beforeInCents
  return new Intl.NumberFormat('en-GB', {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(share)
}

const NUMBER = 'figures px-2 py-1.5 text-right'
/** Left out where there is little room. */
const DETAIL = `${NUMBER} max-md:hidden`

const HEADS: readonly (readonly [string, string])[] = [
  [T.columns.devices, NUMBER],
  [T.columns.before, DETAIL],
  [T.columns.after, NUMBER],
  [T.columns.raised, DETAIL],
  [T.columns.lowered, DETAIL],
  [T.columns.refused, NUMBER],
]

const EffectTable = ({ effects }: { readonly effects: readonly Effect[] }) => (
  <table className="w-full border-collapse">
    <thead>
      <tr className="text-tiny text-ink-soft">
        <th scope="col" className="px-2 py-1.5 text-left font-medium">
          {T.columns.category}
        </th>
        {HEADS.map(([title, style]) => (
          <th key={title} scope="col" className={`${style} font-medium`}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {effects.map((effect) => (
        <tr key={`${effect.category} ${effect.currency}`} className="border-t border-line">
          <th scope="row" className="px-2 py-1.5 text-left font-normal">
            {T.groups[effect.category]}
          </th>
          <td className={NUMBER}>{effect.deviceCount}</td>
          <td className={DETAIL}>{formatMoney(effect.beforeInCents, effect.currency)}</td>
          <td className={NUMBER}>
            {formatMoney(effect.afterInCents, effect.currency)} ({formatChange(effect)})
          </td>
          <td className={DETAIL}>{effect.raisedCount}</td>
          <td className={DETAIL}>{effect.loweredCount}</td>
          <td className={NUMBER}>{effect.refusedCount}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

function Measured({ effect }: { readonly effect: ShownEffect }) {
  if (effect.effects.length === 0) return <p>{T.noSales}</p>
  return (
    <>
      <EffectTable effects={effect.effects} />
      {effect.isTruncated && <p className="mt-2 text-tiny text-ink-soft">{T.latestOnly}</p>}
    </>
  )
}

/** What the draft would have paid for what was sold lately. */
export function EffectCard({ draft }: { readonly draft: RuleDraft }) {
  const { data, error, isFetching, refetch } = useQuery(buildEffectQuery(draft.id, draft.revision))
  return (
    <Card title={T.effect}>
      <p className="text-ink-soft">{T.effectLead}</p>
      <div role="status" className="mt-2">
        {data && <Measured effect={data} />}
      </div>
      {error && <p role="alert">{describeError(error)}</p>}
      {!data && (
        <button
          type="button"
          className={DESK_BUTTON.secondary}
          disabled={isFetching || draft.problems.length > 0}
          onClick={() => void refetch()}
        >
          {isFetching ? T.measuring : T.measure}
        </button>
      )}
    </Card>
  )
}
