import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { OfferSheet, PdpData } from '#contracts/catalogue-pages.ts'
import { formatMoney } from '#messages/format-money.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { AddToCartButton, AddToCartNote } from './add-to-cart-button.tsx'
import { ConditionStep } from './condition-step.tsx'
import { PriceCard } from './price-card.tsx'
import { PriceHistoryView } from './price-history.tsx'
import { buildPriceState, type PriceState, type Step } from './price-state.ts'
import { QuestionStep } from './question-step.tsx'
import { StorageStep } from './storage-step.tsx'
import { type AddToCart, useAddToCart } from './use-add-to-cart.ts'
import { type GivenAnswers, useAnswers } from './use-answers.ts'

interface StepProps {
  readonly sheet: OfferSheet
  readonly state: PriceState
  readonly given: GivenAnswers
  readonly step: Step
  readonly onChange: (given: GivenAnswers) => void
}

function StepChoices({ sheet, state, given, step, onChange }: StepProps) {
  switch (step.kind) {
    case 'storage':
      return (
        <StorageStep
          sheet={sheet}
          state={state}
          chosen={given.storageGb}
          onChoose={(storageGb) => onChange({ ...given, storageGb })}
        />
      )
    case 'condition':
      return (
        <ConditionStep
          sheet={sheet}
          state={state}
          chosen={given.conditionId}
          onChoose={(conditionId) => onChange({ ...given, conditionId })}
        />
      )
    case 'question': {
      const { code } = step.question
      const answer = (codes: readonly string[]) =>
        onChange({ ...given, answers: { ...given.answers, [code]: codes } })
      return <QuestionStep sheet={sheet} state={state} question={step.question} onAnswer={answer} />
    }
  }
}

function useStepText(sheet: OfferSheet) {
  const t = useTranslate()
  return (step: Step) => {
    if (step.kind === 'storage') return { question: t('OFFER_STORAGE'), description: t('OFFER_STORAGE_HINT') }
    if (step.kind === 'condition')
      return { question: t('OFFER_CONDITION'), description: t('OFFER_CONDITION_HINT') }
    return sheet.texts[step.question.code] ?? { question: step.question.code, description: '' }
  }
}

const keyOf = (step: Step) => (step.kind === 'question' ? step.question.code : step.kind)

interface StepFrameProps {
  readonly text: { readonly question: string; readonly description: string }
  readonly isCurrent: boolean
  readonly isReady: boolean
  readonly children: ReactNode
}

/** Phones show only the current step; wide screens show all of them beside the price card. */
function StepFrame({ text, isCurrent, isReady, children }: StepFrameProps) {
  return (
    <fieldset
      disabled={!isReady}
      className={`${isCurrent ? '' : 'max-lg:hidden'} lg:border-t lg:border-line lg:pt-6 lg:first:border-t-0 lg:first:pt-0`}
    >
      <legend className="float-left mb-1 w-full text-title font-semibold leading-snug">
        {text.question}
      </legend>
      <p className="clear-both mb-4 text-small text-ink-soft">{text.description}</p>
      {children}
    </fieldset>
  )
}

/** Back and forth on a phone, with the price always in sight. */
function PhoneBar(props: {
  readonly state: PriceState
  readonly current: number
  readonly sale: AddToCart
  readonly onGo: (step: number) => void
}) {
  const { state, current, sale, onGo } = props
  const { market } = useShop()
  const t = useTranslate()
  const { result, steps, isDone } = state
  const isLast = current + 1 === steps.length
  const price =
    result.kind === 'noOffer' ? '–' : formatMoney(market, result.breakdown.totalInCents, { isWhole: true })
  return (
    <div
      data-phone-bar=""
      className="sticky bottom-0 z-10 -mx-4 mt-6 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-t border-line bg-card px-4 py-3 lg:hidden"
    >
      <p className="grow basis-16 leading-tight">
        <span className="block text-small text-ink-soft">
          {t('OFFER_STEP', { number: current + 1, count: steps.length })}
        </span>
        <span className="amount text-title font-semibold text-accent">{price}</span>
      </p>
      {current > 0 && (
        <button type="button" onClick={() => onGo(current - 1)} className={BUTTON_STYLES.secondary}>
          {t('OFFER_BACK')}
        </button>
      )}
      {!isLast && (
        <button
          type="button"
          disabled={!isDone[current]}
          onClick={() => onGo(current + 1)}
          className={`${BUTTON_STYLES.primary} disabled:cursor-not-allowed disabled:opacity-50`}
        >
          {t('OFFER_NEXT')}
        </button>
      )}
      {isLast && sale.isOffered && <AddToCartButton sale={sale} />}
    </div>
  )
}

/** After a step on a phone the new question is read out and scrolled into view; not on arrival. */
function useStepFocus(current: number) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(current)
  useEffect(() => {
    if (before.current === current) return
    before.current = current
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'start' })
  }, [current])
  return place
}

export interface OfferFlowProps {
  readonly device: PdpData['device']
  readonly sheet: OfferSheet
}

/** Asks the questions and shows the price as it changes. */
export function OfferFlow({ device, sheet }: OfferFlowProps) {
  const t = useTranslate()
  const { given, change, isReady, reset } = useAnswers(device.id, sheet)
  const [position, setPosition] = useState(0)
  const state = buildPriceState(sheet, given)
  const sale = useAddToCart({ device, sheet, given, state })
  const stepText = useStepText(sheet)
  const current = Math.min(position, state.steps.length - 1)
  const place = useStepFocus(current)
  return (
    <div className="grid grid-cols-1 gap-y-12">
      <section aria-labelledby="offer" className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1.5fr_1fr]">
        <div ref={place} tabIndex={-1} className="min-w-0 outline-none">
          <h2 id="offer" className="text-section">
            {t('OFFER_TITLE')}
          </h2>
          <p className="mt-2 text-ink-soft">{t('OFFER_LEAD')}</p>
          <noscript>
            <p className="mt-4 rounded-field bg-amber-tint p-4">{t('OFFER_NO_SCRIPT')}</p>
          </noscript>
          <form autoComplete="off" className="mt-6 grid gap-8">
            {state.steps.map((step, index) => (
              <StepFrame
                key={keyOf(step)}
                text={stepText(step)}
                isCurrent={index === current}
                isReady={isReady}
              >
                <StepChoices sheet={sheet} state={state} given={given} step={step} onChange={change} />
              </StepFrame>
            ))}
          </form>
          <PhoneBar state={state} current={current} sale={sale} onGo={setPosition} />
        </div>
        <div className="lg:sticky lg:top-6">
          <PriceCard sheet={sheet} state={state} storageGb={given.storageGb}>
            {sale.isOffered && (
              <div className="mt-4 grid max-lg:hidden">
                <AddToCartButton sale={sale} />
              </div>
            )}
            <AddToCartNote sale={sale} name={device.name} />
          </PriceCard>
          <button
            type="button"
            onClick={() => {
              reset()
              setPosition(0)
            }}
            className="mt-2 inline-flex min-h-11 cursor-pointer items-center text-small font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
          >
            {t('OFFER_RESET')}
          </button>
        </div>
      </section>
      <PriceHistoryView sheet={sheet} storageGb={given.storageGb} />
    </div>
  )
}
