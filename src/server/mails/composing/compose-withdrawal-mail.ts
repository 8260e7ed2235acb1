import type { MailAbout, MailData, MailJob } from '#domain/mails/mail-registry.ts'
import { isMarketId } from '#domain/markets/market-id.ts'
import { buildSellShopUrl } from '#domain/markets/sell-shop-url.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import { audienceOfSeller } from '#messages/text-set.ts'
import { getBrand } from '#server/config/operator.ts'
import type { ComposedMail } from '#server/mails/deliver-mail.ts'
import { buildGreeting } from '#server/mails/templates/build-greeting.ts'
import {
  offerWithdrawnMail,
  requestWithdrawnMail,
} from '#server/mails/templates/withdrawal/withdrawal-mail.ts'
import { findMailedAccount } from '#server/modules/account/account.repository.ts'
import { findRequest } from '#server/modules/individual-offers/individual-offers.repository.ts'
import { listByIds, listOfCustomer } from '#server/modules/price-drafts/withdrawn-offers.repository.ts'
import { findHelpDesk } from './help-desk.ts'
import type { MailSources } from './mail-sources.ts'

async function writeToCustomer(
  { db }: MailSources,
  { customerId, market: marketId, atMs }: MailData<'OFFER_WITHDRAWN'>,
): Promise<ComposedMail | null> {
  const account = await findMailedAccount(db, customerId)
  if (!account || !isMarketId(marketId)) return null
  const offers = await listOfCustomer(db, customerId, { market: marketId, atMs })
  if (offers.length === 0) return null
  const market = MARKETS[marketId]
  const t = getCorrespondenceTranslator(market, audienceOfSeller(account))
  const url = buildSellShopUrl(market, buildPath(market, 'checkout'))
  return {
    market,
    to: account.email,
    replyTo: findHelpDesk(market),
    content: offerWithdrawnMail({ market, t, offers, greeting: buildGreeting(t, account.firstName) }, url),
    footer: [t('MAIL_ACCOUNT_REASON', { brand: getBrand().name }), t('MAIL_FOOTER_CONTACT')],
  }
}

async function writeToCompany(
  { db }: MailSources,
  { requestId, atMs }: MailData<'REQUEST_WITHDRAWN'>,
): Promise<ComposedMail | null> {
  const request = await findRequest(db, requestId)
  if (!request) return null
  const offerIds = request.lines.map(({ offerId }) => offerId)
  const offers = await listByIds(db, offerIds, { market: request.market, atMs })
  if (offers.length === 0) return null
  const market = MARKETS[request.market]
  const t = getCorrespondenceTranslator(market, 'business')
  return {
    market,
    shopMode: request.shopMode,
    to: request.email,
    replyTo: findHelpDesk(market),
    content: requestWithdrawnMail({ market, t, offers, greeting: t('MAIL_GREETING_PLAIN') }, requestId),
    footer: [t('MAIL_REQUEST_REASON', { requestId: String(requestId) })],
  }
}

/** Tells someone that offers were taken back; null where none is left: account erased, or all of them sold after all. */
export const composeWithdrawalMail = (
  sources: MailSources,
  job: MailJob<MailAbout<'withdrawal'>>,
): Promise<ComposedMail | null> =>
  job.mail === 'OFFER_WITHDRAWN' ? writeToCustomer(sources, job.data) : writeToCompany(sources, job.data)
