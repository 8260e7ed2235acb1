import type { MailAbout, MailJob } from '#domain/mails/mail-registry.ts'
import { computeOfferState } from '#domain/offers/individual-offer.ts'
import { MARKETS } from '#markets/markets.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import type { ComposedMail } from '#server/mails/deliver-mail.ts'
import {
  individualOfferMail,
  withdrawnOfferMail,
} from '#server/mails/templates/individual-offers/individual-offer-mail.ts'
import {
  findMadeOffer,
  findReplaced,
  listMadeLines,
} from '#server/modules/individual-offers/made-offers.repository.ts'
import { buildOfferPath } from '#server/modules/individual-offers/offer-link.ts'
import { PermanentFailure } from '#server/modules/outbox/outbox-runner.ts'
import { findHelpDesk } from './help-desk.ts'
import type { MailSources } from './mail-sources.ts'

/** An individual offer to the business that has asked for it, or its withdrawal; null when it is no longer true. */
export async function composeIndividualOffer(
  { db, secret, now, findShopUrl }: MailSources,
  { mail, data }: MailJob<MailAbout<'individualOffer'>>,
): Promise<ComposedMail | null> {
  const offer = await findMadeOffer(db, data)
  if (!offer) throw new PermanentFailure('There is no such offer')
  const state = computeOfferState(offer, now())
  if (mail === 'INDIVIDUAL_OFFER' && state !== 'OPEN') return null
  const market = MARKETS[offer.market]
  const t = getCorrespondenceTranslator(market, 'business')
  const lines = await listMadeLines(db, data, market.catalogueLanguage)
  const link = findShopUrl(offer.market) + buildOfferPath(secret, offer.market, data)
  const replaced = await findReplaced(db, data)
  const input = { t, market, offer, lines, link, replaced }
  return {
    market,
    shopMode: offer.shopMode,
    to: offer.email,
    replyTo: findHelpDesk(market),
    content: mail === 'INDIVIDUAL_OFFER' ? individualOfferMail(input) : withdrawnOfferMail(input),
    footer: [t('MAIL_REQUEST_REASON', { requestId: String(offer.requestId) })],
  }
}
