import { setTimeout as pause } from 'node:timers/promises'

/** A limit for what hangs: the machine may be busy with others. */
const TIMEOUT_MS = 20_000
const INTERVAL_MS = 50

/**
 * Asks again and again until there is an answer other than null. A question that fails is repeated, too: a page that is
 * being replaced can't answer.
 */
export async function waitUntil<Answer>(
  what: string,
  ask: () => Promise<Answer | null>,
): Promise<NonNullable<Answer>> {
  const endsAtMs = Date.now() + TIMEOUT_MS
  let failure: unknown
  while (Date.now() < endsAtMs) {
    try {
      const answer = await ask()
      if (answer !== null && answer !== undefined) return answer
      failure = undefined
    } catch (error) {
      failure = error
    }
    await pause(INTERVAL_MS)
  }
  throw new Error(`Waited in vain for ${what}`, { cause: failure })
}
