import type { ReactNode } from 'react'
import type { ClarificationView, Recomputation } from '#contracts/clarification.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { buildPhotoUrl, type ClarificationLink } from './clarification-link.ts'
import { FindingPhotos } from './finding-photos.tsx'
import { hasSum, type RecomputedPrice, type ShownFinding } from './recompute-price.ts'
import { type QuestionTexts, useClarificationMoney, useQuestionTexts } from './use-question-texts.ts'

interface CellProps {
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
}

function Cell({ label, className = '', children }: CellProps) {
  return (
    <div className={`min-w-0 ${className}`}>
      <dt className="text-small text-ink-soft">{label}</dt>
      <dd className="mt-0.5 hyphens-auto wrap-break-word">{children}</dd>
    </div>
  )
}

interface FindingProps {
  readonly finding: ShownFinding
  readonly words: QuestionTexts
  readonly link: ClarificationLink
  /** Null where there is no price. */
  readonly effect: ((cents: number) => string) | null
}

/** What a finding does; null where another finding already rules the purchase out. */
function useEffectText({ finding, effect }: FindingProps): string | null {
  const t = useTranslate()
  if (finding.effect.kind === 'money') return effect?.(finding.effect.effectInCents) ?? null
  return t(finding.effect.kind === 'noOffer' ? 'EFFECT_NO_OFFER' : 'EFFECT_BLOCKED')
}

function FindingEntry(props: FindingProps) {
  const t = useTranslate()
  const { finding, words, link } = props
  const { question, declared, found, photoIds } = finding
  const [title, result] = [words.question(question), words.answers(question, found)]
  const effectText = useEffectText(props)
  const photos = photoIds.map((photoId, index) => ({
    url: buildPhotoUrl(link, photoId),
    alt: t('CLARIFICATION_PHOTO_ALT', { number: index + 1, question: title, found: result }),
  }))
  return (
    <li className="grid gap-x-8 gap-y-3 border-t border-line py-5 lg:grid-cols-[1fr_2.6fr]">
      <h3 className="font-text text-base font-semibold leading-normal tracking-normal hyphens-auto wrap-break-word">
        {title}
      </h3>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-[1fr_1fr_14rem_8rem]">
        <Cell label={t('CLARIFICATION_SAID')}>{words.answers(question, declared)}</Cell>
        <Cell label={t('CLARIFICATION_FOUND')}>
          <span className="font-semibold">{result}</span>
        </Cell>
        <Cell label={t('CLARIFICATION_PHOTO')} className="max-lg:col-span-2">
          <FindingPhotos photos={photos} />
        </Cell>
        {effectText !== null && (
          <Cell
            label={t('CLARIFICATION_EFFECT')}
            className="max-lg:col-span-2 max-lg:flex max-lg:items-baseline max-lg:justify-between max-lg:gap-4 lg:text-right"
          >
            <span
              className={
                finding.effect.kind === 'money' ? 'amount text-title font-semibold' : 'font-semibold'
              }
            >
              {effectText}
            </span>
          </Cell>
        )}
      </dl>
    </li>
  )
}

function SumLine({ label, amount }: { readonly label: string; readonly amount: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-t border-line py-2 last:border-t-2 last:border-ink last:font-semibold">
      <dt>{label}</dt>
      <dd className="amount">{amount}</dd>
    </div>
  )
}

export interface FindingListProps {
  readonly view: ClarificationView
  readonly recomputation: Recomputation
  readonly result: RecomputedPrice
  readonly link: ClarificationLink
}

/** Every finding, like a lab report: declared, found, proof, and the effect on the price. */
export function FindingList({ view, recomputation, result, link }: FindingListProps) {
  const t = useTranslate()
  const { effect } = useClarificationMoney(view.currency)
  const words = useQuestionTexts(recomputation)
  const { findings, riseInCents, roundingInCents, priceInCents } = result
  return (
    <section aria-labelledby="findings">
      <h2 id="findings" className="text-section">
        {t('CLARIFICATION_FINDINGS')}
      </h2>
      <ol className="mt-4">
        {findings.map((finding) => (
          <FindingEntry
            key={finding.question}
            finding={finding}
            words={words}
            link={link}
            effect={hasSum(result) ? effect : null}
          />
        ))}
      </ol>
      {priceInCents !== null && (
        <dl>
          {riseInCents !== 0 && <SumLine label={t('CLARIFICATION_RISE')} amount={effect(riseInCents)} />}
          {roundingInCents !== 0 && (
            <SumLine label={t('CLARIFICATION_ROUNDING')} amount={effect(roundingInCents)} />
          )}
          <SumLine label={t('CLARIFICATION_DIFFERENCE')} amount={effect(priceInCents - view.quotedInCents)} />
        </dl>
      )}
    </section>
  )
}
