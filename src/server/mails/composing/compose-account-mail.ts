import { sql } from 'drizzle-orm'
import { toDevice } from '#domain/customers/read-device.ts'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import type { AccountMail, MailData, MailJob } from '#domain/mails/mail-registry.ts'
import { isMarketId } from '#domain/markets/market-id.ts'
import { buildSellShopUrl } from '#domain/markets/sell-shop-url.ts'
import { MARKETS } from '#markets/markets.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import { audienceOfSeller } from '#messages/text-set.ts'
import { getBrand } from '#server/config/operator.ts'
import type { Database } from '#server/db/database.ts'
import type { ComposedMail } from '#server/mails/deliver-mail.ts'
import type { MailContent } from '#server/mails/rendering/mail-content.ts'
import {
  type AccountMailInput,
  accountExistsMail,
  activateMail,
  newDeviceMail,
  type OneUseLink,
  passwordChangedMail,
  resetMail,
  saleAccountMail,
  savedPayoutChangedMail,
} from '#server/mails/templates/account/account-mails.ts'
import { findMailedAccount, type MailedAccount } from '#server/modules/account/account.repository.ts'
import { findToken, listTokens, type TokenPurpose } from '#server/modules/account/one-use-tokens.ts'
import { hashToken } from '#server/modules/account/refresh-tokens.ts'
import { findHelpDesk } from './help-desk.ts'
import type { MailSources } from './mail-sources.ts'

/** The link of a mail; null when it no longer works. */
async function findLink(
  { db, secret, now }: MailSources,
  purpose: TokenPurpose,
  tokenId: string,
): Promise<OneUseLink | null> {
  // A mail may be sent after the keys were rotated: the stored hash tells by which of them its token was made.
  for (const token of listTokens(secret, purpose, tokenId)) {
    const stored = await findToken(db, { hash: hashToken(token), purpose }, now())
    if (!stored?.isLive) continue
    const { expiresAt } = stored
    return { token, expiresAt, minutesLeft: Math.ceil((expiresAt.getTime() - now()) / MINUTE_MS) }
  }
  return null
}

async function findMaskedAccount(
  db: Database,
  { customerId, paymentTypeId }: MailData<'SAVED_PAYOUT_CHANGED'>,
): Promise<string | null> {
  const { rows } = await db.execute<{ masked_account: string }>(sql`
    select masked_account from customer_payment_account
    where customer_id = ${customerId} and payment_type_id = ${paymentTypeId}`)
  return rows[0]?.masked_account ?? null
}

function buildInput(account: MailedAccount, { shopUrl, market: marketId }: MailJob<AccountMail>['data']) {
  const market = MARKETS[isMarketId(marketId) ? marketId : account.locale]
  return {
    market,
    t: getCorrespondenceTranslator(market, audienceOfSeller(account)),
    shopUrl: shopUrl ?? buildSellShopUrl(market),
    firstName: account.firstName,
  } satisfies AccountMailInput
}

async function composeContent(
  sources: MailSources,
  input: AccountMailInput,
  { job, queuedAt }: { readonly job: MailJob<AccountMail>; readonly queuedAt: Date },
): Promise<MailContent | null> {
  switch (job.mail) {
    case 'ACTIVATE': {
      const link = await findLink(sources, 'ACTIVATE', job.data.tokenId)
      return link && activateMail(input, link)
    }
    case 'RESET': {
      const link = await findLink(sources, 'RESET', job.data.tokenId)
      return link && resetMail(input, link)
    }
    case 'SALE_ACCOUNT': {
      const link = await findLink(sources, 'OPEN', job.data.tokenId)
      return link && saleAccountMail(input, link)
    }
    case 'ACCOUNT_EXISTS':
      return accountExistsMail(input)
    case 'PASSWORD_CHANGED':
      return passwordChangedMail(input, queuedAt)
    case 'SAVED_PAYOUT_CHANGED': {
      const link = await findLink(sources, 'NOT_ME', job.data.tokenId)
      const maskedAccount = await findMaskedAccount(sources.db, job.data)
      return link && savedPayoutChangedMail(input, { changedAt: queuedAt, maskedAccount, link })
    }
    case 'NEW_DEVICE': {
      const link = await findLink(sources, 'NOT_ME', job.data.tokenId)
      const device = toDevice(job.data.browser, job.data.system)
      return link && newDeviceMail(input, { signedInAt: queuedAt, device, link })
    }
  }
}

/** A mail to a customer about the account; null when the account or the mail's link is gone by now. */
export async function composeAccountMail(
  sources: MailSources,
  job: MailJob<AccountMail>,
  queuedAt: Date,
): Promise<ComposedMail | null> {
  const account = await findMailedAccount(sources.db, job.data.customerId)
  if (!account) return null
  const input = buildInput(account, job.data)
  const content = await composeContent(sources, input, { job, queuedAt })
  if (!content) return null
  const { market, t } = input
  const partner = await sources.findPartner(input.shopUrl)
  return {
    market,
    to: account.email,
    replyTo: findHelpDesk(market),
    content,
    partner,
    footer: [t('MAIL_ACCOUNT_REASON', { brand: partner?.name ?? getBrand().name }), t('MAIL_FOOTER_CONTACT')],
  }
}
