/** Proving to be the seller, outdated links, and a sale that its seller has stopped. */
export const safety = {
  STEP_UP_CONFIRM: 'Bestätigen',
  STEP_UP_CHECKING: 'Wird geprüft…',
  STEP_UP_CANCEL: 'Jetzt nicht',
  STEP_UP_PASSWORD_TITLE: 'Bist du es wirklich?',
  STEP_UP_PASSWORD_TEXT: 'Gib dein Passwort noch einmal ein. So kann das niemand sonst an deinem Gerät tun.',
  STEP_UP_PASSWORD: 'Dein Passwort',
  PROBLEM_PASSWORD_WRONG: 'Das ist nicht dein aktuelles Passwort.',
  STEP_UP_CODE_TITLE: 'Mit einem Code bestätigen',
  STEP_UP_CODE_SENDING: 'Dein Code wird verschickt…',
  STEP_UP_CODE_SENT: 'Wir haben einen Code an {email} geschickt. Er gilt {minutes} Minuten.',
  STEP_UP_CODE_SENT_AGAIN:
    'Wir haben einen neuen Code an {email} geschickt. Nur der neueste gilt, und zwar {minutes} Minuten.',
  STEP_UP_CODE: 'Code',
  STEP_UP_CODE_HINT: '{digits} Ziffern aus unserer E-Mail',
  STEP_UP_CODE_AGAIN: 'Neuen Code schicken',
  PROBLEM_CODE_INVALID:
    'Der Code stimmt nicht oder ist abgelaufen. Prüf ihn oder lass dir einen neuen schicken.',
  PROBLEM_CODE_INCOMPLETE: 'Der Code hat {digits} Ziffern.',
  SALE_PAYOUT_WAIT: 'Das Konto wurde geändert. Wir zahlen frühestens ab dem {moment} dorthin.',
  SALE_PAYOUT_CHECKED:
    'Wir prüfen diese Auszahlung, bevor wir sie anweisen. Du musst nichts tun: Wir schreiben dir, sobald das Geld unterwegs ist.',
  SALE_FROZEN: 'Dein Verkauf ist eingefroren',
  SALE_FROZEN_TEXT:
    'Du hast uns gemeldet, dass jemand anderes ein Auszahlungskonto geändert hat. Ab jetzt weisen wir keine Zahlung mehr an, bis wir das geklärt haben, und schreiben dir. Es geht nichts verloren: Deine Geräte und dein Angebot bleiben, wie sie sind.',
  SALE_FROZEN_REFUSED: 'Der Verkauf ist eingefroren und lässt sich gerade nicht ändern.',
  SALE_LINK_OLD: 'Dieser Link gilt nicht mehr',
  SALE_LINK_OLD_TEXT:
    'Zu deiner Sicherheit ersetzen wir Links zu einem Verkauf von Zeit zu Zeit. Den neuen Link zum Verkauf {tradeNumber} schicken wir an die E-Mail-Adresse, die du angegeben hast.',
  SALE_LINK_SEND: 'Neuen Link schicken',
  SALE_LINK_SENT:
    'Wenn wir diesen Verkauf kennen, ist ein neuer Link unterwegs an deine E-Mail-Adresse. Das kann eine Minute dauern.',
  SALE_LINK_REPLACE_TITLE: 'Hat jemand anderes deinen Link?',
  SALE_LINK_REPLACE_TEXT:
    'Wir schicken dir einen neuen, und alle früheren Links zu diesem Verkauf gelten nicht mehr.',
  SALE_LINK_REPLACE: 'Link ersetzen',
  SALE_READ_ONLY: 'Du willst etwas ändern?',
  SALE_READ_ONLY_TEXT:
    'Dieser Link zeigt deinen Verkauf nur an. Melde dich an oder lass dir einen Link schicken, mit dem du ihn ändern kannst.',
  MY_SALE_NUMBER_HINT:
    'Sie steht auf dem Packzettel und in jeder E-Mail zu deinem Verkauf: zweimal vier Zeichen.',
  MY_SALE_EMAIL_HINT: 'Die Adresse, mit der du verkauft hast.',
  MY_SALE_SUBMIT: 'Link schicken',
  MY_SALE_SENT: 'Schau in dein Postfach',
  MY_SALE_SENT_TEXT:
    'Wenn Nummer und Adresse zusammengehören, ist der Link unterwegs. Das kann eine Minute dauern. Sieh auch im Spam-Ordner nach.',
  MY_SALE_AGAIN: 'Andere Nummer oder Adresse eingeben',
  MY_SALE_ACCOUNT: 'Ich habe ein Kundenkonto',
  MY_SALE_CONTACT: 'Ich finde meine Nummer nicht',
  MY_SALE_NO_SCRIPT:
    'Diese Seite braucht JavaScript. Ohne geht es auch: Schreib uns, dann helfen wir dir weiter.',
  OBJECTION_TITLE: 'Das warst du nicht?',
  OBJECTION_TEXT:
    'Wenn du das Auszahlungskonto deines Verkaufs nicht geändert hast, frier den Verkauf jetzt ein. Dann weisen wir keine Zahlung mehr an, bis wir das geklärt haben.',
  OBJECTION_BUTTON: 'Verkauf einfrieren',
  OBJECTION_NOTE: 'Wenn du es doch warst, musst du nichts tun.',
  OBJECTION_FROZEN: 'Verkauf {tradeNumber} ist eingefroren',
  OBJECTION_FROZEN_TEXT:
    'Es wird nichts ausgezahlt, und frühere Links zum Verkauf gelten nicht mehr. Wir prüfen das Auszahlungskonto und schreiben dir. Es geht nichts verloren.',
  OBJECTION_PAID_TEXT:
    'Ein Teil des Geldes war schon ausgezahlt. Alles andere haben wir gestoppt und gehen der Sache nach. Schreib uns bitte zusätzlich.',
  OBJECTION_ORDERED_TEXT:
    'Mindestens einen Teil des Geldes haben wir schon bei der Bank angewiesen. Das lässt sich von hier aus nicht mehr stoppen, alles andere ist gestoppt. Dein Verkauf steht auf unserer Liste, und wir gehen der Sache nach. Schreib uns bitte zusätzlich.',
  OBJECTION_SETTLED: 'Verkauf {tradeNumber} ist schon geklärt',
  OBJECTION_SETTLED_TEXT:
    'Du hast uns diese Änderung schon gemeldet, und wir haben uns darum gekümmert. Stimmt noch etwas nicht, schreib uns bitte.',
  OBJECTION_UNKNOWN:
    'Dieser Link ist unvollständig oder gilt nicht mehr. Schreib uns mit deiner Verkaufsnummer, dann stoppen wir die Auszahlung.',
  OBJECTION_CONTACT: 'Schreib uns',
  OBJECTION_NO_SCRIPT:
    'Diese Seite braucht JavaScript. Ohne geht es auch: Antworte auf unsere E-Mail, dann stoppen wir die Auszahlung.',
}
