import type { ClarificationMail, MailJob } from '#domain/mails/mail-registry.ts'
import { findReport } from '#server/mails/facts/find-report.ts'
import { findMailClarification } from '#server/mails/facts/mail-facts.repository.ts'
import type { MailContent } from '#server/mails/rendering/mail-content.ts'
import { actionRequiredMail } from '#server/mails/templates/clarification/action-required-mail.ts'
import { answerReminderMail } from '#server/mails/templates/clarification/answer-reminder-mail.ts'
import { counterOfferMail } from '#server/mails/templates/clarification/counter-offer-mail.ts'
import type { TradeMailInput } from '#server/mails/templates/trade/trade-mail-blocks.ts'
import { findClarificationToken } from '#server/modules/lifecycle/clarification-token.ts'
import { PermanentFailure } from '#server/modules/outbox/outbox-runner.ts'
import type { MailSources } from './mail-sources.ts'

/** A mail that asks the seller something; null when the seller has answered since. */
export async function composeClarificationContent(
  { db, secret, questions, now }: MailSources,
  trade: TradeMailInput,
  { mail, data }: MailJob<ClarificationMail>,
): Promise<MailContent | null> {
  const clarification = await findMailClarification(db, data)
  const item = trade.trade.items.find(({ number }) => number === clarification?.itemNumber)
  if (!clarification || !item) throw new PermanentFailure('There is no such clarification')
  if (clarification.isAnswered) return null
  const source = { db, ruleSets: questions.ruleSets }
  const { kind, inspectionId } = clarification
  const input = {
    ...trade,
    clarification,
    item,
    report: kind === 'PRICE' ? await findReport(source, { trade: trade.trade, item, inspectionId }) : null,
    token: findClarificationToken(secret, clarification),
    texts: questions.texts[trade.market.catalogueLanguage],
  }
  switch (mail) {
    case 'COUNTER_OFFER':
      return counterOfferMail(input)
    case 'ACTION_REQUIRED':
      return actionRequiredMail(input)
    case 'REMINDER':
      return answerReminderMail(input, now())
  }
}
