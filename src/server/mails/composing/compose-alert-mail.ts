import { ALERT_ROLES } from '#domain/alerts/describe-alert.ts'
import type { MailJob } from '#domain/mails/mail-registry.ts'
import { MARKETS } from '#markets/markets.ts'
import { getOperator } from '#server/config/operator.ts'
import type { ComposedMail } from '#server/mails/deliver-mail.ts'
import { ALERT_REASON, alertMail } from '#server/mails/templates/alerts/alert-mail.ts'
import { findAlert } from '#server/modules/alerts/alerts.repository.ts'
import { findHelpDesk } from './help-desk.ts'
import type { MailSources } from './mail-sources.ts'

/** The desk is in English, and so are its mails. */
const MARKET = MARKETS.en

/** Tells the people of a role that they should look at something; nothing if it is over by now. */
export async function composeAlertMail(
  { db, deskUrl }: MailSources,
  { data }: MailJob<'ALERT'>,
): Promise<ComposedMail | null> {
  const alert = await findAlert(db, data.alertId)
  if (!alert || alert.overAtMs !== null) return null
  const helpDesk = findHelpDesk(MARKET)
  return {
    market: MARKET,
    to: getOperator().alertMails[ALERT_ROLES[alert.rule]] ?? helpDesk,
    replyTo: helpDesk,
    content: alertMail(alert, deskUrl),
    footer: [ALERT_REASON],
  }
}
