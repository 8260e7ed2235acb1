import type { MailJob } from '#domain/mails/mail-registry.ts'
import { type JobHandler, PermanentFailure } from '#server/modules/outbox/outbox-runner.ts'
import { queuePushFor } from '#server/modules/push-notices/queue-push.ts'
import type { MailPort } from '#server/ports/mail/mail.ts'
import { composeAccountMail } from './composing/compose-account-mail.ts'
import { composeAlertMail } from './composing/compose-alert-mail.ts'
import { composeContactMail } from './composing/compose-contact-mail.ts'
import { composeInboxReply } from './composing/compose-inbox-reply.ts'
import { composeIndividualOffer } from './composing/compose-individual-offer.ts'
import { composeIssueTest } from './composing/compose-issue-mail.ts'
import { composeNewsletterMail } from './composing/compose-newsletter-mail.ts'
import { composePriceWatchMail } from './composing/compose-price-watch-mail.ts'
import { composeRecyclingMail } from './composing/compose-recycling-mail.ts'
import { composeRequestMail } from './composing/compose-request-mail.ts'
import { composeTradeMail } from './composing/compose-trade-mail.ts'
import { composeWithdrawalMail } from './composing/compose-withdrawal-mail.ts'
import type { MailSources } from './composing/mail-sources.ts'
import { type ComposedMail, deliverMail } from './deliver-mail.ts'
import { fitsFollowUpBudget } from './follow-up-budget.ts'
import { keepSentMail } from './keep-sent-mail.ts'
import { readMailJob } from './read-mail-job.ts'

export interface SendMailOptions extends MailSources {
  readonly mail: MailPort
}

function composeMail(sources: MailSources, job: MailJob, queuedAt: Date): Promise<ComposedMail | null> {
  switch (job.about) {
    case 'trade':
    case 'devices':
    case 'clarification':
      return composeTradeMail(sources, job)
    case 'account':
      return composeAccountMail(sources, job, queuedAt)
    case 'contact':
      return composeContactMail(sources, job)
    case 'request':
      return composeRequestMail(sources, job)
    case 'individualOffer':
      return composeIndividualOffer(sources, job)
    case 'inbox':
      return composeInboxReply(sources, job)
    case 'recycling':
      return composeRecyclingMail(sources, job)
    case 'priceWatch':
      return composePriceWatchMail(sources, job)
    case 'withdrawal':
      return composeWithdrawalMail(sources, job)
    case 'newsletter':
      return composeNewsletterMail(sources, job)
    case 'alert':
      return composeAlertMail(sources, job)
    case 'issueTest':
      return composeIssueTest(sources, job.data.testId)
    case 'issue':
      throw new PermanentFailure('Issues are sent by their own queue')
  }
}

/** Sends the mail that a job asks for, unless it is no longer true. */
export const createSendMail =
  (options: SendMailOptions): JobHandler =>
  async (job) => {
    const asked = readMailJob(job)
    const mail = await composeMail(options, asked, job.createdAt)
    if (!mail || !(await fitsFollowUpBudget(options, asked, job.attempts))) return
    if (await queuePushFor(options, asked, job)) return
    const message = await deliverMail(options.mail, job.workKey, mail)
    await keepSentMail(options.db, asked, { ...message, sentAtMs: options.now() })
  }
