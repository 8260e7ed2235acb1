import type { MailJob } from '#domain/mails/mail-registry.ts'
import { MARKETS } from '#markets/markets.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import type { ComposedMail } from '#server/mails/deliver-mail.ts'
import { contactMail } from '#server/mails/templates/contact/contact-mail.ts'
import { findMessage } from '#server/modules/contact/contact.repository.ts'
import { findHelpDesk } from './help-desk.ts'
import type { MailSources } from './mail-sources.ts'

/**
 * Forwards a visitor's message to the desk; a reply goes to the visitor. Nothing is sent to the visitor's address: it is
 * unproven, and a form that writes to strangers would be abused.
 */
export async function composeContactMail(
  { db }: MailSources,
  { data }: MailJob<'CONTACT'>,
): Promise<ComposedMail | null> {
  const message = await findMessage(db, data.messageId)
  // The visitor may have had it erased in the meantime.
  if (!message) return null
  const market = MARKETS[message.market]
  return {
    market,
    to: findHelpDesk(market),
    replyTo: message.email,
    content: contactMail(message),
    footer: [getCorrespondenceTranslator(market)('MAIL_CONTACT_UNPROVEN')],
    shopMode: message.shopMode,
  }
}
