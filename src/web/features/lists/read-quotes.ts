import type { ErrorBody } from '#contracts/errors.ts'
import type { ListQuoteLine } from '#contracts/lists.ts'
import { LIST_QUOTES_PATH, LIST_TEXT_TYPE } from '#contracts/paths/offers.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'

export type QuotesEnd =
  | { readonly kind: 'done' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'refused'; readonly error: ErrorBody }
  | { readonly kind: 'failed' }

/** Splits a stream of text into whole lines; the rest waits for its end. */
function createLineReader(onLine: (line: string) => void): (text: string) => void {
  let rest = ''
  return (text) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line !== '') onLine(line)
  }
}

async function readLines(
  body: ReadableStream<Uint8Array>,
  onLines: (lines: readonly ListQuoteLine[]) => void,
): Promise<boolean> {
  let lines: ListQuoteLine[] = []
  let isComplete = false
  const read = createLineReader((line) => {
    // The shop's own server has written it.
    const parsed = JSON.parse(line) as ListQuoteLine
    if (parsed.kind === 'end') isComplete = true
    lines.push(parsed)
  })
  const decoder = new TextDecoder()
  const reader = body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    read(decoder.decode(part.value, { stream: true }))
    onLines(lines)
    lines = []
  }
  return isComplete
}

export interface QuotesCall {
  readonly text: string
  readonly conditionId: number | null
  readonly signal: AbortSignal
  /** Called with every portion that has arrived. */
  readonly onLines: (lines: readonly ListQuoteLine[]) => void
}

/** Prices a list and passes its rows on as they arrive. Never throws. */
export async function readQuotes({ text, conditionId, signal, onLines }: QuotesCall): Promise<QuotesEnd> {
  const query = conditionId === null ? '' : `?condition=${conditionId}`
  try {
    const response = await fetch(LIST_QUOTES_PATH + query, {
      method: 'POST',
      body: text,
      signal,
      headers: { 'content-type': LIST_TEXT_TYPE },
    })
    if (!response.ok) return { kind: 'refused', error: (await response.json()) as ErrorBody }
    if (!response.body) return { kind: 'failed' }
    return { kind: (await readLines(response.body, onLines)) ? 'done' : 'failed' }
  } catch (error) {
    if (signal.aborted) return { kind: 'stopped' }
    reportProblem(error, 'no answer from the server')
    return { kind: 'failed' }
  }
}
