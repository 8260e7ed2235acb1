import type { Environment } from '#server/config/environment.ts'
import type { Database } from '#server/db/database.ts'
import { createLocalMailbox } from '#server/ports/mail/local-mailbox.ts'
import type { MailPort } from '#server/ports/mail/mail.ts'
import { createSmtpMail } from '#server/ports/mail/smtp-mail.ts'

/** The configured mail server, or the installation's own mailbox without one. */
export const createMail = ({ SMTP_URL }: Environment, db: Database): MailPort =>
  SMTP_URL ? createSmtpMail(SMTP_URL) : createLocalMailbox(db)
