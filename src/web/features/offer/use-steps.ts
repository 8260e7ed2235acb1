import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { OfferStep } from '#domain/offers/offer-steps.ts'
import type { PriceState } from './price-state.ts'
import { readStepEntry, watchStepEntries, writeStepEntry } from './step-history.ts'

/** After all steps: the exact price. */
const RESULT = 'result'

const MOVE_MS = 150

export const keyOfStep = (step: OfferStep): string =>
  step.kind === 'question' ? step.question.code : step.kind

/** Phones show one step at a time; wide screens all of them. */
export const isPhone = (): boolean => matchMedia('(width < 64rem)').matches

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** How far the answers lead: to the first open step, to the answer that ends the sale, or to the price. */
function findLimit({ isDone, stopIndex }: PriceState): number {
  const open = isDone.indexOf(false)
  const reached = open === -1 ? isDone.length : open
  return stopIndex === null ? reached : Math.min(stopIndex, reached)
}

/** The step to show: the wanted one, but none that the answers do not lead to. */
export function locateStep(state: PriceState, wanted: string | null): number {
  const limit = findLimit(state)
  const index = wanted === RESULT ? state.steps.length : state.steps.map(keyOfStep).indexOf(wanted ?? '')
  return index === -1 ? limit : Math.min(index, limit)
}

/** Whether the sale ends at this step, so that none follows. */
const isEnd = ({ stopIndex }: PriceState, index: number): boolean => stopIndex !== null && stopIndex <= index

/** The step after an answer: the first open one, or the price if nothing is open any more. */
export function findOpenStep(state: PriceState, index: number): string | null {
  if (isEnd(state, index)) return null
  const open = state.steps[state.isDone.indexOf(false)]
  return open ? keyOfStep(open) : RESULT
}

/** The step after this one, answered or not. */
export function findNextStep(state: PriceState, index: number): string | null {
  if (isEnd(state, index)) return null
  const next = state.steps[index + 1]
  return next ? keyOfStep(next) : RESULT
}

/** The same functions in every render, so that a step is only rendered again when it changes. */
interface StepActions {
  readonly go: (step: string) => void
  /** After a choice: shows it for a moment, then the first open step. */
  readonly goOn: () => void
  readonly goNext: () => void
  readonly goBack: () => void
  /** Starts again at the first step. */
  readonly restart: () => void
}

export interface Steps extends StepActions {
  /** The position of the shown step; the number of steps for the price after them. */
  readonly index: number
  /** Names the shown step. */
  readonly key: string
  readonly isResult: boolean
}

/** Walks through the steps on a phone, with an entry of the browser's history for each. */
export function useSteps(state: PriceState, isLive: boolean): Steps {
  const [wanted, setWanted] = useState<string | null>(null)
  const index = locateStep(state, wanted)
  const latest = useRef({ state, index })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useLayoutEffect(() => {
    latest.current = { state, index }
  })
  const keyAt = (position: number): string => {
    const step = latest.current.state.steps[position]
    return step ? keyOfStep(step) : RESULT
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the application takes over the page
  useLayoutEffect(() => {
    if (!isLive) return
    const entry = readStepEntry()
    if (!entry) writeStepEntry('replaceState', { step: keyAt(index), depth: 0 })
    setWanted(entry?.step ?? keyAt(index))
    const stop = watchStepEntries((arrived) => setWanted(arrived.step))
    return () => {
      clearTimeout(timer.current)
      stop()
    }
  }, [isLive])
  // biome-ignore lint/correctness/useExhaustiveDependencies: all of it reads the latest state
  const actions = useMemo<StepActions>(() => {
    const go = (step: string) => {
      clearTimeout(timer.current)
      if (step === keyAt(latest.current.index)) return
      writeStepEntry('pushState', { step, depth: (readStepEntry()?.depth ?? 0) + 1 })
      setWanted(step)
    }
    return {
      go,
      goOn() {
        if (!isPhone()) return
        clearTimeout(timer.current)
        const move = () => {
          const next = findOpenStep(latest.current.state, latest.current.index)
          if (next) go(next)
        }
        timer.current = setTimeout(move, isCalm() ? 0 : MOVE_MS)
      },
      goNext() {
        const next = findNextStep(latest.current.state, latest.current.index)
        if (next) go(next)
      },
      goBack() {
        clearTimeout(timer.current)
        const entry = readStepEntry()
        if (entry && entry.depth > 0) return history.back()
        const step = keyAt(Math.max(0, latest.current.index - 1))
        writeStepEntry('replaceState', { step, depth: 0 })
        setWanted(step)
      },
      restart() {
        clearTimeout(timer.current)
        const first = keyAt(0)
        const depth = readStepEntry()?.depth ?? 0
        // A wide screen shows all steps: there is nothing to go back to.
        if (isPhone()) writeStepEntry('pushState', { step: first, depth: depth + 1 })
        else writeStepEntry('replaceState', { step: first, depth })
        setWanted(first)
      },
    }
  }, [])
  return {
    index,
    key: state.steps[index] ? keyOfStep(state.steps[index]) : RESULT,
    isResult: index === state.steps.length,
    ...actions,
  }
}

/** After a step on a phone its question is read out and scrolled into view; not on arrival. */
export function useStepFocus(step: string, isLive: boolean) {
  const place = useRef<HTMLElement>(null)
  const shown = useRef<string | null>(null)
  useEffect(() => {
    if (!isLive) return
    const isMoved = shown.current !== null && shown.current !== step
    shown.current = step
    if (!isMoved || !isPhone()) return
    const titles = [...(place.current?.querySelectorAll<HTMLElement>('[data-step-title]') ?? [])]
    const title = titles.find((one) => one.getClientRects().length > 0)
    title?.focus({ preventScroll: true })
    title?.scrollIntoView({ block: 'start' })
  }, [step, isLive])
  return place
}
