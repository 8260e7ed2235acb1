import { describeAlert } from '#domain/alerts/describe-alert.ts'
import type { MailContent } from '#server/mails/rendering/mail-content.ts'
import type { StoredAlert } from '#server/modules/alerts/alerts.repository.ts'

/** Why someone gets it. */
export const ALERT_REASON =
  'The shop writes once when something begins, and again only after it was over. The operator’s file says who gets these mails.'

/** Something that operators should look at: counts only, nothing about anyone. */
export function alertMail(alert: StoredAlert, deskUrl: string): MailContent {
  const { title, text, path } = describeAlert(alert)
  return {
    subject: `[Desk] ${title}`,
    preheader: text,
    title,
    blocks: [
      { kind: 'paragraph', text },
      { kind: 'button', label: 'Look at it at the desk', url: `${deskUrl}${path}` },
      { kind: 'note', text: `Say there who takes care of it: ${deskUrl}/desk/alerts` },
    ],
  }
}
