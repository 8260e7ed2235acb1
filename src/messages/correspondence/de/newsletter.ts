import type { newsletter as source } from '#messages/correspondence/en/newsletter.ts'

/** Mails of the newsletter. */
export const newsletter = {
  MAIL_NEWSLETTER_SUBJECT: 'Bitte bestätige deine Newsletter-Anmeldung',
  MAIL_NEWSLETTER_PREHEADER: 'Noch ein Klick, und du bekommst unseren Newsletter.',
  MAIL_NEWSLETTER_TITLE: 'Möchtest du unseren Newsletter?',
  MAIL_NEWSLETTER_TEXT:
    'Diese Adresse wurde für unseren Newsletter eingetragen. Bitte bestätige, dass sie dir gehört und dass du von uns lesen möchtest. Auf derselben Seite kannst du sagen, was dich interessiert.',
  MAIL_NEWSLETTER_BUTTON: 'Anmeldung bestätigen',
  MAIL_NEWSLETTER_UNTIL: 'Der Link gilt bis zum {date}.',
  MAIL_NEWSLETTER_STRANGER:
    'Das warst du nicht? Ignoriere diese E-Mail. Ohne deine Bestätigung bekommst du keinen Newsletter, und nach diesem Tag löschen wir die Adresse.',
  MAIL_NEWSLETTER_REASON:
    'Du bekommst diese E-Mail, weil deine Adresse für den Newsletter von {brand} eingetragen wurde.',
} satisfies Record<keyof typeof source, string>
