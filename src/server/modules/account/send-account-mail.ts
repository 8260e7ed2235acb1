import { sql } from 'drizzle-orm'
import { isMarketId } from '#domain/markets/market-id.ts'
import { BRAND } from '#markets/brand.ts'
import { MARKETS } from '#markets/markets.ts'
import { correspondenceTranslator } from '#messages/correspondence/letters.ts'
import type { Database } from '#server/db/database.ts'
import { deliverMail, senderOf } from '#server/mails/deliver-mail.ts'
import { renderMail } from '#server/mails/render-mail.ts'
import type { OutboxWork } from '#server/modules/outbox/outbox.repository.ts'
import { PermanentFailure, type WorkHandler } from '#server/modules/outbox/outbox-runner.ts'
import type { MailPort } from '#server/ports/mail/mail.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { type Account, findAccountById } from './account.repository.ts'
import { ACCOUNT_MAILS, type AccountMail } from './account-mail-work.ts'
import { type AccountMailInput, accountMailContent } from './account-mails.ts'
import { findToken, type TokenPurpose, tokenOf } from './one-use-tokens.ts'
import { hashToken } from './refresh-tokens.ts'

export interface SendAccountMailOptions {
  readonly db: Database
  readonly mail: MailPort
  readonly secret: ShopSecret
  readonly now: () => number
}

const MINUTE_MS = 60_000

function readMail({ data }: OutboxWork): AccountMail {
  const mail = ACCOUNT_MAILS.find((name) => name === data.mail)
  if (!mail) throw new PermanentFailure('There is no such mail')
  return mail
}

type LinkParts = Pick<AccountMailInput, 'token' | 'expiresAt' | 'minutesLeft'>

const NO_LINK: LinkParts = { token: '', expiresAt: new Date(0), minutesLeft: 0 }

/** The link of a mail that has one; null when it would not work any more. */
async function linkOf(
  { db, secret, now }: SendAccountMailOptions,
  mail: AccountMail,
  { data }: OutboxWork,
): Promise<LinkParts | null> {
  if (mail !== 'ACTIVATE' && mail !== 'RESET') return NO_LINK
  const purpose: TokenPurpose = mail
  const token = tokenOf(secret, purpose, String(data.tokenId))
  const stored = await findToken(db, { hash: hashToken(token), purpose }, now())
  if (!stored?.isLive) return null
  const { expiresAt } = stored
  return { token, expiresAt, minutesLeft: Math.ceil((expiresAt.getTime() - now()) / MINUTE_MS) }
}

interface WorkFacts extends Record<string, unknown> {
  readonly created_at: string | Date
  readonly masked_account: string | null
}

/** When the work was asked for, and the payout account it may be about. */
async function readFacts(db: Database, { id, data }: OutboxWork): Promise<WorkFacts> {
  const { rows } = await db.execute<WorkFacts>(sql`
    select created_at, (select masked_account from customer_payment_account
      where customer_id = ${String(data.customerId)} and payment_type_id = ${Number(data.paymentTypeId ?? 0)}
    ) as masked_account
    from outbox where id = ${id}`)
  if (!rows[0]) throw new PermanentFailure('The work is gone')
  return rows[0]
}

async function mailInput(
  { db }: SendAccountMailOptions,
  account: Account,
  { work, link }: { readonly work: OutboxWork; readonly link: LinkParts },
): Promise<AccountMailInput> {
  const { market: marketId, shopUrl } = work.data
  const market = MARKETS[isMarketId(marketId) ? marketId : account.locale]
  const facts = await readFacts(db, work)
  return {
    ...link,
    market,
    firstName: account.firstName,
    at: new Date(facts.created_at),
    t: correspondenceTranslator(market),
    shopUrl: typeof shopUrl === 'string' ? shopUrl : `https://${market.domain}`,
    maskedAccount: facts.masked_account,
  }
}

/** Writes to a customer about the account; an account or a link that is gone by now needs no mail. */
export const createSendAccountMail =
  (options: SendAccountMailOptions): WorkHandler =>
  async (work) => {
    const mail = readMail(work)
    const account = await findAccountById(options.db, String(work.data.customerId))
    const link = account && (await linkOf(options, mail, work))
    if (!account || !link) return
    const input = await mailInput(options, account, { work, link })
    const { market, t } = input
    const content = accountMailContent(mail, input)
    const footer = [t('MAIL_ACCOUNT_REASON', { brand: BRAND.name }), t('MAIL_FOOTER_CONTACT')]
    await deliverMail(options.mail, {
      id: work.workKey,
      from: senderOf(market),
      to: account.email,
      replyTo: market.contactMail.recipient,
      subject: content.subject,
      ...renderMail(content, { market, brand: BRAND, footer }),
      attachments: [],
    })
  }
