import { TEST_OPENINGS_PATH, TEST_RESULTS_PATH } from '#contracts/paths/self-test.ts'
import type { OpenedPairing } from '#contracts/self-test.ts'
import { isPairingKey } from '#domain/self-test/pairing-clock.ts'
import type { SelfTest } from '#domain/self-test/test-steps.ts'
import { callApi } from '#web/platform/api/call-api.ts'

/** Where the results go: to this browser, or to the page that shows the code. */
export type TestTarget =
  | { readonly kind: 'here' }
  | { readonly kind: 'opening' }
  | { readonly kind: 'paired'; readonly testKey: string }
  | { readonly kind: 'over' }

/** The code in the address, which leaves it at once: the page may be shared or reloaded. */
export function takeCode(): string | null {
  const code = location.hash.slice(1)
  if (!isPairingKey(code)) return null
  history.replaceState(history.state, '', location.pathname + location.search)
  return code
}

/** Uses up the code. A page that gets no answer is over, too: the code may have been used. */
export async function openPairing(code: string, deviceId: number): Promise<TestTarget> {
  const result = await callApi<OpenedPairing>(TEST_OPENINGS_PATH, { body: { code, deviceId } })
  return result.kind === 'ok' ? { kind: 'paired', testKey: result.data.testKey } : { kind: 'over' }
}

export type SendOutcome = 'sent' | 'lost' | 'over'

/** Sends the results and nothing else. */
export async function sendResults(testKey: string, test: SelfTest): Promise<SendOutcome> {
  const result = await callApi(TEST_RESULTS_PATH, { body: { testKey, test }, answer: 'nothing' })
  if (result.kind === 'ok') return 'sent'
  return result.kind === 'refused' && result.error.statusCode === 410 ? 'over' : 'lost'
}
