import { useEffect, useState } from 'react'
import type { ClarificationView, Recomputation } from '#contracts/clarification.ts'
import { CONDITION_QUESTION, MODEL_QUESTION, STORAGE_QUESTION } from '#domain/inspection/findings.ts'
import { priceGrading } from '#domain/inspection/grading.ts'
import { computeFloorShareBp } from '#domain/pricing/floor-share.ts'
import type { PriceBreakdown, PriceLine } from '#domain/pricing/price-device.ts'
import type { PriceRule } from '#domain/pricing/price-rule.ts'
import { formatShare } from '#messages/format-share.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useStorageText } from '#web/platform/i18n/storage-text.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import { BrowserCheck, type CheckState } from './browser-check.tsx'
import type { RecomputedPrice } from './recompute-price.ts'
import { useClarificationMoney, useQuestionTexts } from './use-question-texts.ts'

export interface NewPriceSumProps {
  readonly view: ClarificationView
  readonly recomputation: Recomputation
  readonly result: RecomputedPrice
}

interface LineProps {
  readonly label: string
  readonly amount: string
  /** The remaining share of the price, where the line is a factor. */
  readonly factor?: string | null
  /** Whether the line belongs to a finding. */
  readonly isChanged?: boolean
}

function Line({ label, amount, factor = null, isChanged = false }: LineProps) {
  const t = useTranslate()
  return (
    <div
      className={`flex items-baseline justify-between gap-4 py-1.5 ${isChanged ? '-mx-2 rounded-field bg-amber-tint px-2' : ''}`}
    >
      <dt className="min-w-0 hyphens-auto wrap-break-word">
        {label}
        {factor && <span className="whitespace-nowrap text-ink-soft"> × {factor}</span>}
        {isChanged && <span className="block text-small text-amber">{t('CLARIFICATION_SUM_CHANGED')}</span>}
      </dt>
      <dd className="amount">{amount}</dd>
    </div>
  )
}

/** The factor behind a line; null for a fixed deduction. */
function findFactorBp({ conditions, questions }: PriceRule, { question, answer }: PriceLine): number | null {
  if (question === CONDITION_QUESTION) return conditions.find(({ code }) => code === answer)?.factorBp ?? null
  const answers = questions.find(({ code }) => code === question)?.answers ?? []
  const given = answers.find(({ code }) => code === answer)
  return given && 'factorBp' in given ? given.factorBp : null
}

/** One sum: from a base price to what we pay. */
interface Sum {
  readonly title: string | null
  readonly totalText: string
  readonly rule: PriceRule
  readonly storageGb: number
  readonly breakdown: PriceBreakdown
  /** Questions whose answer differs from the seller's. */
  readonly changed: ReadonlySet<string>
}

interface SumProps extends NewPriceSumProps {
  readonly sum: Sum
}

function useLineProps({ view, recomputation, sum }: SumProps): (line: PriceLine) => LineProps {
  const { locale } = useShop().market
  const t = useTranslate()
  const { effect } = useClarificationMoney(view.currency)
  const words = useQuestionTexts(recomputation)
  return (line) => {
    const { question, answer, effectInCents } = line
    const factorBp = findFactorBp(sum.rule, line)
    return {
      label:
        question === CONDITION_QUESTION
          ? t('BREAKDOWN_CONDITION', { condition: t(`CONDITION_${answer}` as MessageKey) })
          : `${words.question(question)} ${words.answers(question, [answer])}`,
      amount: effect(effectInCents),
      factor: factorBp === null ? null : formatShare(locale, factorBp),
      isChanged: sum.changed.has(question),
    }
  }
}

/** Only the browser's own computation counts as a check: the server rendered the same lines before. */
function useSumCheck({ result }: NewPriceSumProps): CheckState {
  const [state, setState] = useState<CheckState>('open')
  useEffect(() => setState(result.isEqual ? 'valid' : 'invalid'), [result])
  return state
}

