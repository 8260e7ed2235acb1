import type { Market } from '#domain/markets/market.ts'
import { BRAND } from '#markets/brand.ts'
import { PermanentFailure } from '#server/modules/outbox/outbox-runner.ts'
import type { MailMessage, MailPort } from '#server/ports/mail/mail.ts'
import { MailFailedError } from '#server/ports/mail/mail-failed-error.ts'

export const senderOf = ({ contactMail }: Market): string => `${BRAND.name} <${contactMail.sender}>`

/** Sends a mail that is somebody's work; a refused recipient will be refused the next time, too. */
export async function deliverMail(mail: MailPort, message: MailMessage): Promise<void> {
  try {
    await mail.send(message)
  } catch (error) {
    if (error instanceof MailFailedError && error.isPermanent)
      throw new PermanentFailure(error.message, `${error.code} ${error.smtpStatus ?? ''}`.trim())
    throw error
  }
}
