import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { OfferSheet, PdpData } from '#contracts/catalogue-pages.ts'
import { confirmFacts, type GivenAnswers, type OfferStep } from '#domain/offers/offer-steps.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { AnswerSummary } from './answer-summary.tsx'
import { hasDifferentFacts, listMissingLines } from './facts-step.tsx'
import { buildPriceState, type PriceState } from './price-state.ts'
import { StepChoices } from './step-choices.tsx'
import { StepFrame } from './step-frame.tsx'
import { useStepText } from './use-step-text.ts'
import { findNextStep, findOpenStep, keyOfStep, locateStep } from './use-steps.ts'

export interface RowQuestionsProps {
  readonly device: PdpData['device']
  readonly sheet: OfferSheet
  readonly given: GivenAnswers
  readonly tipsPath: string | null
  /** Questions that were answered for several devices at once. */
  readonly sharedCodes: readonly string[]
  /** The title of facts that were said about several devices. */
  readonly sharedTitle: string
  readonly onChange: (update: (given: GivenAnswers) => GivenAnswers) => void
  /** The last question is answered. */
  readonly onDone: () => void
}

const MOVE_MS = 150

/** The shown step. It stays until it is left: whoever walks through the answers with arrow keys has not chosen yet. */
function useRowSteps(state: PriceState, onDone: () => void) {
  const [wanted, setWanted] = useState(() => {
    const first = state.steps[locateStep(state, null)]
    return first ? keyOfStep(first) : null
  })
  const index = wanted === null ? state.steps.length : locateStep(state, wanted)
  const latest = useRef({ state, index, onDone })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useLayoutEffect(() => {
    latest.current = { state, index, onDone }
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const move = (find: typeof findOpenStep) => {
    const { state: now, index: at, onDone: finish } = latest.current
    const next = find(now, at)
    if (next === null) return
    const isLast = !now.steps.some((step) => keyOfStep(step) === next)
    setWanted(isLast ? null : next)
    if (isLast) finish()
  }
  // Shows the choice for a moment, and lets it arrive.
  const goOn = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => move(findOpenStep), MOVE_MS)
  }
  return { index, go: setWanted, goOn, goNext: () => move(findNextStep) }
}

/** The next question is read out and in sight; not the first one, which the seller has just opened. */
function useQuestionFocus(key: string) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    const title = place.current?.querySelector<HTMLElement>('[data-step-title]')
    title?.focus({ preventScroll: true })
    title?.scrollIntoView({ block: 'nearest' })
  }, [key])
  return place
}

type FactsStepOf = Extract<OfferStep, { kind: 'facts' }>

const keepLines = ({ lines }: FactsStepOf, isKept: (code: string) => boolean): FactsStepOf => ({
  kind: 'facts',
  lines: lines.filter(({ question }) => isKept(question.code)),
})

/** The questions about one of several devices, one by one, inside the list. */
export function RowQuestions(props: RowQuestionsProps) {
  const { device, sheet, given, tipsPath, sharedCodes, sharedTitle, onChange, onDone } = props
  const t = useTranslate()
  const state = useMemo(() => buildPriceState(sheet, given), [sheet, given])
  const steps = useRowSteps(state, onDone)
  const stepText = useStepText(sheet)
  const [isChecked, setIsChecked] = useState(false)
  const current = state.steps[steps.index]
  const place = useQuestionFocus(current ? keyOfStep(current) : '')
  if (!current)
    return (
      <AnswerSummary
        sheet={sheet}
        steps={state.steps}
        given={given}
        titleOf={(step) => stepText(step).question}
        onChange={steps.go}
      />
    )
  const choices = (step: OfferStep) => (
    <StepChoices
      device={device}
      sheet={sheet}
      state={state}
      given={given}
      step={step}
      tipsPath={tipsPath}
      isStop={state.stopIndex === steps.index}
      isChecked={isChecked}
      onChange={onChange}
      onDone={steps.goOn}
    />
  )
  const confirm = (facts: FactsStepOf) => {
    const isMissing = listMissingLines(facts.lines, given).length > 0
    setIsChecked(isMissing)
    if (isMissing || state.stopIndex !== null) return
    onChange((now) => ({ ...now, answers: confirmFacts(facts.lines, now.answers) }))
    steps.goOn()
  }
  const isShared = (code: string) => sharedCodes.includes(code)
  const facts = current.kind === 'facts' ? current : null
  const own = facts && keepLines(facts, (code) => !isShared(code))
  const shared = facts && keepLines(facts, isShared)
  const isStopped = state.stopIndex !== null && state.stopIndex <= steps.index
  return (
    <div ref={place}>
      <StepFrame
        key={keyOfStep(current)}
        title={stepText(current).question}
        position={t('OFFER_STEP', { number: steps.index + 1, count: state.steps.length })}
        help={stepText(current).description}
        isCurrent
        isLive
        isSingle={!facts}
        onPick={facts ? () => undefined : steps.goOn}
      >
        {!facts && choices(current)}
        {own && own.lines.length > 0 && choices(own)}
        {shared && shared.lines.length > 0 && (
          <details className="mt-3" open={own?.lines.length === 0}>
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-small font-medium underline underline-offset-4">
              {sharedTitle}
            </summary>
            {choices(shared)}
          </details>
        )}
      </StepFrame>
      {facts && !isStopped && (
        <button type="button" onClick={() => confirm(facts)} className={`${BUTTON_STYLES.primary} mt-4`}>
          {t(
            hasDifferentFacts(facts.lines, given.answers) || state.openCount === 0
              ? 'SHEET_SHOW'
              : 'SHEET_CONFIRM',
          )}
        </button>
      )}
      {!facts && !isStopped && state.isDone[steps.index] && (
        <button type="button" onClick={steps.goNext} className={`${BUTTON_STYLES.secondary} mt-4`}>
          {t('OFFER_NEXT')}
        </button>
      )}
    </div>
  )
}
