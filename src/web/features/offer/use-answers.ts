import { useEffect, useState } from 'react'
import type { OfferSheet } from '#contracts/catalogue-pages.ts'
import { isAnswered } from '#domain/pricing/list-asked-questions.ts'
import type { Answers } from '#domain/pricing/price-rule.ts'

/** What a seller has answered about a device so far. */
export interface GivenAnswers {
  readonly storageGb: number | null
  readonly conditionId: number | null
  readonly answers: Answers
}

const NOTHING: GivenAnswers = { storageGb: null, conditionId: null, answers: {} }

const buildStorageKey = (deviceId: number) => `answers:${deviceId}`

/** Stored answers that still fit the questions: the rule may have changed since, and storage may hold anything. */
export function readAnswers(stored: unknown, { rule, prices }: OfferSheet): GivenAnswers {
  if (typeof stored !== 'object' || stored === null) return NOTHING
  const { storageGb, conditionId, answers } = stored as Record<string, unknown>
  const given = typeof answers === 'object' && answers !== null ? (answers as Record<string, unknown>) : {}
  const fitting = rule.questions.flatMap((question) => {
    const own = given[question.code]
    const isFitting = Array.isArray(own) && isAnswered(question, own as string[])
    return isFitting ? [[question.code, own as string[]] as const] : []
  })
  return {
    storageGb: prices.find((price) => price.storageGb === storageGb)?.storageGb ?? null,
    conditionId: rule.conditions.find(({ id }) => id === conditionId)?.id ?? null,
    answers: Object.fromEntries(fitting),
  }
}

function loadAnswers(deviceId: number, sheet: OfferSheet): GivenAnswers {
  try {
    return readAnswers(JSON.parse(sessionStorage.getItem(buildStorageKey(deviceId)) ?? 'null'), sheet)
  } catch {
    return NOTHING
  }
}

/** The answers about a device. They survive a reload and the back button until the tab is closed. */
export function useAnswers(deviceId: number, sheet: OfferSheet) {
  const [given, setGiven] = useState<GivenAnswers>(NOTHING)
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    setGiven(loadAnswers(deviceId, sheet))
    setIsReady(true)
  }, [deviceId, sheet])
  const change = (next: GivenAnswers) => {
    setGiven(next)
    try {
      sessionStorage.setItem(buildStorageKey(deviceId), JSON.stringify(next))
    } catch {
      // Without storage the answers live as long as the page.
    }
  }
  return { given, change, isReady, reset: () => change(NOTHING) }
}
