import type { safety as familiar } from '../safety.ts'

/** Mails that protect a sale, to a business. */
export const safety = {
  MAIL_CODE_SUBJECT: 'Ihr Code für den Verkauf {tradeNumber}',
  MAIL_CODE_TITLE: 'Ihr Code',
  MAIL_CODE_TEXT:
    'Geben Sie diesen Code auf der Seite Ihres Verkaufs ein, um das Auszahlungskonto zu ändern. Er gilt einmal und {minutes} Minuten lang.',
  MAIL_CODE_STRANGER:
    'Sie haben keinen Code angefordert? Geben Sie ihn niemandem. Vielleicht hat jemand anderes den Link zu Ihrem Verkauf. Ohne den Code ändert sich nichts.',
  MAIL_SALE_LINK_SUBJECT: 'Ihr neuer Link zum Verkauf {tradeNumber}',
  MAIL_SALE_LINK_PREHEADER: 'Er öffnet Ihren Verkauf ohne Passwort.',
  MAIL_SALE_LINK_TITLE: 'Ihr neuer Link',
  MAIL_SALE_LINK_TEXT:
    'Hier ist der neue Link zu Ihrem Verkauf. Ältere Links gelten möglicherweise nicht mehr.',
  MAIL_SALE_LINK_STRANGER: 'Sie haben ihn nicht angefordert? Ignorieren Sie diese E-Mail.',
  MAIL_FROZEN_TITLE: 'Ihr Verkauf ist eingefroren',
  MAIL_FROZEN_TEXT:
    'Sie haben uns gemeldet, dass jemand anderes ein Auszahlungskonto geändert hat. Der Verkauf ist jetzt eingefroren. Wir zahlen nichts aus, und frühere Links gelten nicht mehr.',
  MAIL_FROZEN_NEXT:
    'Wir prüfen das Auszahlungskonto und schreiben Ihnen. Ihre Geräte und Ihr Angebot bleiben unberührt.',
  MAIL_RELEASED_PREHEADER: 'Wir haben ihn geprüft. Hier ist Ihr neuer Link.',
  MAIL_RELEASED_TITLE: 'Ihr Verkauf geht weiter',
  MAIL_RELEASED_TEXT:
    'Wir haben Ihren Verkauf geprüft, er ist nicht mehr eingefroren. Was wir Ihnen dafür noch zahlen, geht an {account}.',
  MAIL_RELEASED_LINK: 'Hier ist ein neuer Link zu Ihrem Verkauf. Frühere Links gelten nicht mehr.',
  MAIL_RELEASED_WRONG: 'Das ist nicht Ihr Konto? Antworten Sie bitte sofort auf diese E-Mail.',
  MAIL_RESTORED_PREHEADER: 'Bitte prüfen Sie, ob es Ihr Konto ist.',
  MAIL_RESTORED_TEXT:
    'Wir haben am {date} ein früheres Auszahlungskonto Ihres Verkaufs wiederhergestellt. Was wir Ihnen für diesen Verkauf noch zahlen, geht an {account}.',
  MAIL_RESTORED_STRANGER:
    'Das ist nicht Ihr Konto? Frieren Sie den Verkauf mit diesem Button ein. Das geht ohne Passwort.',
  EXPORT_HOLD_FROZEN_BY_SELLER:
    'Sie haben uns gemeldet, dass jemand anderes ein Auszahlungskonto geändert hat.',
  MAIL_NEW_ACCOUNT_WAIT: 'Zu Ihrer Sicherheit wartet die Auszahlung bis zum {moment}.',
  EXPORT_HOLD_HOLDER_DIFFERS:
    'Der Name auf dem Konto passt weder zur Firma noch zur Ansprechperson im Verkauf.',
} satisfies Partial<Record<keyof typeof familiar, string>>
