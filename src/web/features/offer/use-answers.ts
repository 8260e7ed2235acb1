import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { OfferSheet } from '#contracts/catalogue-pages.ts'
import {
  fitOfferSearch,
  NO_GIVEN_ANSWERS,
  readGivenAnswers,
  readOfferSearch,
} from '#domain/offers/given-answers.ts'
import type { GivenAnswers } from '#domain/offers/offer-steps.ts'
import {
  forgetAnswers,
  readStoredAnswers,
  storeAnswers,
  watchStoredAnswers,
} from '#web/platform/browser/stored-answers.ts'
import { hasStepEntry } from './step-history.ts'

/** The form as a browser would send it: what was tapped before the application ran is only there. */
function readForm(form: HTMLFormElement, sheet: OfferSheet): GivenAnswers {
  const pairs = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  const { storageGb, conditionId, answers } = fitOfferSearch(
    readOfferSearch(new URLSearchParams(pairs).toString()),
    sheet,
  )
  return { storageGb, conditionId, answers }
}

/** Newer answers over older ones. */
export const mergeAnswers = (older: GivenAnswers, newer: GivenAnswers): GivenAnswers => ({
  storageGb: newer.storageGb ?? older.storageGb,
  conditionId: newer.conditionId ?? older.conditionId,
  answers: { ...older.answers, ...newer.answers },
})

/** What is in one and differs from the other. */
export function subtractAnswers(given: GivenAnswers, known: GivenAnswers): GivenAnswers {
  const changed = Object.entries(given.answers).filter(
    ([code, own]) => own.join() !== known.answers[code]?.join(),
  )
  return {
    storageGb: given.storageGb === known.storageGb ? null : given.storageGb,
    conditionId: given.conditionId === known.conditionId ? null : given.conditionId,
    answers: Object.fromEntries(changed),
  }
}

export interface AnswersInput {
  readonly deviceId: number
  readonly sheet: OfferSheet
  /** What the address says; the server has rendered the page with it. */
  readonly preset: GivenAnswers
  readonly form: RefObject<HTMLFormElement | null>
}

export interface GivenAnswersState {
  readonly given: GivenAnswers
  readonly change: (update: (given: GivenAnswers) => GivenAnswers) => void
  readonly reset: () => void
  /** The application runs: stored answers are read, and taps go to it. */
  readonly isLive: boolean
  /** The seller has changed an answer on this page. */
  readonly isChanged: boolean
}

/** The answers about a device: those of the address, of this browser in the last seven days, and new ones. */
export function useAnswers({ deviceId, sheet, preset, form }: AnswersInput): GivenAnswersState {
  const [given, setGiven] = useState(preset)
  const [isLive, setIsLive] = useState(false)
  const [isChanged, setIsChanged] = useState(false)
  // Two changes in a row build on each other, even before the first one is rendered.
  const latest = useRef(given)
  const show = useCallback((next: GivenAnswers) => {
    latest.current = next
    setGiven(next)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the application takes over the page
  useLayoutEffect(() => {
    const stored = readGivenAnswers(readStoredAnswers(deviceId), sheet)
    // After a reload the seller's later answers count, not those of the link that once led here.
    const known = hasStepEntry() ? mergeAnswers(preset, stored) : mergeAnswers(stored, preset)
    const tapped = form.current ? subtractAnswers(readForm(form.current, sheet), preset) : NO_GIVEN_ANSWERS
    const next = mergeAnswers(known, tapped)
    // Most visitors have answered nothing yet: what is on the page stays as it is.
    if (JSON.stringify(next) !== JSON.stringify(preset)) show(next)
    if (JSON.stringify(next) !== JSON.stringify(known)) storeAnswers(deviceId, next)
    setIsLive(true)
  }, [])
  useEffect(
    () => watchStoredAnswers(deviceId, () => show(readGivenAnswers(readStoredAnswers(deviceId), sheet))),
    [deviceId, sheet, show],
  )
  const change = useCallback(
    (update: (given: GivenAnswers) => GivenAnswers) => {
      setIsChanged(true)
      show(update(latest.current))
      storeAnswers(deviceId, latest.current)
    },
    [deviceId, show],
  )
  return {
    given,
    isLive,
    isChanged,
    change,
    reset() {
      forgetAnswers(deviceId)
      show(NO_GIVEN_ANSWERS)
    },
  }
}
