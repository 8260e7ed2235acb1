import { type ReactNode, type SubmitEvent, Suspense, useMemo, useRef, useState } from 'react'
import type { OfferSheet, PdpData } from '#contracts/catalogue-pages.ts'
import { confirmFacts, type GivenAnswers } from '#domain/offers/offer-steps.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { ContactLink } from '#web/platform/navigation/contact-link.tsx'
import { lazyPart } from '#web/platform/page/lazy-part.ts'
import { NearView } from '#web/platform/page/near-view.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { AddedDevice, AddToCartButton, AddToCartNote } from './add-to-cart-button.tsx'
import { hasDifferentFacts, listMissingLines } from './facts-step.tsx'
import { SelfTestDetails, SelfTestNote, SelfTestOutcome } from './late-self-test.tsx'
import { usePreparedStopNotice } from './late-stop-notice.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { PriceCard } from './price-card.tsx'
import { buildPriceState } from './price-state.ts'
import { StepChoices } from './step-choices.tsx'
import { StepFrame } from './step-frame.tsx'
import { useAddToCart } from './use-add-to-cart.ts'
import { useAnswers } from './use-answers.ts'
import { readPriceHistory } from './use-price-sentence.ts'
import { type PriceText, usePriceText } from './use-price-text.ts'
import { findTestedStep, useSelfTest } from './use-self-test.ts'
import { useStepText } from './use-step-text.ts'
import { isPhone, keyOfStep, useStepFocus, useSteps } from './use-steps.ts'
import { TEXT_BUTTON, WatchButton } from './watch-button.tsx'

/** Only at the end of the steps, and only with script. */
const AnswerSummary = lazyPart(() => import('./answer-summary.tsx').then((part) => part.AnswerSummary))

/** Few devices have a chart, and it is far below the first view. The price card says the same in a sentence. */
const LatePriceHistory = lazyPart(() => import('./price-history.tsx').then((part) => part.LatePriceHistory))

/** The form's own button, which also works without script. */
const CONFIRM = { name: 'facts', value: 'all' } as const

const FORM_ID = 'offer'

const PRICE_ID = 'price'

export interface OfferFlowProps {
  readonly device: PdpData['device']
  readonly sheet: OfferSheet
  /** What the address says. */
  readonly preset: GivenAnswers
  readonly tipsPath: string | null
  /** The device above the questions, with the price so far; null before the first answer. */
  readonly head: (price: PriceText | null) => ReactNode
  /** What waiting would change, at the end of the price card. */
  readonly waiting: ReactNode
}

