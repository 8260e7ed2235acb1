import { NO_GIVEN_ANSWERS } from '#domain/offers/given-answers.ts'
import type { GivenAnswers } from '#domain/offers/offer-steps.ts'
import type { Answers } from '#domain/pricing/price-rule.ts'
import type { DrawerDevice, DrawerRow } from './drawer-row.ts'

/** A list of devices, as a browser stores it. */
export interface Drawer {
  readonly rows: readonly DrawerRow[]
  /** Facts that aren't the same for all devices, so that each is asked about its own. */
  readonly apart: readonly string[]
}

export const EMPTY_DRAWER: Drawer = { rows: [], apart: [] }

type Fields = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string')

const readNumber = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : null

const readAnswers = (value: unknown): Answers =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([code, given]) => (isTexts(given) ? [[code, given] as const] : [])),
      )
    : {}

function readGiven(value: unknown): GivenAnswers {
  if (!isRecord(value)) return NO_GIVEN_ANSWERS
  return {
    storageGb: readNumber(value.storageGb),
    conditionId: readNumber(value.conditionId),
    answers: readAnswers(value.answers),
  }
}

function readDevice(value: unknown): DrawerDevice[] {
  if (!isRecord(value)) return []
  const { name, url, image } = value
  const id = readNumber(value.id)
  const topPriceInCents = readNumber(value.topPriceInCents)
  const isComplete = typeof name === 'string' && typeof url === 'string' && typeof image === 'string'
  if (!isComplete || id === null || topPriceInCents === null) return []
  return [{ id, name, url, image, topPriceInCents, storageGb: readNumber(value.storageGb) }]
}

function readRow(value: unknown): DrawerRow[] {
  if (!isRecord(value)) return []
  const key = readNumber(value.key)
  if (key === null || typeof value.written !== 'string' || !Array.isArray(value.devices)) return []
  return [
    {
      key,
      written: value.written,
      devices: value.devices.flatMap(readDevice),
      isGuess: value.isGuess === true,
      isBroken: value.isBroken === true,
      own: readGiven(value.own),
      shared: readAnswers(value.shared),
      offerId: typeof value.offerId === 'string' ? value.offerId : null,
    },
  ]
}

/** Reads a stored list. Storage may hold anything: what is no row is left out, and of rows with one key the first stays. */
export function readDrawer(stored: unknown): Drawer {
  if (!isRecord(stored) || !Array.isArray(stored.rows)) return EMPTY_DRAWER
  const seen = new Set<number>()
  const rows = stored.rows.flatMap(readRow).filter(({ key }) => {
    const isFirst = !seen.has(key)
    seen.add(key)
    return isFirst
  })
  return { rows, apart: isTexts(stored.apart) ? stored.apart : [] }
}
