import { UNSUBSCRIPTIONS_PATH } from '#contracts/paths/newsletter.ts'
import type { MailJob } from '#domain/mails/mail-registry.ts'
import { buildSellShopUrl } from '#domain/markets/sell-shop-url.ts'
import { computeConfirmDeadline } from '#domain/opt-in/confirm-clock.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import { getBrand } from '#server/config/operator.ts'
import type { ComposedMail } from '#server/mails/deliver-mail.ts'
import { newsletterConfirmationMail } from '#server/mails/templates/newsletter/newsletter-confirmation-mail.ts'
import { findRequest } from '#server/modules/newsletter/newsletter.repository.ts'
import { encodeLinkKey } from '#server/modules/opt-in/link-key.ts'
import { findHelpDesk } from './help-desk.ts'
import type { MailSources } from './mail-sources.ts'

/** Asks for a confirmation; null when there is nothing to confirm any more. */
export async function composeNewsletterMail(
  { db, now }: MailSources,
  { data }: MailJob<'NEWSLETTER_CONFIRMATION'>,
): Promise<ComposedMail | null> {
  const request = await findRequest(db, data.subscriptionId)
  if (!request) return null
  const { email } = request
  const until = new Date(computeConfirmDeadline(new Date(request.requestedAt).getTime()))
  if (until.getTime() <= now()) return null
  const market = MARKETS[request.market]
  const shopUrl = data.shopUrl ?? buildSellShopUrl(market)
  const emailHash = encodeLinkKey(request.enrichHash)
  const url = shopUrl + buildPath(market, 'newsletterEnrich', { emailHash })
  return {
    market,
    to: email,
    replyTo: findHelpDesk(market),
    content: newsletterConfirmationMail(market, { url, until }),
    footer: [getCorrespondenceTranslator(market)('MAIL_NEWSLETTER_REASON', { brand: getBrand().name })],
    unsubscribeUrl: `${shopUrl}${UNSUBSCRIPTIONS_PATH}/${encodeLinkKey(request.unsubscribeHash)}`,
  }
}
