import type { Database } from '#server/db/database.ts'
import type { MailContent } from '#server/mails/mail-content.ts'
import { clarificationToken } from '#server/modules/lifecycle/clarification-token.ts'
import { PermanentFailure } from '#server/modules/outbox/outbox-runner.ts'
import type { QuestionFiles } from '#server/modules/questions/question-files.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { acceptedMail } from './accepted-mail.ts'
import { arrivedMail, cancelledMail, type DeviceMailInput, returnShippedMail } from './device-mails.ts'
import { lostMail, quarantinedMail, recycledMail, returnPendingMail } from './fate-mails.ts'
import { findMailClarification, findMovedItems, findVoucherPayout } from './mail-facts.repository.ts'
import { findReport, findReportIfPossible } from './mail-report.ts'
import { payoutFailedMail, payoutSentMail } from './payout-mails.ts'
import { questionUrl } from './question-mail-parts.ts'
import { actionRequiredMail, answerReminderMail, counterOfferMail } from './question-mails.ts'
import type { TradeMailInput } from './trade-mail-parts.ts'
import type { DeviceMail, TradeMailWork } from './trade-mail-work.ts'

/** Where the facts of a mail come from. */
export interface MailSources {
  readonly db: Database
  readonly secret: ShopSecret
  /** The words of the questions, for what was found to differ. */
  readonly questions: QuestionFiles
  readonly now: () => number
}

type WorkOf<Kind extends TradeMailWork['kind']> = Extract<TradeMailWork, { readonly kind: Kind }>

const textsOf = ({ texts }: QuestionFiles, { market }: TradeMailInput) => texts[market.catalogueLanguage]

/** The devices that a mail is about, as they are now. */
async function findDevices(
  { db, secret }: MailSources,
  input: TradeMailInput,
  { state, atMs }: WorkOf<'devices'>,
): Promise<DeviceMailInput['devices']> {
  const { trade } = input
  const moved = await findMovedItems(db, { transactionId: trade.transactionId, state, atMs })
  return moved.flatMap(({ itemNumber, tokenId, ...facts }) => {
    const item = trade.items.find(({ number }) => number === itemNumber)
    const url = tokenId ? questionUrl(input, clarificationToken(secret, tokenId)) : null
    return item ? [{ ...facts, item, questionUrl: url }] : []
  })
}

/** Writes a mail about devices, with what it needs besides them. */
type WriteDeviceMail = (
  options: MailSources,
  input: DeviceMailInput,
) => MailContent | null | Promise<MailContent | null>

async function writeAccepted(options: MailSources, input: DeviceMailInput): Promise<MailContent> {
  const { db, questions } = options
  const source = { db, rules: questions.rules }
  const devices = await Promise.all(
    input.devices.map(async (device) => ({
      ...device,
      report: await findReportIfPossible(source, { ...device, trade: input.trade, inspectionId: null }),
    })),
  )
  return acceptedMail({ ...input, devices, texts: textsOf(questions, input) })
}

async function writePaid({ db }: MailSources, input: DeviceMailInput): Promise<MailContent> {
  const { transactionId } = input.trade
  const voucherInCents = await findVoucherPayout(db, { transactionId, atMs: input.atMs })
  return payoutSentMail({ ...input, voucherInCents })
}

/** Null when another account was given while the mail waited. */
function writeFailed(_: MailSources, input: DeviceMailInput): MailContent | null {
  const devices = input.devices.filter(({ item }) => item.state === 'PAYOUT_FAILED')
  return devices.length > 0 ? payoutFailedMail({ ...input, devices }) : null
}

const DEVICE_MAILS: Readonly<Record<DeviceMail, WriteDeviceMail>> = {
  ARRIVED: (_, input) => arrivedMail(input),
  ACCEPTED: writeAccepted,
  PAYOUT_SENT: writePaid,
  PAYOUT_FAILED: writeFailed,
  RETURN_SHIPPED: (_, input) => returnShippedMail(input),
  LOST: (_, input) => lostMail(input),
  QUARANTINED: (_, input) => quarantinedMail(input),
  RETURN_PENDING: (_, input) => returnPendingMail(input),
  RECYCLED: (_, input) => recycledMail(input),
  CANCELLED: (_, input) => cancelledMail(input),
}

/** What a mail says about devices to which something has happened; null when it is no longer true. */
export async function deviceMailContent(
  options: MailSources,
  input: TradeMailInput,
  work: WorkOf<'devices'>,
): Promise<MailContent | null> {
  const devices = await findDevices(options, input, work)
  if (devices.length === 0) throw new PermanentFailure('Nothing has happened in that moment')
  return DEVICE_MAILS[work.mail](options, { ...input, devices, atMs: work.atMs })
}

/** What a mail asks the seller; null when it was answered while the mail waited. */
export async function questionMailContent(
  options: MailSources,
  input: TradeMailInput,
  { mail, clarificationId }: WorkOf<'question'>,
): Promise<MailContent | null> {
  const { db, secret, questions, now } = options
  const { trade } = input
  const asked = await findMailClarification(db, trade.transactionId, clarificationId)
  const item = trade.items.find(({ number }) => number === asked?.itemNumber)
  if (!asked || !item) throw new PermanentFailure('There is no such question')
  if (asked.isAnswered) return null
  const { inspectionId, kind, tokenId } = asked
  const source = { db, rules: questions.rules }
  const report = kind === 'PRICE' ? await findReport(source, { trade, item, inspectionId }) : null
  const token = clarificationToken(secret, tokenId)
  const question = { ...input, asked, item, report, token, texts: textsOf(questions, input) }
  if (mail === 'REMINDER') return answerReminderMail(question, now())
  return kind === 'PRICE' ? counterOfferMail(question) : actionRequiredMail(question)
}
