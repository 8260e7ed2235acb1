/** Texts of the mails that keep a sale in its seller's hands, and why a payout waited, for the data export. */
export const safety = {
  MAIL_CODE_SUBJECT: 'Dein Code für den Verkauf {tradeNumber}',
  MAIL_CODE_PREHEADER: 'Er gilt {minutes} Minuten.',
  MAIL_CODE_TITLE: 'Dein Code',
  MAIL_CODE_TEXT:
    'Gib diesen Code auf der Seite deines Verkaufs ein, um das Auszahlungskonto zu ändern. Er gilt einmal und {minutes} Minuten lang.',
  MAIL_CODE_LABEL: 'Code',
  MAIL_CODE_STRANGER:
    'Du hast keinen Code angefordert? Gib ihn niemandem. Vielleicht hat jemand anderes den Link zu deinem Verkauf. Ohne den Code ändert sich nichts.',
  MAIL_SALE_LINK_SUBJECT: 'Dein neuer Link zum Verkauf {tradeNumber}',
  MAIL_SALE_LINK_PREHEADER: 'Er öffnet deinen Verkauf ohne Passwort.',
  MAIL_SALE_LINK_TITLE: 'Dein neuer Link',
  MAIL_SALE_LINK_TEXT:
    'Hier ist der neue Link zu deinem Verkauf. Ältere Links gelten möglicherweise nicht mehr.',
  MAIL_SALE_LINK_STRANGER: 'Du hast ihn nicht angefordert? Ignoriere diese E-Mail.',
  MAIL_FROZEN_SUBJECT: 'Verkauf {tradeNumber} ist eingefroren',
  MAIL_FROZEN_PREHEADER: 'Wir zahlen nichts aus, bis das geklärt ist.',
  MAIL_FROZEN_TITLE: 'Dein Verkauf ist eingefroren',
  MAIL_FROZEN_TEXT:
    'Du hast uns gemeldet, dass jemand anderes ein Auszahlungskonto geändert hat. Der Verkauf ist jetzt eingefroren. Wir zahlen nichts aus, und frühere Links gelten nicht mehr.',
  MAIL_FROZEN_NEXT:
    'Wir prüfen das Auszahlungskonto und schreiben dir. Deine Geräte und dein Angebot bleiben unberührt.',
  MAIL_FROZEN_ORDERED:
    'Ein Teil des Geldes war schon ausgezahlt oder bei der Bank angewiesen. Auch dem gehen wir nach.',
  MAIL_RELEASED_SUBJECT: 'Verkauf {tradeNumber} ist nicht mehr eingefroren',
  MAIL_RELEASED_PREHEADER: 'Wir haben ihn geprüft. Hier ist dein neuer Link.',
  MAIL_RELEASED_TITLE: 'Dein Verkauf geht weiter',
  MAIL_RELEASED_TEXT:
    'Wir haben deinen Verkauf geprüft, er ist nicht mehr eingefroren. Was wir dir dafür noch zahlen, geht an {account}.',
  MAIL_RELEASED_LINK: 'Hier ist ein neuer Link zu deinem Verkauf. Frühere Links gelten nicht mehr.',
  MAIL_RELEASED_WRONG: 'Das ist nicht dein Konto? Antworte bitte sofort auf diese E-Mail.',
  MAIL_RESTORED_SUBJECT: 'Verkauf {tradeNumber}: Auszahlungskonto wiederhergestellt',
  MAIL_RESTORED_PREHEADER: 'Bitte prüf, ob es dein Konto ist.',
  MAIL_RESTORED_TITLE: 'Auszahlungskonto wiederhergestellt',
  MAIL_RESTORED_TEXT:
    'Wir haben am {date} ein früheres Auszahlungskonto deines Verkaufs wiederhergestellt. Was wir dir für diesen Verkauf noch zahlen, geht an {account}.',
  MAIL_RESTORED_ORIGINAL:
    'Mit diesem Konto wurde der Verkauf abgeschlossen, deshalb gibt es keine neue Wartezeit.',
  MAIL_RESTORED_STRANGER:
    'Das ist nicht dein Konto? Frier den Verkauf mit diesem Button ein. Das geht ohne Passwort.',
  MAIL_RESTORED_BUTTON: 'Verkauf einfrieren',
  EXPORT_HOLD_ACCOUNT_CHANGED: 'Das Auszahlungskonto wurde geändert, deshalb musste die Auszahlung warten.',
  EXPORT_HOLD_FROZEN_BY_SELLER:
    'Du hast uns gemeldet, dass jemand anderes ein Auszahlungskonto geändert hat.',
  EXPORT_HOLD_SERIAL_SEEN_BEFORE:
    'Ein Gerät mit derselben Seriennummer oder IMEI hatten wir schon einmal gekauft.',
  EXPORT_HOLD_ACCOUNT_OF_SEVERAL_HOLDERS:
    'Auf dasselbe Konto werden auch Verkäufe unter anderen Namen ausgezahlt.',
  EXPORT_HOLD_MANY_SALES: 'Es gab ungewöhnlich viele Verkäufe in einer Woche.',
  EXPORT_HOLD_ACCOUNT_CHANGED_AFTER_SHIPPING:
    'Das Auszahlungskonto wurde geändert, als das Paket schon unterwegs war.',
  EXPORT_HOLD_ACCOUNT_CHANGED_AFTER_EMAIL:
    'Das Auszahlungskonto wurde geändert, als für den Verkauf schon eine andere E-Mail-Adresse galt.',
  EXPORT_HOLD_HELD_BY_OPERATOR: 'Jemand aus unserem Team wollte diese Auszahlung erst prüfen.',
  EXPORT_HOLD_HOLDER_DIFFERS: 'Der Name auf dem Konto ist nicht der Name im Verkauf.',
  MAIL_NEW_ACCOUNT_WAIT: 'Zu deiner Sicherheit wartet die Auszahlung bis zum {moment}.',
  MAIL_NEW_ACCOUNT_BUTTON: 'Das war ich nicht',
}
