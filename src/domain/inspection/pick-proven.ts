import { CONDITION_QUESTION, STORAGE_QUESTION } from './findings.ts'

/** A picture of the lit device with its storage on the screen shows both. */
const OVERVIEW: readonly string[] = [STORAGE_QUESTION, CONDITION_QUESTION]

/**
 * What a new photo of a device proves: the exception at hand, otherwise the first one without a photo. With none left it is
 * one more of the question at hand.
 */
export function pickProven(unproven: readonly string[], at: string | null): readonly string[] {
  const wanted = at !== null && unproven.includes(at) ? at : (unproven[0] ?? at)
  if (wanted === null) return []
  if (!OVERVIEW.includes(wanted)) return [wanted]
  const open = unproven.filter((code) => OVERVIEW.includes(code))
  return open.length > 0 ? open : [wanted]
}