function SumCheck(props: NewPriceSumProps) {
  const t = useTranslate()
  const { amount } = useClarificationMoney(props.view.currency)
  return (
    <BrowserCheck
      state={useSumCheck(props)}
      texts={{
        open: (
          <>
            <span className="noscript:hidden">{t('CLARIFICATION_CHECKING')}</span>
            <noscript>
              <span>{t('CLARIFICATION_SUM_NO_SCRIPT')}</span>
            </noscript>
          </>
        ),
        valid: t('CLARIFICATION_SUM_EQUAL', { price: amount(props.result.breakdown.totalInCents) }),
        invalid: t('CLARIFICATION_SUM_DIFFERS'),
        unchecked: '',
      }}
    />
  )
}

function SumLines(props: SumProps) {
  const t = useTranslate()
  const { market } = useShop()
  const storageText = useStorageText()
  const { amount, effect } = useClarificationMoney(props.view.currency)
  const toProps = useLineProps(props)
  const { title, totalText, storageGb, breakdown, changed } = props.sum
  return (
    <>
      {title && <h3 className="mt-6 font-text text-base font-semibold tracking-normal">{title}</h3>}
      <dl className="torn-edge mt-4 rounded-t-card bg-tint px-5 pb-9 pt-4">
        <Line
          label={
            storageGb ? t('BREAKDOWN_BASE_STORAGE', { storage: storageText(storageGb) }) : t('BREAKDOWN_BASE')
          }
          amount={amount(breakdown.baseInCents)}
          isChanged={changed.has(STORAGE_QUESTION) || changed.has(MODEL_QUESTION)}
        />
        {breakdown.lines
          .filter((line) => line.effectInCents !== 0 || changed.has(line.question))
          .map((line) => (
            <Line key={`${line.question} ${line.answer}`} {...toProps(line)} />
          ))}
        {breakdown.floorInCents !== 0 && (
          <Line
            label={t('BREAKDOWN_FLOOR', {
              share: formatShare(market.locale, computeFloorShareBp(breakdown)),
            })}
            amount={effect(breakdown.floorInCents)}
          />
        )}
        {breakdown.roundingInCents !== 0 && (
          <Line label={t('BREAKDOWN_ROUNDING')} amount={effect(breakdown.roundingInCents)} />
        )}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t-2 border-ink pt-3 font-semibold">
          <dt>{totalText}</dt>
          <dd className="amount text-title">{amount(breakdown.totalInCents)}</dd>
        </div>
      </dl>
    </>
  )
}

/** The new offer. Where it is about another model, the first offer comes before it: each from its own base price. */
function useSums({ recomputation, result }: NewPriceSumProps): readonly Sum[] {
  const t = useTranslate()
  const { basis, found, models } = recomputation
  const second: Sum = {
    title: models && t('CLARIFICATION_SUM_FOUND', { device: models.found }),
    totalText: t('CLARIFICATION_NEW'),
    rule: result.rule,
    storageGb: found.storageGb,
    breakdown: result.breakdown,
    changed: new Set(result.findings.map(({ question }) => question)),
  }
  if (!models) return [second]
  const first: Sum = {
    title: t('CLARIFICATION_SUM_SOLD', { device: models.described }),
    totalText: t('CLARIFICATION_QUOTED'),
    rule: basis.rule,
    storageGb: basis.declared.storageGb,
    breakdown: priceGrading(basis, basis.declared).breakdown,
    changed: new Set(),
  }
  return [first, second]
}

/** The second price, line by line, computed by the seller's own browser. */
export function NewPriceSum(props: NewPriceSumProps) {
  const t = useTranslate()
  return (
    <section aria-labelledby="sum" className="min-w-0">
      <h2 id="sum" className="text-section">
        {t('CLARIFICATION_SUM')}
      </h2>
      <p className="mt-2 text-ink-soft">{t('CLARIFICATION_SUM_TEXT')}</p>
      {useSums(props).map((sum) => (
        <SumLines key={sum.totalText} {...props} sum={sum} />
      ))}
      <div className="mt-3">
        <SumCheck {...props} />
      </div>
    </section>
  )
}
