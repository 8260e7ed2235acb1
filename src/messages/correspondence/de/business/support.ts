import type { support as familiar } from '../support.ts'

/** What support writes to businesses, by template. */
export const support = {
  SUPPORT_PARCEL_SUBJECT: 'Verkauf {tradeNumber}: Ihr Paket ist noch nicht da',
  SUPPORT_PARCEL_TITLE: 'Ihr Paket ist noch nicht da',
  SUPPORT_PARCEL_TEXT: 'Ihr Paket ist noch nicht bei uns angekommen, und es wurde auch noch nicht gescannt.',
  SUPPORT_PARCEL_NEXT:
    'Wenn Sie es schon abgegeben haben, antworten Sie bitte mit dem Einlieferungsbeleg. Wenn nicht, finden Sie Ihr Versandetikett auf der Seite Ihres Verkaufs.',
  SUPPORT_TRACKING_SUBJECT: 'Verkauf {tradeNumber}: Ihr Paket ist noch unterwegs',
  SUPPORT_TRACKING_TITLE: 'Ihr Paket ist noch unterwegs',
  SUPPORT_TRACKING_TEXT:
    'Ihr Paket wurde seit einiger Zeit nicht mehr gescannt und ist noch nicht bei uns angekommen.',
  SUPPORT_TRACKING_NEXT:
    'Bitte heben Sie den Einlieferungsbeleg auf. Sobald wir mehr wissen, schreiben wir Ihnen.',
  SUPPORT_NEW_OFFER_SUBJECT: 'Verkauf {tradeNumber}: Bitte entscheiden Sie über unser neues Angebot',
  SUPPORT_NEW_OFFER_TITLE: 'Unser neues Angebot wartet auf Sie',
  SUPPORT_NEW_OFFER_TEXT:
    'Nach der Prüfung haben wir Ihnen ein neues Angebot gemacht. Sie können bis zum {date} darüber entscheiden.',
  SUPPORT_NEW_OFFER_NEXT: 'Sie finden es auf der Seite Ihres Verkaufs. Das dauert nur eine Minute.',
  SUPPORT_ANSWER_SUBJECT: 'Verkauf {tradeNumber}: Wir brauchen Ihre Hilfe',
  SUPPORT_ANSWER_TITLE: 'Wir brauchen noch etwas von Ihnen',
  SUPPORT_ANSWER_TEXT:
    'Wir können mit Ihrem Gerät erst weitermachen, wenn Sie etwas erledigt haben. Dafür haben Sie Zeit bis zum {date}.',
  SUPPORT_ANSWER_NEXT: 'Was zu tun ist, steht auf der Seite Ihres Verkaufs.',
  SUPPORT_PAYOUT_SUBJECT: 'Verkauf {tradeNumber}: Ihre Auszahlung ist unterwegs',
  SUPPORT_PAYOUT_TITLE: 'Ihre Auszahlung ist unterwegs',
  SUPPORT_PAYOUT_TEXT: 'Wir haben Ihre Auszahlung bei der Bank in Auftrag gegeben.',
  SUPPORT_PAYOUT_NEXT:
    'Meist ist sie nach zwei Werktagen da. Sobald die Bank sie bestätigt hat, schreiben wir Ihnen.',
  SUPPORT_ADDRESS_SUBJECT: 'Verkauf {tradeNumber}: Ihre Adresse ist unvollständig',
  SUPPORT_ADDRESS_TITLE: 'Ihre Adresse ist unvollständig',
  SUPPORT_ADDRESS_TEXT:
    'In der Adresse zu diesem Verkauf fehlt etwas. Ein Paket an Sie käme vielleicht nicht an.',
  SUPPORT_ADDRESS_NEXT:
    'Bitte antworten Sie mit Ihrer vollständigen Adresse, also mit Straße, Hausnummer, Postleitzahl, Ort und dem Namen an der Tür.',
  MAIL_EMAIL_CHANGE_SUBJECT: 'Bestätigen Sie Ihre neue E-Mail-Adresse für den Verkauf {tradeNumber}',
  MAIL_EMAIL_CHANGE_TITLE: 'Ist das Ihre neue E-Mail-Adresse?',
  MAIL_EMAIL_CHANGE_TEXT:
    'Sie haben uns gebeten, diese Adresse für den Verkauf {tradeNumber} zu verwenden. Bitte bestätigen Sie sie innerhalb von {hours} Stunden. Danach schicken wir alles zu diesem Verkauf hierher.',
  MAIL_EMAIL_CHANGE_NOTE: 'Sie haben uns nicht darum gebeten? Ignorieren Sie diese E-Mail.',
  MAIL_EMAIL_NOTICE_SUBJECT: 'Verkauf {tradeNumber}: Ihre E-Mail-Adresse soll sich ändern',
  MAIL_EMAIL_NOTICE_PREHEADER: 'Das waren Sie nicht? Sagen Sie uns bitte Bescheid.',
  MAIL_EMAIL_NOTICE_TITLE: 'Ihre E-Mail-Adresse soll sich ändern',
  MAIL_EMAIL_NOTICE_TEXT:
    'Jemand hat uns gebeten, für Ihren Verkauf künftig {email} zu verwenden. Sobald diese Adresse bestätigt ist, gilt sie.',
  MAIL_EMAIL_NOTICE_NOTE: 'Falls Sie es waren, müssen Sie nichts tun.',
  MAIL_EMAIL_CHANGED_SUBJECT: 'Verkauf {tradeNumber}: Ihre E-Mail-Adresse wurde geändert',
  MAIL_EMAIL_CHANGED_PREHEADER: 'Das waren Sie nicht? Sagen Sie uns bitte Bescheid.',
  MAIL_EMAIL_CHANGED_TITLE: 'Ihre E-Mail-Adresse wurde geändert',
  MAIL_EMAIL_CHANGED_TEXT:
    'Ab jetzt schicken wir alles zu Ihrem Verkauf an {email}. Wenn Sie das nicht waren, sagen Sie es uns hier. Dann gilt wieder Ihre alte Adresse, und wir frieren den Verkauf ein, bis das geklärt ist.',
  MAIL_ERASURE_SUBJECT: 'Verkauf {tradeNumber}: Wir löschen Ihre Daten',
  MAIL_ERASURE_PREHEADER: 'Am {date}. Das waren Sie nicht? Sagen Sie uns bitte Bescheid.',
  MAIL_ERASURE_TITLE: 'Wir löschen Ihre Daten',
  MAIL_ERASURE_TEXT:
    'Sie haben uns gebeten, Ihre Daten zu löschen. Das machen wir am {date}. Rückgängig machen können wir es nicht.',
  MAIL_ERASURE_NOTE: 'Falls Sie uns nicht darum gebeten haben, antworten Sie bitte vorher auf diese E-Mail.',
  MAIL_REPLY_SUBJECT: 'Unsere Antwort auf Ihre Nachricht',
  MAIL_REPLY_REQUEST_SUBJECT: 'Unsere Antwort auf Ihre Anfrage {requestId}',
  MAIL_REPLY_QUOTE: 'Sie haben geschrieben:',
  MAIL_REPLY_REASON: 'Sie bekommen diese E-Mail, weil Sie uns geschrieben haben.',
} satisfies Partial<Record<keyof typeof familiar, string>>