/** Asks the questions and shows the price as it changes. */
export function OfferFlow({ device, sheet, preset, tipsPath, head, waiting }: OfferFlowProps) {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const { given, change, reset, isLive, isChanged } = useAnswers({ deviceId: device.id, sheet, preset, form })
  const state = useMemo(() => buildPriceState(sheet, given), [sheet, given])
  usePreparedStopNotice(state.hasAnswers)
  const steps = useSteps(state, isLive)
  const selfTest = useSelfTest(device, isLive)
  const test = selfTest.stored?.test ?? null
  const sale = useAddToCart({ device, sheet, given, state, test })
  const text = usePriceText(state)
  const stepText = useStepText(sheet)
  const place = useStepFocus(steps.key, isLive)
  const facts = state.steps.find((step) => step.kind === 'facts')
  const isDifferent = facts !== undefined && hasDifferentFacts(facts.lines, given.answers)
  const isStopped = state.stopIndex !== null
  const testedStep = findTestedStep(selfTest, state.steps)
  // The address says that a fact differs, but not how: a form sent without script.
  const [isChecked, setIsChecked] = useState(
    () => facts !== undefined && listMissingLines(facts.lines, given).length > 0,
  )

  const focusStep = (index: number) =>
    form.current?.querySelectorAll<HTMLElement>('[data-step-title]')[index]?.focus()
  const confirm = () => {
    const [missing] = facts ? listMissingLines(facts.lines, given) : []
    setIsChecked(missing !== undefined)
    if (missing) {
      const codes = [missing.question, ...missing.followUps].map(({ code }) => code)
      const open = codes.find((code) => !given.answers[code]?.length) ?? missing.question.code
      form.current?.querySelector<HTMLElement>(`[name="${open}"]`)?.focus()
      return
    }
    if (!facts || isStopped) return
    change((now) => ({ ...now, answers: confirmFacts(facts.lines, now.answers) }))
    steps.goOn()
    if (!isPhone()) focusStep(state.steps.findIndex((step, index) => step !== facts && !state.isDone[index]))
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    // The price watch has a page of its own, which the browser opens with these answers.
    if (event.nativeEvent.submitter?.hasAttribute('formaction')) return
    event.preventDefault()
    confirm()
  }
  const confirmButton = (
    <button type="submit" form={FORM_ID} {...CONFIRM} className={BUTTON_STYLES.primary}>
      {t(isDifferent || state.openCount === 0 ? 'SHEET_SHOW' : 'SHEET_CONFIRM')}
    </button>
  )
  const current = state.steps[steps.index]
  const nextButton = (
    <button type="button" onClick={steps.goNext} className={BUTTON_STYLES.primary}>
      {t('OFFER_NEXT')}
    </button>
  )
  const pickAction = (): ReactNode => {
    if (!isLive) return undefined
    if (isStopped) return null
    if (!current) return sale.isOffered && <AddToCartButton sale={sale} />
    if (current.kind === 'facts') return confirmButton
    return state.isDone[steps.index] ? nextButton : undefined
  }
  // Complete from the start (a form sent without script): the price is shown at once.
  const isCardShown = steps.isResult
  return (
    <section ref={place} aria-label={t('OFFER_TITLE')} className="grid grid-cols-1">
      <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[1.8fr_1fr]">
        <div className="min-w-0">
          {head(state.hasAnswers ? text : null)}
          <SelfTestOutcome selfTest={selfTest} sheet={sheet} given={given} onChange={change} />
          <div className="pt-4">
            <form
              ref={form}
              id={FORM_ID}
              action={`#${PRICE_ID}`}
              autoComplete="off"
              onSubmit={submit}
              data-static-steps={isLive || isCardShown ? undefined : ''}
              className="grid gap-5 lg:gap-4"
            >
              {state.steps.map((step, index) => (
                <StepFrame
                  key={keyOfStep(step)}
                  title={stepText(step).question}
                  position={t('OFFER_STEP', { number: index + 1, count: state.steps.length })}
                  help={stepText(step).description}
                  isCurrent={index === steps.index}
                  isLive={isLive}
                  isSingle={step.kind !== 'facts'}
                  onPick={step.kind === 'facts' ? () => undefined : steps.goOn}
                >
                  <StepChoices
                    device={device}
                    sheet={sheet}
                    state={state}
                    given={given}
                    step={step}
                    tipsPath={tipsPath}
                    isStop={state.stopIndex === index}
                    isChecked={isChecked}
                    onChange={change}
                    onDone={steps.goOn}
                  />
                  {/* One row on a wide screen: the page is long enough. */}
                  <div className="lg:flex lg:flex-wrap lg:items-center lg:gap-x-4">
                    {selfTest.category && step === testedStep && (
                      <SelfTestDetails device={device} selfTest={selfTest} category={selfTest.category} />
                    )}
                    {step.kind === 'facts' && !isStopped && (
                      <div className={`mt-4 grid sm:justify-start ${isLive ? 'max-lg:hidden' : ''}`}>
                        {confirmButton}
                      </div>
                    )}
                  </div>
                </StepFrame>
              ))}
            </form>
          </div>
        </div>
        <div
          id={PRICE_ID}
          data-static-card={isLive || isCardShown ? undefined : ''}
          className={`min-w-0 lg:sticky lg:top-6 ${isLive && !isCardShown ? 'max-lg:hidden' : ''}`}
        >
          <PriceCard
            sheet={sheet}
            state={state}
            storageGb={given.storageGb}
            text={text}
            tested={test && <SelfTestNote test={test} />}
            waiting={waiting}
          >
            {sale.isOffered && (
              <div className="mt-4 grid max-lg:hidden">
                <AddToCartButton sale={sale} />
              </div>
            )}
            <AddToCartNote sale={sale} />
            {sale.isOffered && (
              <noscript>
                <p className="mt-3 text-small">
                  {t('OFFER_NO_SCRIPT')}{' '}
                  <ContactLink subject="OFFER_PRICE" className="font-medium text-accent underline">
                    {t('OFFER_WRITE')}
                  </ContactLink>
                </p>
              </noscript>
            )}
          </PriceCard>
          {state.result.kind === 'offer' && (
            <WatchButton pdp={device.url} form={FORM_ID} confirm={state.openCount === 0 ? CONFIRM : {}} />
          )}
          {isLive && steps.isResult && (
            <Suspense fallback={null}>
              <AnswerSummary
                sheet={sheet}
                steps={state.steps}
                given={given}
                titleOf={(step) => stepText(step).question}
                onChange={steps.go}
                className="lg:hidden"
              />
            </Suspense>
          )}
          {state.hasAnswers && (
            <button
              type="button"
              onClick={() => {
                reset()
                selfTest.forget()
                steps.restart()
                focusStep(0)
              }}
              className={`${TEXT_BUTTON} noscript:hidden`}
            >
              {t('OFFER_RESET')}
            </button>
          )}
        </div>
      </div>
      <p role="status" className="sr-only">
        {/* Not where the same is read anyway: with the notice that ends the sale, and with the focused price on a phone. */}
        {isChanged &&
          !isStopped &&
          !(steps.isResult && isPhone()) &&
          state.hasAnswers &&
          `${text.label}: ${text.price}`}
      </p>
      {isLive && readPriceHistory(sheet, given.storageGb).history?.isDrawable && (
        <NearView>
          <Suspense fallback={null}>
            <LatePriceHistory sheet={sheet} storageGb={given.storageGb} />
          </Suspense>
        </NearView>
      )}
      <PhoneBar text={text} index={steps.index} count={state.steps.length} onBack={steps.goBack}>
        {pickAction()}
      </PhoneBar>
      <AddedDevice sale={sale} name={device.name} />
    </section>
  )
}
