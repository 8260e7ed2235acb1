interface MailFailure {
  readonly code: string
  /** What the mail server answered, if it did. */
  readonly smtpStatus: number | null
  /** True when trying again cannot help: the mail server does not know this recipient, or nobody can be it. */
  readonly isPermanent: boolean
}

/** A mail that was not sent. It names neither people nor texts and has no cause: it may be written to a log as it is. */
export class MailFailedError extends Error implements MailFailure {
  override name = 'MailFailedError'
  readonly code: string
  readonly smtpStatus: number | null
  readonly isPermanent: boolean

  constructor({ code, smtpStatus, isPermanent }: MailFailure) {
    super(`mail not sent: ${smtpStatus === null ? code : `${code} ${smtpStatus}`}`)
    this.code = code
    this.smtpStatus = smtpStatus
    this.isPermanent = isPermanent
  }
}

// Wrong order and missing login: refusals of the session, which say nothing about the recipient.
const SESSION_STATUSES: readonly number[] = [503, 530]

const isRefusal = (status: number | null): boolean =>
  status !== null && status >= 500 && status <= 599 && !SESSION_STATUSES.includes(status)

/** What may be told about a failure of the mail library, whose own text quotes addresses and the server's words. */
export function toMailFailedError(error: unknown): MailFailedError {
  const { code, responseCode, command } = Object(error) as Record<string, unknown>
  const smtpStatus = typeof responseCode === 'number' ? responseCode : null
  return new MailFailedError({
    code: typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? code : 'UNKNOWN',
    smtpStatus,
    isPermanent: command === 'RCPT TO' && isRefusal(smtpStatus),
  })
}
