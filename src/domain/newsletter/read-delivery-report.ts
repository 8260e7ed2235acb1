import { type BounceKind, type ReportKind, readBounceKind } from './report-kind.ts'

/** What a mail server or a mailbox provider reports about a mail of ours. */
export interface DeliveryReport {
  readonly kind: ReportKind
  /** Tokens of deliveries that it may be about. Only those that the shop made count. */
  readonly tokens: readonly string[]
}

/** The header of every issue, by which reports find their delivery. */
export const DELIVERY_HEADER = 'X-Newsletter-Delivery'

/** Reports quote whole mails. Everything that is needed comes before this many characters. */
export const REPORT_MAX_CHARS = 512_000

const MAX_PARTS = 20
const MAX_HEADER_LINES = 500

type Headers = ReadonlyMap<string, readonly string[]>

/** Header fields by lower-case name, each with its values; folded lines are joined. */
function readHeaders(text: string): Headers {
  const lines: string[] = []
  for (const line of text.split('\n', MAX_HEADER_LINES)) {
    if (/^[ \t]/.test(line) && lines.length > 0) lines.push(`${lines.pop()} ${line.trim()}`)
    else lines.push(line)
  }
  const headers = new Map<string, string[]>()
  for (const line of lines) {
    const colon = line.indexOf(':')
    if (colon <= 0) continue
    const name = line.slice(0, colon).trim().toLowerCase()
    headers.set(name, [...(headers.get(name) ?? []), line.slice(colon + 1).trim()])
  }
  return headers
}

interface MimePart {
  readonly headers: Headers
  readonly body: string
}

/** Header and body are separated by the first empty line. */
function readPart(text: string): MimePart {
  const end = text.startsWith('\n') ? 0 : text.indexOf('\n\n')
  if (end < 0) return { headers: readHeaders(text), body: '' }
  return { headers: readHeaders(text.slice(0, end)), body: text.slice(end).replace(/^\n{1,2}/, '') }
}

const readType = ({ headers }: MimePart): string =>
  (headers.get('content-type')?.[0] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''

const BOUNDARY = /boundary\s*=\s*(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i

/** The parts of a multipart message; nested ones are not opened. */
function splitParts({ headers, body }: MimePart): MimePart[] {
  const [, quoted, bare] = BOUNDARY.exec(headers.get('content-type')?.[0] ?? '') ?? []
  const boundary = quoted ?? bare
  if (boundary === undefined) return []
  return `\n${body}`
    .split(`\n--${boundary}`, MAX_PARTS + 1)
    .slice(1)
    .filter((part) => !part.startsWith('--'))
    .map((part) => readPart(part.replace(/^[^\n]*\n/, '')))
}

/** The groups of fields in a delivery status: one about the mail, then one for each recipient. */
const readGroups = (body: string): Headers[] => body.split('\n\n', MAX_PARTS).map(readHeaders)

/** How a delivery failed (RFC 3464); null where it is only delayed, or was a success. */
function readStatus(body: string): BounceKind | null {
  const failed = readGroups(body).filter((group) => group.get('action')?.[0]?.toLowerCase() === 'failed')
  const kinds = failed.map((group) => readBounceKind(group.get('status')?.[0] ?? '') ?? 'soft')
  return kinds.find((kind) => kind === 'hard') ?? kinds[0] ?? null
}

/** Someone moved the mail out of the spam folder, or a program checks signatures: nobody complains. */
const HARMLESS_FEEDBACK: ReadonlySet<string> = new Set(['not-spam', 'auth-failure'])

function readFeedback(body: string): 'complaint' | null {
  const type = readHeaders(body).get('feedback-type')?.[0]?.toLowerCase()
  return type === undefined || HARMLESS_FEEDBACK.has(type) ? null : 'complaint'
}

const ORIGINAL_TYPES: ReadonlySet<string> = new Set([
  'message/rfc822',
  'text/rfc822-headers',
  'message/rfc822-headers',
])

const RECIPIENT_HEADERS = ['delivered-to', 'x-original-to', 'envelope-to', 'to']

/** The return address of a mail carries its token behind a plus: `bounces+<token>@…`. */
const RETURN_TOKEN = /\+(\d{1,15}-[0-9a-f]{32})@/gi

function listTokens(report: MimePart, parts: readonly MimePart[]): string[] {
  const returned = RECIPIENT_HEADERS.flatMap((name) => report.headers.get(name) ?? [])
    .flatMap((value) => [...value.matchAll(RETURN_TOKEN)])
    .map(([, token = '']) => token.toLowerCase())
  const quoted = parts
    .filter((part) => ORIGINAL_TYPES.has(readType(part)))
    .flatMap(({ body }) => readPart(body).headers.get(DELIVERY_HEADER.toLowerCase()) ?? [])
  return [...new Set([...returned, ...quoted])]
}

/**
 * Reads a raw message as a report on a delivery (RFC 3464) or a complaint (RFC 5965); null for anything else, such as the
 * answer of a person or an out-of-office note.
 */
export function readDeliveryReport(raw: string): DeliveryReport | null {
  const report = readPart(raw.slice(0, REPORT_MAX_CHARS).replaceAll('\r\n', '\n'))
  if (readType(report) !== 'multipart/report') return null
  const parts = splitParts(report)
  const find = (type: string) => parts.find((part) => readType(part) === type)
  const status = find('message/delivery-status')
  const feedback = find('message/feedback-report')
  const kind = (status && readStatus(status.body)) ?? (feedback && readFeedback(feedback.body)) ?? null
  return kind && { kind, tokens: listTokens(report, parts) }
}
