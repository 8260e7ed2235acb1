/** What support writes to sellers, by template. */
export const support = {
  SUPPORT_PARCEL_SUBJECT: 'Verkauf {tradeNumber}: Dein Paket ist noch nicht da',
  SUPPORT_PARCEL_TITLE: 'Dein Paket ist noch nicht da',
  SUPPORT_PARCEL_TEXT: 'Dein Paket ist noch nicht bei uns angekommen, und es wurde auch noch nicht gescannt.',
  SUPPORT_PARCEL_NEXT:
    'Wenn du es schon abgegeben hast, antworte bitte mit dem Einlieferungsbeleg. Wenn nicht, findest du dein Versandetikett auf der Seite deines Verkaufs.',
  SUPPORT_TRACKING_SUBJECT: 'Verkauf {tradeNumber}: Wir suchen dein Paket',
  SUPPORT_TRACKING_TITLE: 'Wir suchen dein Paket',
  SUPPORT_TRACKING_TEXT:
    'Dein Paket wurde seit einiger Zeit nicht mehr gescannt. Wir haben den Paketdienst gebeten, es zu suchen.',
  SUPPORT_TRACKING_NEXT: 'Du musst nichts tun. Sobald wir mehr wissen, schreiben wir dir.',
  SUPPORT_ANSWER_SUBJECT: 'Verkauf {tradeNumber}: Bitte beantworte unsere Frage',
  SUPPORT_ANSWER_TITLE: 'Wir warten auf deine Antwort',
  SUPPORT_ANSWER_TEXT:
    'Wir haben eine Frage zu deinem Gerät und können ohne deine Antwort nicht weitermachen.',
  SUPPORT_ANSWER_NEXT: 'Du findest sie auf der Seite deines Verkaufs. Die Antwort dauert nur eine Minute.',
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
  MAIL_REPLY_SUBJECT: 'Unsere Antwort auf deine Nachricht',
  MAIL_REPLY_REQUEST_SUBJECT: 'Unsere Antwort auf deine Anfrage {requestId}',
  MAIL_REPLY_SALE_SUBJECT: 'Verkauf {tradeNumber}: Unsere Antwort',
  MAIL_REPLY_TITLE: 'Unsere Antwort',
  MAIL_REPLY_QUOTE: 'Du hast geschrieben:',
  MAIL_REPLY_REASON: 'Du bekommst diese E-Mail, weil du uns geschrieben hast.',
}
