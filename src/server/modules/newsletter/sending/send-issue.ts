import { type BounceKind, readBounceKind } from '#domain/newsletter/report-kind.ts'
import type { ComposeIssueMail } from '#server/mails/composing/compose-issue-mail.ts'
import { toMailMessage } from '#server/mails/deliver-mail.ts'
import { readMailJob } from '#server/mails/read-mail-job.ts'
import { lockSubscriber } from '#server/modules/newsletter/newsletter.repository.ts'
import { applyReport, type ReportOptions } from '#server/modules/newsletter/reports/act-on-report.ts'
import { buildDeliveryToken, buildReturnAddress } from '#server/modules/newsletter/reports/delivery-token.ts'
import { type JobHandler, PermanentFailure } from '#server/modules/outbox/outbox-runner.ts'
import { MAX_ATTEMPTS } from '#server/modules/outbox/retry-delay.ts'
import type { MailPort } from '#server/ports/mail/mail.ts'
import { MailFailedError } from '#server/ports/mail/mail-failed-error.ts'
import {
  type Delivery,
  findDelivery,
  recordDispatch,
  type Settlement,
  settleDelivery,
  takeBackDispatch,
} from './deliveries.repository.ts'

export interface SendIssueOptions extends ReportOptions {
  readonly mail: MailPort
  readonly composeIssueMail: ComposeIssueMail
  /** Where reports come back to; null leaves them to the sender's mailbox. */
  readonly bounceAddress: string | null
}

/** How a refusal at the door bounces: the recipient is refused for good, only for now, or it was not about them. */
function findBounce({ isPermanent, smtpStatus, extendedStatus }: MailFailedError): BounceKind | null {
  if (isPermanent) return readBounceKind(extendedStatus ?? '') ?? 'hard'
  // 421 closes the session: it says nothing about the recipient.
  return smtpStatus !== null && smtpStatus >= 400 && smtpStatus < 500 && smtpStatus !== 421 ? 'soft' : null
}

/** What is to be done about a mail that was not sent. */
type FailurePlan =
  | { readonly kind: 'retry' }
  | { readonly kind: 'settle'; readonly status: Settlement['status']; readonly bounce: BounceKind | null }

interface Failure {
  readonly error: MailFailedError
  readonly isDispatched: boolean
}

function planFailure({ error, isDispatched }: Failure, attempts: number): FailurePlan {
  // No answer to the end of the mail: it may have arrived, and nobody gets an issue twice.
  if (isDispatched && error.smtpStatus === null) return { kind: 'settle', status: 'uncertain', bounce: null }
  // The text was refused, and will be again.
  if (isDispatched && (error.smtpStatus ?? 0) >= 500)
    return { kind: 'settle', status: 'failed', bounce: null }
  const bounce = findBounce(error)
  if (bounce === 'hard') return { kind: 'settle', status: 'refused', bounce }
  const isOver = error.isPermanent || attempts >= MAX_ATTEMPTS
  return isOver ? { kind: 'settle', status: 'failed', bounce } : { kind: 'retry' }
}

/** Settlement and bounce are one change: a worker that dies between them would leave a refused reader subscribed. */
async function handleFailure(
  { db, secret, now }: SendIssueOptions,
  delivery: Delivery,
  { failure, attempts }: { readonly failure: Failure; readonly attempts: number },
): Promise<void> {
  const plan = planFailure(failure, attempts)
  if (plan.kind === 'retry') {
    if (failure.isDispatched) await takeBackDispatch(db, delivery.id)
    throw failure.error
  }
  const { status, bounce } = plan
  const at = new Date(now())
  await db.transaction(async (tx) => {
    await lockSubscriber(tx, delivery.email)
    await settleDelivery(tx, { id: delivery.id, status, at })
    if (bounce) await applyReport(tx, secret, { delivery, kind: bounce, at })
  })
}

/** How an attempt to send a mail ended. */
type Attempt =
  | { readonly kind: 'sent' }
  /** Its last byte was held back: the reader has left, or another worker has dispatched it. */
  | { readonly kind: 'withheld' }
  | ({ readonly kind: 'failed' } & Failure)

async function attempt(options: SendIssueOptions, delivery: Delivery, workKey: string): Promise<Attempt> {
  const { db, now, secret, mail, composeIssueMail, bounceAddress } = options
  const { composed, version } = await composeIssueMail(delivery)
  const token = buildDeliveryToken(secret, delivery.id)
  const returnAddress = buildReturnAddress(bounceAddress, token)
  const gate: { state: 'closed' | 'open' | 'refused' } = { state: 'closed' }
  const onDispatch = async () => {
    const isOpen = await recordDispatch(db, secret, { delivery, at: new Date(now()), version })
    gate.state = isOpen ? 'open' : 'refused'
    if (!isOpen) throw new Error('The mail is withheld')
  }
  try {
    await mail.send({
      ...toMailMessage(workKey, composed),
      deliveryToken: token,
      onDispatch,
      ...(returnAddress === null ? {} : { returnAddress }),
    })
    return { kind: 'sent' }
  } catch (error) {
    if (gate.state === 'refused') return { kind: 'withheld' }
    if (!(error instanceof MailFailedError)) throw error
    return { kind: 'failed', error, isDispatched: gate.state === 'open' }
  }
}

/**
 * Sends an issue to one reader, at most once: just before the end of the mail goes out, that is recorded. A mail whose
 * worker died after that moment is not sent again; one whose worker died before it is.
 */
export const createSendIssue =
  (options: SendIssueOptions): JobHandler =>
  async (job) => {
    const asked = readMailJob(job)
    if (asked.mail !== 'NEWSLETTER_ISSUE') throw new PermanentFailure('No issue')
    const { db, now } = options
    const delivery = await findDelivery(db, asked.data.deliveryId)
    if (delivery?.status !== 'queued') return
    const settle = (status: Settlement['status']) =>
      settleDelivery(db, { id: delivery.id, status, at: new Date(now()) })
    if (delivery.isDispatched) return settle('uncertain')
    if (!delivery.isWanted) return settle('skipped')
    const result = await attempt(options, delivery, job.workKey)
    switch (result.kind) {
      case 'sent':
        return settle('sent')
      case 'withheld':
        // Another worker has dispatched it meanwhile, and records what becomes of it.
        if ((await findDelivery(db, delivery.id))?.isDispatched) throw new Error('Another worker sends it')
        return settle('skipped')
      case 'failed':
        return handleFailure(options, delivery, { failure: result, attempts: job.attempts })
    }
  }
