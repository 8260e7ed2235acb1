import { UNSUBSCRIPTIONS_PATH } from '#contracts/api-paths.ts'
import type { Market } from '#domain/markets/market.ts'
import { confirmableUntil } from '#domain/newsletter/newsletter-clock.ts'
import { buildPath } from '#domain/routing/path.ts'
import { BRAND } from '#markets/brand.ts'
import { MARKETS } from '#markets/markets.ts'
import { correspondenceTranslator } from '#messages/correspondence/letters.ts'
import type { Database } from '#server/db/database.ts'
import { documentDate } from '#server/documents/document-date.ts'
import { deliverMail, senderOf } from '#server/mails/deliver-mail.ts'
import type { MailContent } from '#server/mails/mail-content.ts'
import { renderMail } from '#server/mails/render-mail.ts'
import type { WorkHandler } from '#server/modules/outbox/outbox-runner.ts'
import type { MailPort } from '#server/ports/mail/mail.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { emailHashOf } from './email-hash.ts'
import { findRequest } from './newsletter.repository.ts'

export interface SendNewsletterMailOptions {
  readonly db: Database
  readonly mail: MailPort
  readonly secret: ShopSecret
  readonly now: () => number
}

/** The question whether the owner of an address wants the newsletter. */
function confirmationContent(market: Market, url: string, until: Date): MailContent {
  const t = correspondenceTranslator(market)
  return {
    subject: t('MAIL_NEWSLETTER_SUBJECT'),
    preheader: t('MAIL_NEWSLETTER_PREHEADER'),
    title: t('MAIL_NEWSLETTER_TITLE'),
    blocks: [
      { kind: 'paragraph', text: t('MAIL_NEWSLETTER_TEXT') },
      { kind: 'button', label: t('MAIL_NEWSLETTER_BUTTON'), url },
      { kind: 'note', text: t('MAIL_NEWSLETTER_UNTIL', { date: documentDate(market, until) }) },
      { kind: 'note', text: t('MAIL_NEWSLETTER_STRANGER') },
    ],
  }
}

/** Asks for a confirmation, unless there is nothing to confirm any more. */
export const createSendNewsletterMail =
  ({ db, mail, secret, now }: SendNewsletterMailOptions): WorkHandler =>
  async ({ data, workKey }) => {
    const request = await findRequest(db, Number(data.subscriptionId))
    if (!request) return
    const { email } = request
    const until = confirmableUntil(new Date(request.requestedAt).getTime())
    if (until <= now()) return
    const market = MARKETS[request.market]
    const shopUrl = typeof data.shopUrl === 'string' ? data.shopUrl : `https://${market.domain}`
    const emailHash = emailHashOf(secret, 'enrich', email)
    const url = shopUrl + buildPath(market, 'newsletterEnrich', { emailHash })
    const content = confirmationContent(market, url, new Date(until))
    const footer = [correspondenceTranslator(market)('MAIL_NEWSLETTER_REASON', { brand: BRAND.name })]
    await deliverMail(mail, {
      id: workKey,
      from: senderOf(market),
      to: email,
      replyTo: market.contactMail.recipient,
      subject: content.subject,
      ...renderMail(content, { market, brand: BRAND, footer }),
      attachments: [],
      unsubscribeUrl: `${shopUrl}${UNSUBSCRIPTIONS_PATH}/${emailHashOf(secret, 'unsubscribe', email)}`,
    })
  }
