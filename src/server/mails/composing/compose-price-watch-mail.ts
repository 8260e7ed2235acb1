import { PRICE_WATCH_ENDS_PATH } from '#contracts/paths/price-watch.ts'
import type { MailJob, PriceWatchMail } from '#domain/mails/mail-registry.ts'
import type { Market } from '#domain/markets/market.ts'
import { computeConfirmDeadline } from '#domain/opt-in/confirm-clock.ts'
import { buildWatchSearch } from '#domain/price-watch/watch-search.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import { getBrand } from '#server/config/operator.ts'
import type { ComposedMail } from '#server/mails/deliver-mail.ts'
import type { MailContent } from '#server/mails/rendering/mail-content.ts'
import {
  audienceOfWatch,
  priceChangedMail,
  priceReachedMail,
  priceWatchConfirmationMail,
  watchOutdatedMail,
} from '#server/mails/templates/price-watch/price-watch-mails.ts'
import { encodeLinkKey } from '#server/modules/opt-in/link-key.ts'
import { findById, type StoredWatch } from '#server/modules/price-watch/price-watch.repository.ts'
import { findSuppression } from '#server/modules/suppressions/suppressions.ts'
import { findHelpDesk } from './help-desk.ts'
import type { MailSources } from './mail-sources.ts'

const buildEndUrl = (market: Market, { shopUrl, endKey }: StoredWatch): string =>
  shopUrl + buildPath(market, 'priceWatchEnd', { watchKey: encodeLinkKey(endKey) })

/** What the mail says; null where it is no longer true. */
async function writeContent(
  { db, secret, now }: MailSources,
  job: MailJob<PriceWatchMail>,
  watch: StoredWatch,
): Promise<MailContent | null> {
  const market = MARKETS[watch.market]
  if (job.mail === 'PRICE_WATCH_CONFIRMATION') {
    const until = new Date(computeConfirmDeadline(watch.requestedAtMs))
    if (watch.status !== 'pending' || until.getTime() <= now()) return null
    const watchKey = encodeLinkKey(watch.confirmKey)
    const url = watch.shopUrl + buildPath(market, 'priceWatchConfirm', { watchKey })
    return priceWatchConfirmationMail(market, watch, { url, until })
  }
  if (watch.status === 'pending' || (await findSuppression(db, secret, watch.email)) !== null) return null
  const url = watch.shopUrl + buildPath(market, 'pdp', { pdp: watch.url }) + buildWatchSearch(watch)
  if (job.mail === 'PRICE_WATCH_OUTDATED') return watchOutdatedMail(market, watch, url)
  const { priceInCents, beforeInCents } = job.data
  const news = { priceInCents, beforeInCents, url, endUrl: buildEndUrl(market, watch) }
  return job.mail === 'PRICE_WATCH_REACHED'
    ? priceReachedMail(market, watch, news)
    : priceChangedMail(market, watch, news)
}

/** A mail about a watched price; null when its watch has ended. */
export async function composePriceWatchMail(
  sources: MailSources,
  job: MailJob<PriceWatchMail>,
): Promise<ComposedMail | null> {
  const watch = await findById(sources.db, job.data.watchId)
  const content = watch && (await writeContent(sources, job, watch))
  if (!content) return null
  const market = MARKETS[watch.market]
  const partner = await sources.findPartner(watch.shopUrl)
  return {
    market,
    partner,
    to: watch.email,
    replyTo: findHelpDesk(market),
    content,
    footer: [
      getCorrespondenceTranslator(market, audienceOfWatch(watch))('MAIL_WATCH_REASON', {
        brand: partner?.name ?? getBrand().name,
      }),
    ],
    unsubscribeUrl: `${watch.shopUrl}${PRICE_WATCH_ENDS_PATH}/${encodeLinkKey(watch.endKey)}`,
  }
}
