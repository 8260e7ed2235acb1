import { useState } from 'react'
import type { Compared, Outcome } from '#contracts/desk/inspections.ts'
import { TEXTS } from '../../messages/texts.ts'
import { formatMoney } from '../../platform/format/format-money.ts'
import { formatExactly } from '../../platform/format/format-time.ts'
import { Badge } from '../../ui/badge.tsx'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { describeAnswers, describeStep } from './describe-step.ts'

const T = TEXTS.inspection.compared

interface AnswerCellProps {
  readonly outcome: Outcome
  readonly question: string
  readonly codes: readonly string[]
  readonly photoIds: readonly string[]
}

/** An answer with the photos that prove it. */
function AnswerCell({ outcome, question, codes, photoIds }: AnswerCellProps) {
  const { form } = outcome
  const text = describeAnswers(outcome, question, codes)
  return (
    <td className="px-2 py-2">
      {text || <span className="text-ink-soft">{T.open}</span>}
      {photoIds.length > 0 && (
        <span className="mt-1 flex flex-wrap gap-1.5">
          {photoIds.map((photoId) => (
            <a key={photoId} href={`/desk/photos/${photoId}`} target="_blank" rel="noreferrer">
              <img
                src={`/desk/photos/${photoId}`}
                alt={TEXTS.inspection.photoOf(describeStep(form, question))}
                loading="lazy"
                className="size-20 rounded-control border border-line object-cover"
              />
            </a>
          ))}
        </span>
      )}
    </td>
  )
}

interface ComparedProps {
  readonly outcome: Outcome
  readonly compared: Compared
}

const HEAD = 'px-2 pb-2 text-left align-bottom font-medium'

/** Who has inspected the device when, and what each inspection comes to. */
function Heads({ outcome, compared }: ComparedProps) {
  const { currency } = outcome.declared
  const format = (price: number | null) =>
    price === null ? TEXTS.inspection.noPrice : formatMoney(price, currency)
  return (
    <thead>
      <tr>
        <td />
        <th scope="col" className={HEAD}>
          {T.first}
          <span className="block text-tiny font-normal text-ink-soft">
            {T.by(compared.operator, formatExactly(compared.committedAt))}
          </span>
        </th>
        <th scope="col" className={HEAD}>
          {T.second}
          <span className="block text-tiny font-normal text-ink-soft">
            {formatExactly(outcome.committedAt)}
          </span>
        </th>
      </tr>
      <tr className="border-t border-line">
        <th scope="row" className="py-2 pr-2 text-left font-medium">
          {T.price}
        </th>
        <td className="figures px-2 py-2 font-display text-lg font-semibold">
          {format(compared.priceInCents)}
        </td>
        <td className="figures px-2 py-2 font-display text-lg font-semibold">
          {format(outcome.secondPriceInCents)}
        </td>
      </tr>
    </thead>
  )
}

function SerialRow({ outcome, compared }: ComparedProps) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2 pr-2 text-left font-medium">
        {T.serial}
        {outcome.serialNumber !== compared.serialNumber && (
          <>
            {' '}
            <Badge tone="late">{T.differs}</Badge>
          </>
        )}
      </th>
      <td className="figures px-2 py-2 wrap-anywhere">{compared.serialNumber ?? T.unreadable}</td>
      <td className="figures px-2 py-2 wrap-anywhere">{outcome.serialNumber ?? T.unreadable}</td>
    </tr>
  )
}

/** Two inspections side by side: answers, photos and prices. What differs comes first and is marked. */
export function ComparedInspections({ outcome, compared }: ComparedProps) {
  const [isWhole, setIsWhole] = useState(false)
  const different = compared.answers.filter(({ isDifferent }) => isDifferent)
  const same = compared.answers.filter(({ isDifferent }) => !isDifferent)
  const shown = isWhole || different.length === 0 ? [...different, ...same] : different
  return (
    <section aria-labelledby="compared" className="rounded-card border border-line bg-card p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="compared" className="text-base">
          {T.title}
        </h2>
        {different.length > 0 && (
          <button type="button" className={DESK_BUTTON.quiet} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? T.showDifferences : T.showAll}
          </button>
        )}
      </div>
      <p className="text-ink-soft">{T.lead(different.length)}</p>
      <div className="mt-3 overflow-x-auto">
        <table className="w-full border-collapse">
          <Heads outcome={outcome} compared={compared} />
          <tbody className="align-top">
            <SerialRow outcome={outcome} compared={compared} />
            {shown.map(({ question, first, second, firstPhotoIds, secondPhotoIds, isDifferent }) => (
              <tr key={question} className={`border-t border-line ${isDifferent ? 'bg-tint' : ''}`}>
                <th scope="row" className="py-2 pr-2 pl-1 text-left font-medium">
                  {describeStep(outcome.form, question)}{' '}
                  {isDifferent && <Badge tone="late">{T.differs}</Badge>}
                </th>
                <AnswerCell outcome={outcome} question={question} codes={first} photoIds={firstPhotoIds} />
                <AnswerCell outcome={outcome} question={question} codes={second} photoIds={secondPhotoIds} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
