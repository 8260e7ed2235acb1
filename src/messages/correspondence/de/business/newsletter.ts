import type { newsletter as familiar } from '../newsletter.ts'

/** Mails about the newsletter, to a business. */
export const newsletter = {
  MAIL_NEWSLETTER_SUBJECT: 'Bitte bestätigen Sie Ihre Newsletter-Anmeldung',
  MAIL_NEWSLETTER_PREHEADER: 'Noch ein Klick, und Sie bekommen unseren Newsletter.',
  MAIL_NEWSLETTER_TITLE: 'Möchten Sie unseren Newsletter?',
  MAIL_NEWSLETTER_TEXT:
    'Diese Adresse wurde für unseren Newsletter eingetragen. Bitte bestätigen Sie, dass sie Ihnen gehört und dass Sie von uns lesen möchten. Auf derselben Seite können Sie sagen, was Sie interessiert.',
  MAIL_NEWSLETTER_STRANGER:
    'Das waren Sie nicht? Ignorieren Sie diese E-Mail. Ohne Ihre Bestätigung bekommen Sie keinen Newsletter, und nach diesem Tag löschen wir die Adresse.',
  MAIL_NEWSLETTER_REASON:
    'Sie bekommen diese E-Mail, weil Ihre Adresse für den Newsletter von {brand} eingetragen wurde.',
  MAIL_ISSUE_OWN_TITLE: 'Das bringen Ihre Geräte heute',
  MAIL_ISSUE_PRICES:
    'Die Preise sind von heute und gelten für den größten Speicher, wie neu und voll funktionsfähig. Ihren Preis sehen Sie auf der Seite des Geräts.',
  MAIL_ISSUE_REASON:
    'Sie bekommen diese E-Mail, weil Sie den Newsletter von {brand} bestellt haben. Ob Sie sie öffnen und was Sie anklicken, messen wir nicht.',
} satisfies Partial<Record<keyof typeof familiar, string>>
