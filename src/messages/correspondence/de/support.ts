/** What support writes to sellers, by template. */
export const support = {
  SUPPORT_PARCEL_SUBJECT: 'Verkauf {tradeNumber}: Dein Paket ist noch nicht da',
  SUPPORT_PARCEL_TITLE: 'Dein Paket ist noch nicht da',
  SUPPORT_PARCEL_TEXT: 'Dein Paket ist noch nicht bei uns angekommen, und es wurde auch noch nicht gescannt.',
  SUPPORT_PARCEL_NEXT:
    'Wenn du es schon abgegeben hast, antworte bitte mit dem Einlieferungsbeleg. Wenn nicht, findest du dein Versandetikett auf der Seite deines Verkaufs.',
  SUPPORT_TRACKING_SUBJECT: 'Verkauf {tradeNumber}: Dein Paket ist noch unterwegs',
  SUPPORT_TRACKING_TITLE: 'Dein Paket ist noch unterwegs',
  SUPPORT_TRACKING_TEXT:
    'Dein Paket wurde seit einiger Zeit nicht mehr gescannt und ist noch nicht bei uns angekommen.',
  SUPPORT_TRACKING_NEXT: 'Bitte hebe den Einlieferungsbeleg auf. Sobald wir mehr wissen, schreiben wir dir.',
  SUPPORT_NEW_OFFER_SUBJECT: 'Verkauf {tradeNumber}: Bitte entscheide über unser neues Angebot',
  SUPPORT_NEW_OFFER_TITLE: 'Unser neues Angebot wartet auf dich',
  SUPPORT_NEW_OFFER_TEXT:
    'Nach der Prüfung haben wir dir ein neues Angebot gemacht. Du kannst bis zum {date} darüber entscheiden.',
  SUPPORT_NEW_OFFER_NEXT: 'Du findest es auf der Seite deines Verkaufs. Das dauert nur eine Minute.',
  SUPPORT_ANSWER_SUBJECT: 'Verkauf {tradeNumber}: Wir brauchen deine Hilfe',
  SUPPORT_ANSWER_TITLE: 'Wir brauchen noch etwas von dir',
  SUPPORT_ANSWER_TEXT:
    'Wir können mit deinem Gerät erst weitermachen, wenn du etwas erledigt hast. Dafür hast du Zeit bis zum {date}.',
  SUPPORT_ANSWER_NEXT: 'Was zu tun ist, steht auf der Seite deines Verkaufs.',
  SUPPORT_PAYOUT_SUBJECT: 'Verkauf {tradeNumber}: Deine Auszahlung ist unterwegs',
  SUPPORT_PAYOUT_TITLE: 'Deine Auszahlung ist unterwegs',
  SUPPORT_PAYOUT_TEXT: 'Wir haben deine Auszahlung bei der Bank in Auftrag gegeben.',
  SUPPORT_PAYOUT_NEXT:
    'Meist ist sie nach zwei Werktagen da. Sobald die Bank sie bestätigt hat, schreiben wir dir.',
  SUPPORT_ADDRESS_SUBJECT: 'Verkauf {tradeNumber}: Deine Adresse ist unvollständig',
  SUPPORT_ADDRESS_TITLE: 'Deine Adresse ist unvollständig',
  SUPPORT_ADDRESS_TEXT:
    'In der Adresse zu diesem Verkauf fehlt etwas. Ein Paket an dich käme vielleicht nicht an.',
  SUPPORT_ADDRESS_NEXT:
    'Bitte antworte mit deiner vollständigen Adresse, also mit Straße, Hausnummer, Postleitzahl, Ort und dem Namen an der Tür.',
  MAIL_EMAIL_CHANGE_SUBJECT: 'Bestätige deine neue E-Mail-Adresse für den Verkauf {tradeNumber}',
  MAIL_EMAIL_CHANGE_PREHEADER: 'Ein Klick, innerhalb von {hours} Stunden.',
  MAIL_EMAIL_CHANGE_TITLE: 'Ist das deine neue E-Mail-Adresse?',
  MAIL_EMAIL_CHANGE_TEXT:
    'Du hast uns gebeten, diese Adresse für den Verkauf {tradeNumber} zu verwenden. Bitte bestätige sie innerhalb von {hours} Stunden. Danach schicken wir alles zu diesem Verkauf hierher.',
  MAIL_EMAIL_CHANGE_BUTTON: 'Diese Adresse verwenden',
  MAIL_EMAIL_CHANGE_NOTE: 'Du hast uns nicht darum gebeten? Ignoriere diese E-Mail.',
  MAIL_EMAIL_NOTICE_SUBJECT: 'Verkauf {tradeNumber}: Deine E-Mail-Adresse soll sich ändern',
  MAIL_EMAIL_NOTICE_PREHEADER: 'Das warst du nicht? Sag uns bitte Bescheid.',
  MAIL_EMAIL_NOTICE_TITLE: 'Deine E-Mail-Adresse soll sich ändern',
  MAIL_EMAIL_NOTICE_TEXT:
    'Jemand hat uns gebeten, für deinen Verkauf künftig {email} zu verwenden. Sobald diese Adresse bestätigt ist, gilt sie.',
  MAIL_EMAIL_NOTICE_BUTTON: 'Das war ich nicht',
  MAIL_EMAIL_NOTICE_NOTE: 'Falls du es warst, musst du nichts tun.',
  MAIL_EMAIL_CHANGED_SUBJECT: 'Verkauf {tradeNumber}: Deine E-Mail-Adresse wurde geändert',
  MAIL_EMAIL_CHANGED_PREHEADER: 'Das warst du nicht? Sag uns bitte Bescheid.',
  MAIL_EMAIL_CHANGED_TITLE: 'Deine E-Mail-Adresse wurde geändert',
  MAIL_EMAIL_CHANGED_TEXT:
    'Ab jetzt schicken wir alles zu deinem Verkauf an {email}. Wenn du das nicht warst, sag es uns hier. Dann gilt wieder deine alte Adresse, und wir frieren den Verkauf ein, bis das geklärt ist.',
  MAIL_ERASURE_SUBJECT: 'Verkauf {tradeNumber}: Wir löschen deine Daten',
  MAIL_ERASURE_PREHEADER: 'Am {date}. Das warst du nicht? Sag uns bitte Bescheid.',
  MAIL_ERASURE_TITLE: 'Wir löschen deine Daten',
  MAIL_ERASURE_TEXT:
    'Du hast uns gebeten, deine Daten zu löschen. Das machen wir am {date}. Rückgängig machen können wir es nicht.',
  MAIL_ERASURE_KEPT:
    'Unterlagen, die wir gesetzlich aufbewahren müssen, sperren wir und löschen sie nach Ablauf der Frist.',
  MAIL_ERASURE_NOTE: 'Falls du uns nicht darum gebeten hast, antworte bitte vorher auf diese E-Mail.',
  MAIL_REPLY_SUBJECT: 'Unsere Antwort auf deine Nachricht',
  MAIL_REPLY_REQUEST_SUBJECT: 'Unsere Antwort auf deine Anfrage {requestId}',
  MAIL_REPLY_SALE_SUBJECT: 'Verkauf {tradeNumber}: Unsere Antwort',
  MAIL_REPLY_TITLE: 'Unsere Antwort',
  MAIL_REPLY_QUOTE: 'Du hast geschrieben:',
  MAIL_REPLY_REASON: 'Du bekommst diese E-Mail, weil du uns geschrieben hast.',
}
