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
  MAIL_ISSUE_UP_TO: 'bis zu {price}',
  MAIL_ISSUE_OWN_TITLE: 'Das bringen deine Geräte heute',
  MAIL_ISSUE_PRICE_MORE: '{amount} mehr als am {date}',
  MAIL_ISSUE_PRICE_LESS: '{amount} weniger als am {date}',
  MAIL_ISSUE_PRICE_SAME: 'So viel wie am {date}',
  MAIL_ISSUE_PRICE_NEW: 'Seit dem {date} neu im Ankauf',
  MAIL_ISSUE_PRICES:
    'Die Preise sind von heute und gelten für den größten Speicher, wie neu und voll funktionsfähig. Deinen Preis siehst du auf der Seite des Geräts.',
  MAIL_ISSUE_CHOICES: 'Auswahl und Häufigkeit ändern',
  MAIL_ISSUE_UNSUBSCRIBE: 'Newsletter abbestellen',
  MAIL_ISSUE_REASON:
    'Du bekommst diese E-Mail, weil du den Newsletter von {brand} bestellt hast. Ob du sie öffnest und was du anklickst, messen wir nicht.',
} satisfies Record<keyof typeof source, string>
