import { DAY_MS } from '#domain/kernel/durations.ts'
import { MIN_DEVICES } from './fairness-figures.ts'

/** How often figures are published at most, in days. */
export const EDITION_DAYS = 1

export interface LastEdition {
  readonly publishedAtMs: number
  /** How many devices had ever been counted by then. */
  readonly countedDevices: number
}

/**
 * Whether the figures are published again. Not for single devices: whoever compares two editions must not see what became
 * of one.
 */
export const isEditionDue = (last: LastEdition | null, countedDevices: number, nowMs: number): boolean =>
  last === null ||
  (nowMs - last.publishedAtMs >= EDITION_DAYS * DAY_MS && countedDevices - last.countedDevices >= MIN_DEVICES)
