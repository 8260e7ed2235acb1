import { createHash } from 'node:crypto'
import type { PushPayload } from '#contracts/notices.ts'
import { isMailName, MAILS, type SaleMail } from '#domain/mails/mail-registry.ts'
import { findPushNotice, type PushNotice } from '#domain/mails/push-notice.ts'
import type { FindPartner } from '#domain/partners/partner.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { MARKETS } from '#markets/markets.ts'
import { getTranslator } from '#messages/get-translator.ts'
import { stateTitleKey } from '#messages/state-text.ts'
import { audienceOfSeller } from '#messages/text-set.ts'
import { getBrand } from '#server/config/operator.ts'
import type { Database } from '#server/db/database.ts'
import { keepSentMessage } from '#server/mails/keep-sent-mail.ts'
import type { OutboxJob } from '#server/modules/outbox/outbox.repository.ts'
import { type JobHandler, PermanentFailure } from '#server/modules/outbox/outbox-runner.ts'
import { requireJobTrade } from '#server/modules/trades/require-job-trade.ts'
import { buildTradeLink } from '#server/modules/trades/trade-link.ts'
import type { StoredTrade } from '#server/modules/trades/trade-view.repository.ts'
import type { PushMessage, PushPort } from '#server/ports/push/push.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { listReceivers, removeReceiver } from './push-subscriptions.repository.ts'
import { type PushJobData, queueMailAfterAll } from './queue-push.ts'

/** About a minute. Then the mail is sent: news that comes too late is none. */
const MAX_PUSH_ATTEMPTS = 6

/** As long as push services allow. */
const TOPIC_LENGTH = 32

export interface SendPushOptions {
  readonly db: Database
  readonly secret: ShopSecret
  readonly findPartner: FindPartner
  readonly now: () => number
  /** Null where no key is configured any more. */
  readonly push: PushPort | null
}

const isSaleMail = (mail: unknown): mail is SaleMail => isMailName(mail) && MAILS[mail].topic === 'TRADE_MAIL'

interface AskedPush extends PushJobData {
  readonly mail: SaleMail
  readonly notice: PushNotice
}

function readPushJob({ data }: OutboxJob): AskedPush {
  const { mailTopic, mailKey, mailData } = data
  const { mail } = Object(mailData) as Record<string, unknown>
  const notice = isSaleMail(mail) ? findPushNotice(mail) : null
  if (typeof mailTopic !== 'string' || typeof mailKey !== 'string' || !isSaleMail(mail) || !notice)
    throw new PermanentFailure('The notification lacks its mail')
  return { mailTopic, mailKey, mailData: Object(mailData) as PushJobData['mailData'], mail, notice }
}

/** One line in the seller's language, without anything about the seller. */
async function composePush(
  { secret, findPartner }: SendPushOptions,
  trade: StoredTrade,
  { notice, mailKey }: AskedPush,
): Promise<PushPayload> {
  const translate = getTranslator(MARKETS[trade.market], audienceOfSeller(trade.seller))
  const topic = createHash('sha256').update(mailKey).digest('base64url').slice(0, TOPIC_LENGTH)
  return {
    title: ((await findPartner(trade.statusUrl)) ?? getBrand()).name,
    text: translate('PUSH_TEXT', {
      number: formatTradeNumber(trade.transactionId),
      state: translate(stateTitleKey(notice.state)),
    }),
    url: buildTradeLink(secret, trade, 'read'),
    tag: topic,
  }
}

/** Whether a browser has taken it. Those that take nothing any more are forgotten. */
async function sendToBrowsers(
  { db }: SendPushOptions,
  push: PushPort,
  { transactionId, message }: { readonly transactionId: number; readonly message: PushMessage },
): Promise<boolean> {
  const receivers = await listReceivers(db, transactionId)
  const results = await Promise.allSettled(
    receivers.map(async (receiver) => {
      const outcome = await push.send(receiver, message)
      if (outcome === 'gone') await removeReceiver(db, transactionId, receiver)
      return outcome
    }),
  )
  if (results.some((result) => result.status === 'fulfilled' && result.value === 'delivered')) return true
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
  return false
}

/** Notifies a seller of a step. Where no browser takes it in time, the mail that it stood for is sent after all. */
export const createSendPush =
  (options: SendPushOptions): JobHandler =>
  async (job) => {
    const { db, push, now } = options
    const asked = readPushJob(job)
    const trade = await requireJobTrade(db, asked.mailData)
    const { transactionId } = trade
    const payload = await composePush(options, trade, asked)
    const message = { topic: payload.tag, text: JSON.stringify(payload) }
    const isLastAttempt = job.attempts >= MAX_PUSH_ATTEMPTS
    const isDelivered =
      push !== null &&
      (await sendToBrowsers(options, push, { transactionId, message }).catch((error: unknown) => {
        if (!isLastAttempt) throw error
        return false
      }))
    if (isDelivered) {
      const { title, text } = payload
      const sent = { id: job.workKey, subject: text, text: `${title}\n${text}`, sentAtMs: now() }
      await keepSentMessage(db, { mail: asked.mail, transactionId }, sent)
    } else if (asked.notice.isInstead) await queueMailAfterAll(db, asked, now())
  }
