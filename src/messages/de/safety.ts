/** Proving to be the seller, outdated links, and a sale that its seller has stopped. */
export const safety = {
  STEP_UP_CONFIRM: 'Bestätigen',
  STEP_UP_CHECKING: 'Wird geprüft\u00a0…',
  STEP_UP_CANCEL: 'Jetzt nicht',
  STEP_UP_PASSWORD_TITLE: 'Bitte bestätige, dass du es bist',
  STEP_UP_PASSWORD_TEXT:
    'Gib dein Passwort noch einmal ein. So kann niemand sonst an deinem Gerät etwas ändern.',
  STEP_UP_PASSWORD: 'Dein Passwort',
  PROBLEM_PASSWORD_WRONG: 'Das ist nicht dein aktuelles Passwort.',
  STEP_UP_CODE_TITLE: 'Mit einem Code bestätigen',
  STEP_UP_CODE_SENDING: 'Dein Code wird verschickt\u00a0…',
  STEP_UP_CODE_SENT: 'Wir haben einen Code an {email} geschickt. Er gilt {minutes} Minuten.',
  STEP_UP_CODE_SENT_AGAIN:
    'Wir haben einen neuen Code an {email} geschickt. Er gilt {minutes} Minuten, ältere Codes gelten nicht mehr.',
  STEP_UP_CODE: 'Code',
  STEP_UP_CODE_HINT: '{digits} Ziffern aus unserer E-Mail',
  STEP_UP_CODE_AGAIN: 'Neuen Code schicken',
  PROBLEM_CODE_INVALID:
    'Der Code stimmt nicht oder ist abgelaufen. Prüf ihn oder lass dir einen neuen schicken.',
  PROBLEM_CODE_INCOMPLETE: 'Der Code hat {digits} Ziffern.',
  SALE_PAYOUT_WAIT: 'Das Auszahlungskonto wurde geändert. Wir zahlen frühestens am {moment} dorthin.',
  SALE_PAYOUT_CHECKED:
    'Wir prüfen diese Auszahlung, bevor wir sie anweisen. Du musst nichts tun. Wir schreiben dir, sobald das Geld unterwegs ist.',
  SALE_FROZEN: 'Dein Verkauf ist eingefroren',
  SALE_FROZEN_TEXT:
    'Du hast uns gemeldet, dass jemand anderes ein Auszahlungskonto geändert hat. Bis wir das geklärt haben, zahlen wir nichts aus. Deine Geräte und dein Angebot bleiben unberührt. Wir schreiben dir.',
  SALE_FROZEN_REFUSED: 'Der Verkauf ist eingefroren und lässt sich gerade nicht ändern.',
  SALE_LINK_OLD: 'Dieser Link gilt nicht mehr',
  SALE_LINK_OLD_TEXT:
    'Zu deiner Sicherheit erneuern wir Links zu einem Verkauf von Zeit zu Zeit. Den neuen Link zum Verkauf {tradeNumber} schicken wir an die E-Mail-Adresse, die du angegeben hast.',
  SALE_LINK_SEND: 'Neuen Link schicken',
  SALE_LINK_SENT:
    'Wenn wir diesen Verkauf kennen, bekommst du in den nächsten Minuten einen neuen Link per E-Mail.',
  SALE_LINK_REPLACE_TITLE: 'Hat jemand anderes deinen Link?',
  SALE_LINK_REPLACE_TEXT:
    'Wir schicken dir einen neuen Link. Alle früheren Links zu diesem Verkauf gelten dann nicht mehr.',
  SALE_LINK_REPLACE: 'Link ersetzen',
  SALE_READ_ONLY: 'Du möchtest etwas ändern?',
  SALE_READ_ONLY_TEXT:
    'Mit diesem Link kannst du deinen Verkauf nur ansehen. Melde dich an oder lass dir einen Link zum Ändern schicken.',
  MY_SALE_NUMBER_HINT:
    'Acht Zeichen. Du findest sie auf dem Packzettel und in jeder E-Mail zu deinem Verkauf.',
  MY_SALE_EMAIL_HINT: 'Die Adresse, mit der du verkauft hast.',
  MY_SALE_SUBMIT: 'Link schicken',
  MY_SALE_SENT: 'Schau in dein Postfach',
  MY_SALE_SENT_TEXT:
    'Wenn Nummer und Adresse zusammengehören, bekommst du in den nächsten Minuten den Link. Sieh auch im Spam-Ordner nach.',
  MY_SALE_AGAIN: 'Andere Nummer oder Adresse eingeben',
  MY_SALE_ACCOUNT: 'Ich habe ein Kundenkonto',
  MY_SALE_CONTACT: 'Ich finde meine Nummer nicht',
  MY_SALE_NO_SCRIPT:
    'Für diese Seite muss JavaScript im Browser eingeschaltet sein. Sonst schreib uns, und wir helfen dir weiter.',
  OBJECTION_TITLE: 'Das warst du nicht?',
  OBJECTION_TEXT:
    'Frier den Verkauf ein, wenn du das Auszahlungskonto nicht geändert hast. Wir zahlen nichts aus, bis das geklärt ist.',
  OBJECTION_BUTTON: 'Verkauf einfrieren',
  OBJECTION_NOTE: 'Falls du es doch warst, musst du nichts tun.',
  OBJECTION_FROZEN: 'Verkauf {tradeNumber} ist eingefroren',
  OBJECTION_FROZEN_TEXT:
    'Wir zahlen nichts aus, und frühere Links zum Verkauf gelten nicht mehr. Wir prüfen das Auszahlungskonto und schreiben dir. Deine Geräte und dein Angebot bleiben unberührt.',
  OBJECTION_PAID_TEXT:
    'Ein Teil des Geldes war schon ausgezahlt. Den Rest haben wir gestoppt und gehen der Sache nach. Bitte schreib uns zusätzlich.',
  OBJECTION_ORDERED_TEXT:
    'Mindestens einen Teil der Zahlung haben wir schon bei der Bank angewiesen, er lässt sich von hier aus nicht mehr stoppen. Alles andere ist gestoppt. Wir gehen der Sache nach. Bitte schreib uns zusätzlich.',
  OBJECTION_SETTLED: 'Verkauf {tradeNumber} ist schon geklärt',
  OBJECTION_SETTLED_TEXT:
    'Du hast uns diese Änderung schon gemeldet, und wir haben uns darum gekümmert. Falls noch etwas nicht stimmt, schreib uns bitte.',
  OBJECTION_UNKNOWN:
    'Dieser Link ist unvollständig oder gilt nicht mehr. Schreib uns mit deiner Verkaufsnummer, damit wir die Auszahlung stoppen.',
  OBJECTION_CONTACT: 'Schreib uns',
  OBJECTION_NO_SCRIPT:
    'Für diese Seite muss JavaScript im Browser eingeschaltet sein. Sonst antworte auf unsere E-Mail, damit wir die Auszahlung stoppen.',
  EMAIL_CHANGE_TITLE: 'Diese E-Mail-Adresse verwenden?',
  EMAIL_CHANGE_TEXT:
    'Wir schicken dann alles zu deinem Verkauf an die Adresse, an die dieser Link ging. Frühere Links zum Verkauf gelten nicht mehr, du bekommst einen neuen.',
  EMAIL_CHANGE_BUTTON: 'Diese Adresse verwenden',
  EMAIL_CHANGE_DONE: 'Deine neue Adresse gilt für den Verkauf {tradeNumber}',
  EMAIL_CHANGE_DONE_TEXT: 'Wir haben dir einen neuen Link zu deinem Verkauf geschickt.',
  EMAIL_DENY_TITLE: 'Das warst du nicht?',
  EMAIL_DENY_TEXT:
    'Wenn du keine andere E-Mail-Adresse wolltest, stoppe die Änderung hier. Wenn sie schon erfolgt ist, machen wir sie rückgängig und frieren den Verkauf ein, bis das geklärt ist.',
  EMAIL_DENY_BUTTON: 'Änderung stoppen',
  EMAIL_DENY_DONE: 'Verkauf {tradeNumber}: Die Änderung ist gestoppt',
  EMAIL_DENY_DONE_TEXT:
    'Deine E-Mail-Adresse bleibt, wie sie war. Falls wir den Verkauf einfrieren mussten, schreiben wir dir.',
  EMAIL_LINK_UNKNOWN:
    'Dieser Link ist unvollständig, abgelaufen oder durch einen neueren ersetzt. Schreib uns mit deiner Verkaufsnummer, dann helfen wir dir.',
}
