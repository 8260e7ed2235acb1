/** What is kept of a browser's report: never an address of a page, which may be a secret link. */
export interface CspViolation {
  /** One of our policy's directives, or `other`. */
  readonly directive: string
  /** The origin of what was blocked, or a word such as `inline`. */
  readonly blocked: string
}

const DIRECTIVES: ReadonlySet<string> = new Set([
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
])

const BLOCKED_WORDS: ReadonlySet<string> = new Set([
  'inline',
  'eval',
  'wasm-eval',
  'self',
  'trusted-types-policy',
  'trusted-types-sink',
])

/** Browsers send a few at a time. */
const MAX_REPORTS = 20

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readBlocked(value: unknown): string {
  if (typeof value !== 'string' || value.length > 2_000) return 'other'
  if (BLOCKED_WORDS.has(value)) return value
  const url = URL.parse(value)
  if (!url) return 'other'
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.host.slice(0, 100) : url.protocol
}

const toViolation = (directive: unknown, blocked: unknown): CspViolation => ({
  directive: typeof directive === 'string' && DIRECTIVES.has(directive) ? directive : 'other',
  blocked: readBlocked(blocked),
})

/** The form of `report-uri`: one report. */
function readOld(body: unknown): CspViolation[] {
  const report = isRecord(body) ? body['csp-report'] : undefined
  if (!isRecord(report)) return []
  return [toViolation(report['effective-directive'] ?? report['violated-directive'], report['blocked-uri'])]
}

/** The form of `report-to`: a list of reports of any kind. */
const readNew = (reports: readonly unknown[]): CspViolation[] =>
  reports
    .slice(0, MAX_REPORTS)
    .flatMap((report) =>
      isRecord(report) && report.type === 'csp-violation' && isRecord(report.body)
        ? [toViolation(report.body.effectiveDirective, report.body.blockedURL)]
        : [],
    )

/** The violations in a browser's report; empty for anything else. */
export const readCspReports = (body: unknown): CspViolation[] =>
  Array.isArray(body) ? readNew(body) : readOld(body)
