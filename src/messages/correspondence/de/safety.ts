/** Texts of the mails that keep a sale in its seller's hands. */
export const safety = {
  MAIL_CODE_SUBJECT: 'Dein Code für den Verkauf {tradeNumber}',
  MAIL_CODE_PREHEADER: 'Er gilt {minutes} Minuten.',
  MAIL_CODE_TITLE: 'Dein Code',
  MAIL_CODE_TEXT:
    'Gib diesen Code auf der Seite deines Verkaufs ein, um das Auszahlungskonto zu ändern. Er gilt einmal und {minutes} Minuten lang.',
  MAIL_CODE_LABEL: 'Code',
  MAIL_CODE_STRANGER:
    'Du hast keinen Code angefordert? Dann gib ihn niemandem: Jemand könnte den Link zu deinem Verkauf haben. Ohne den Code ändert sich nichts.',
  MAIL_SALE_LINK_SUBJECT: 'Dein neuer Link zum Verkauf {tradeNumber}',
  MAIL_SALE_LINK_PREHEADER: 'Er öffnet deinen Verkauf ohne Passwort.',
  MAIL_SALE_LINK_TITLE: 'Dein neuer Link',
  MAIL_SALE_LINK_TEXT: 'Hier ist der neue Link zu deinem Verkauf. Er ersetzt Links, die nicht mehr gelten.',
  MAIL_SALE_LINK_STRANGER: 'Du hast ihn nicht angefordert? Dann musst du nichts tun.',
  MAIL_FROZEN_SUBJECT: 'Verkauf {tradeNumber} ist eingefroren',
  MAIL_FROZEN_PREHEADER: 'Wir zahlen nichts aus, bis das geklärt ist.',
  MAIL_FROZEN_TITLE: 'Dein Verkauf ist eingefroren',
  MAIL_FROZEN_TEXT:
    'Du hast uns gemeldet, dass jemand anderes ein Auszahlungskonto geändert hat. Der Verkauf ist jetzt eingefroren. Es wird nichts ausgezahlt, und frühere Links gelten nicht mehr.',
  MAIL_FROZEN_NEXT:
    'Wir prüfen das Auszahlungskonto und schreiben dir. Es geht nichts verloren: Deine Geräte und dein Angebot bleiben, wie sie sind.',
  MAIL_NEW_ACCOUNT_WAIT: 'Zu deiner Sicherheit wartet die Auszahlung bis {moment}.',
  MAIL_NEW_ACCOUNT_BUTTON: 'Das war ich nicht',
}
