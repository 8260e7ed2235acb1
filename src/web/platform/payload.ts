import type { InlineState, PagePayload } from '#contracts/page-payload.ts'

/** Gives the payload of a public path: the server's loader, the inline state, or a fetch. */
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

async function fetchPayload(publicPath: string, signal: AbortSignal): Promise<PagePayload> {
  const response = await fetch(payloadUrl(publicPath), { signal, headers: { accept: 'application/json' } })
  // A legacy address has moved: its page, not only its payload, must be asked for.
  if (response.redirected) throw new Error('The address has moved')
  const payload = (await response.json()) as PagePayload
  if (!payload.head) throw new Error(`No payload: status ${response.status}`)
  return payload
}

/** Without an answer the browser itself goes to the page: it shows what the server says, or that there is no network. */
function leaveTo(publicPath: string): Promise<never> {
  location.assign(publicPath)
  return new Promise(() => undefined)
}

/** The first page comes with its payload; every later one is fetched. Failures are only logged. */
export function createPayloadLoader(first: PagePayload): LoadPayload {
  let inline: PagePayload | null = first
  return async (publicPath, signal) => {
    const payload = inline
    inline = null
    if (payload) return payload
    try {
      return await fetchPayload(publicPath, signal)
    } catch (error) {
      if (signal.aborted) throw error
      // biome-ignore lint/suspicious/noConsole: the specification asks for a log entry and nothing else
      console.warn('payload failed', error)
      return leaveTo(publicPath)
    }
  }
}
