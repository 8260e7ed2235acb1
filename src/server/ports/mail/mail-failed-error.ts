interface MailFailure {
  readonly code: string
  /** The mail server's answer, if there was one. */
  readonly smtpStatus: number | null
  /** True when a retry can't help: the server rejects this recipient, or the address is invalid. */
  readonly isPermanent: boolean
  /** The extended status of the answer (RFC 3463), such as 5.1.1, if there was one. */
  readonly extendedStatus?: string | null
}

/** A mail that was not sent. Safe to log as it is: it has no cause and quotes neither addresses nor texts. */
export class MailFailedError extends Error implements MailFailure {
  override name = 'MailFailedError'
  readonly code: string
  readonly smtpStatus: number | null
  readonly isPermanent: boolean
  readonly extendedStatus: string | null

  constructor({ code, smtpStatus, isPermanent, extendedStatus = null }: MailFailure) {
    super(`mail not sent: ${smtpStatus === null ? code : `${code} ${smtpStatus}`}`)
    this.code = code
    this.smtpStatus = smtpStatus
    this.isPermanent = isPermanent
    this.extendedStatus = extendedStatus
  }
}

// Bad sequence of commands and missing login: they concern the session, not the recipient.
const SESSION_STATUSES: readonly number[] = [503, 530]

const isRefusal = (status: number | null): boolean =>
  status !== null && status >= 500 && status <= 599 && !SESSION_STATUSES.includes(status)

const readExtendedStatus = (response: unknown): string | null =>
  typeof response === 'string' ? (/^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? null) : null

/** Reduces an error of the mail library, whose message quotes addresses and the server's answer, to what may be logged. */
export function toMailFailedError(error: unknown): MailFailedError {
  const { code, responseCode, response, command } = Object(error) as Record<string, unknown>
  const smtpStatus = typeof responseCode === 'number' ? responseCode : null
  return new MailFailedError({
    code: typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? code : 'UNKNOWN',
    smtpStatus,
    isPermanent: command === 'RCPT TO' && isRefusal(smtpStatus),
    extendedStatus: readExtendedStatus(response),
  })
}
