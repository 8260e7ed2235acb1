import type { Environment } from '#server/config/environment.ts'
import type { Database } from '#server/db/database.ts'
import { createLocalMailbox } from '#server/ports/mail/local-mailbox.ts'
import type { MailPort } from '#server/ports/mail/mail.ts'
import { createSmtpMail } from '#server/ports/mail/smtp-mail.ts'
import { watchCall } from '#server/telemetry/watch-call.ts'

const watchMail = (mail: MailPort): MailPort => ({
  send: (message) => watchCall('mail', () => mail.send(message)),
  close: () => mail.close(),
})

/** The configured mail server, or the installation's own mailbox without one. */
export const createMail = ({ SMTP_URL }: Environment, db: Database): MailPort =>
  watchMail(SMTP_URL ? createSmtpMail(SMTP_URL) : createLocalMailbox(db))

const BULK_CONNECTIONS = 5

/** The same for the newsletter, with connections of its own: other mails never wait behind it. */
export const createBulkMail = ({ SMTP_URL }: Environment, db: Database): MailPort =>
  watchMail(SMTP_URL ? createSmtpMail(SMTP_URL, BULK_CONNECTIONS) : createLocalMailbox(db))
