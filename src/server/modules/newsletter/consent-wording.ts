import { type SQL, sql } from 'drizzle-orm'
import type { Market } from '#domain/markets/market.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import { getTranslator } from '#messages/get-translator.ts'

/** How a consent is given: by the link in a mail, or in an account. */
type ConsentWay = 'link' | 'account'

/** What people agree to, as the pages say it. Stored with every consent, because pages change. */
function writeConsent(market: Market, way: ConsentWay): string {
  const t = getTranslator(market)
  return way === 'account'
    ? `${t('MANAGEMENT_NEWSLETTER_HINT')}\n${t('MANAGEMENT_NEWSLETTER_TICK')}`
    : `${t('FOOTER_NEWSLETTER_CONSENT')}\n${t('NEWSLETTER_CONFIRM_TEXT', { email: '…' })}`
}

/** The same as a value in a statement that knows the market of its row as `market`. */
export const buildWordingSql = (way: ConsentWay): SQL =>
  sql`case market ${sql.join(
    MARKET_IDS.filter((id) => MARKETS[id].flags.newsletter).map(
      (id) => sql`when ${id} then ${writeConsent(MARKETS[id], way)}`,
    ),
    sql` `,
  )} end`
