import type { ClarificationMail, MailJob } from '#domain/mails/mail-registry.ts'
import { findReport } from '#server/mails/facts/find-report.ts'
import { findMailClarification } from '#server/mails/facts/mail-facts.repository.ts'
import type { MailContent } from '#server/mails/rendering/mail-content.ts'
import { actionRequiredMail } from '#server/mails/templates/clarification/action-required-mail.ts'
import { answerReminderMail } from '#server/mails/templates/clarification/answer-reminder-mail.ts'
import type { ClarificationMailInput } from '#server/mails/templates/clarification/clarification-mail-blocks.ts'
import { counterOfferMail } from '#server/mails/templates/clarification/counter-offer-mail.ts'
import { partLabelMail } from '#server/mails/templates/clarification/part-label-mail.ts'
import type { TradeMailInput } from '#server/mails/templates/trade/trade-mail-blocks.ts'
import { findClarificationToken } from '#server/modules/lifecycle/clarification-token.ts'
import { PermanentFailure } from '#server/modules/outbox/outbox-runner.ts'
import type { MailSources } from './mail-sources.ts'

/** Whoever has a label for a missing part is reminded of that; nobody is while the part is on its way. */
function remind(input: ClarificationMailInput, nowMs: number): MailContent | null {
  const { partParcel } = input.clarification
  if (!partParcel) return answerReminderMail(input, nowMs)
  return partParcel.isScanned ? null : partLabelMail(input)
}

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
      return remind(input, now())
    case 'PART_LABEL':
      return partLabelMail(input)
  }
}
