import { type InlineState, PAYLOAD_STAMP_HEADER, type PagePayload } from '#contracts/page-payload.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'

/** Provides the payload of a public path: the server's loader, the inline state, or a fetch. */
export type LoadPayload = (publicPath: string, signal: AbortSignal) => Promise<PagePayload>

export function readInlineState(): InlineState {
  const text = document.getElementById('state')?.textContent
  if (!text) throw new Error('The page has no state')
  return JSON.parse(text) as InlineState
}

const payloadUrl = (publicPath: string): string => {
  const { pathname, search } = new URL(publicPath, 'http://shop')
  return `${pathname === '/' ? '' : pathname}/_payload.json${search}`
}

async function fetchPayload(
  publicPath: string,
  stamp: string | null,
  signal: AbortSignal,
): Promise<PagePayload> {
  const response = await fetch(payloadUrl(publicPath), { signal, headers: { accept: 'application/json' } })
  // A legacy address has moved: the page itself must be requested, not just its payload.
  if (response.redirected) throw new Error('The address has moved')
  // Another tab may have changed the language, or the server may run another build by now.
  const made = response.headers.get(PAYLOAD_STAMP_HEADER)
  if (stamp && made && made !== stamp) throw new Error('The shop has changed')
  const payload = (await response.json()) as PagePayload
  if (!payload.head) throw new Error(`No payload: status ${response.status}`)
  return payload
}

/** Without an answer the browser opens the page itself and shows what the server says, or that it is offline. */
function leaveTo(publicPath: string): Promise<never> {
  if (publicPath === location.pathname + location.search + location.hash) location.reload()
  else location.assign(publicPath)
  return new Promise(() => undefined)
}

/** Fetches payloads, each with the stamp of the shop that the document came from. Failures are only logged. */
export const createPayloadLoader =
  (stamp: string | null = null): LoadPayload =>
  async (publicPath, signal) => {
    try {
      return await fetchPayload(publicPath, stamp, signal)
    } catch (error) {
      if (signal.aborted) throw error
      reportProblem(error, 'payload failed')
      return leaveTo(publicPath)
    }
  }
