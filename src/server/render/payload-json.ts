import type { PagePayload } from '#contracts/page-payload.ts'
import { escapeJson } from './html-text.ts'

/** What pages have in common stays the same object for minutes: the price rule of a device, the text of a content page. */
const written = new WeakMap<object, string | null>()

/** Kept from the second time on: what only one page shows is never asked for again. */
function writeValue(value: unknown): string {
  if (typeof value !== 'object' || value === null) return escapeJson(value)
  const known = written.get(value)
  if (known) return known
  const json = escapeJson(value)
  written.set(value, known === null ? json : null)
  return json
}

function writeData(data: object): string {
  const entries = Object.entries(data).filter(([, value]) => value !== undefined)
  return `{${entries.map(([name, value]) => `${escapeJson(name)}:${writeValue(value)}`).join(',')}}`
}

/** A payload as JSON that is safe inside a script element. Its data is never changed once it is read. */
export function writePayload({ data, ...rest }: PagePayload): string {
  const start = escapeJson(rest).slice(0, -1)
  return `${start},"data":${data === null ? 'null' : writeData(data)}}`
}
