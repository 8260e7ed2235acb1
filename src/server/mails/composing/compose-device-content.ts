import { type DeviceMail, MAILS, type MailJob } from '#domain/mails/mail-registry.ts'
import { findReport } from '#server/mails/facts/find-report.ts'
import { findMovedItems, findVoucherPayout } from '#server/mails/facts/mail-facts.repository.ts'
import type { MailContent } from '#server/mails/rendering/mail-content.ts'
import { buildClarificationUrl } from '#server/mails/templates/clarification/clarification-mail-blocks.ts'
import { acceptedMail } from '#server/mails/templates/device/accepted-mail.ts'
import { arrivedMail } from '#server/mails/templates/device/arrived-mail.ts'
import { cancelledMail } from '#server/mails/templates/device/cancelled-mail.ts'
import type { DeviceMailInput } from '#server/mails/templates/device/device-mail-blocks.ts'
import { returnShippedMail } from '#server/mails/templates/device/return-shipped-mail.ts'
import {
  answerReceivedMail,
  appealedMail,
  clearedMail,
  handedOverMail,
  lostMail,
  quarantinedMail,
  recycledMail,
  returnedMail,
  returnPendingMail,
  returnUndeliverableMail,
} from '#server/mails/templates/device/state-mails.ts'
import { payoutFailedMail } from '#server/mails/templates/payout/payout-failed-mail.ts'
import { payoutSentMail } from '#server/mails/templates/payout/payout-sent-mail.ts'
import type { TradeMailInput } from '#server/mails/templates/trade/trade-mail-blocks.ts'
import { findClarificationToken } from '#server/modules/lifecycle/clarification-token.ts'
import { PermanentFailure } from '#server/modules/outbox/outbox-runner.ts'
import type { MailSources } from './mail-sources.ts'

/** The devices that a mail is about, as they are now. */
async function findDevices(
  { db, secret }: MailSources,
  input: TradeMailInput,
  { mail, data }: MailJob<DeviceMail>,
): Promise<DeviceMailInput['devices']> {
  const moved = await findMovedItems(db, { ...data, state: MAILS[mail].state })
  return moved.flatMap(({ itemNumber, tokenId, tokenHash, ...facts }) => {
    const item = input.trade.items.find(({ number }) => number === itemNumber)
    if (!item) return []
    const clarificationUrl =
      tokenId && tokenHash
        ? buildClarificationUrl(input, findClarificationToken(secret, { tokenId, tokenHash }))
        : null
    return [{ ...facts, item, clarificationUrl }]
  })
}

async function composeAccepted({ db, questions }: MailSources, input: DeviceMailInput): Promise<MailContent> {
  const { trade, market } = input
  const source = { db, ruleSets: questions.ruleSets }
  const devices = await Promise.all(
    input.devices.map(async (device) => ({
      ...device,
      report: await findReport(source, { trade, item: device.item, inspectionId: null }),
    })),
  )
  return acceptedMail({ ...input, devices, texts: questions.texts[market.catalogueLanguage] })
}

async function composePayoutSent({ db }: MailSources, input: DeviceMailInput): Promise<MailContent> {
  const { transactionId } = input.trade
  const voucherInCents = await findVoucherPayout(db, { transactionId, atMs: input.atMs })
  return payoutSentMail({ ...input, voucherInCents })
}

/** Null when the seller has given another account since. */
function composePayoutFailed(_: MailSources, input: DeviceMailInput): MailContent | null {
  const devices = input.devices.filter(({ item }) => item.state === 'PAYOUT_FAILED')
  return devices.length > 0 ? payoutFailedMail({ ...input, devices }) : null
}

type ComposeDeviceMail = (
  sources: MailSources,
  input: DeviceMailInput,
) => MailContent | null | Promise<MailContent | null>

const TEMPLATES: Readonly<Record<DeviceMail, ComposeDeviceMail>> = {
  ARRIVED: (_, input) => arrivedMail(input),
  ACCEPTED: composeAccepted,
  PAYOUT_SENT: composePayoutSent,
  PAYOUT_FAILED: composePayoutFailed,
  RETURN_PENDING: (_, input) => returnPendingMail(input),
  RETURN_SHIPPED: (_, input) => returnShippedMail(input),
  RECYCLED: (_, input) => recycledMail(input),
  LOST: (_, input) => lostMail(input),
  QUARANTINED: (_, input) => quarantinedMail(input),
  CANCELLED: (_, input) => cancelledMail(input),
  APPEALED: (_, input) => appealedMail(input),
  ANSWER_RECEIVED: (_, input) => answerReceivedMail(input),
  CLEARED: (_, input) => clearedMail(input),
  HANDED_OVER: (_, input) => handedOverMail(input),
  RETURN_UNDELIVERABLE: (_, input) => returnUndeliverableMail(input),
  RETURNED: (_, input) => returnedMail(input),
}

/** A mail about devices that have moved; null when it is no longer true. */
export async function composeDeviceContent(
  sources: MailSources,
  input: TradeMailInput,
  job: MailJob<DeviceMail>,
): Promise<MailContent | null> {
  const devices = await findDevices(sources, input, job)
  if (devices.length === 0) throw new PermanentFailure('No device moved in that moment')
  return TEMPLATES[job.mail](sources, { ...input, devices, atMs: job.data.atMs })
}
