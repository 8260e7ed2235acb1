import type { safety as familiar } from '../safety.ts'

/** What protects a sale, to a business. */
export const safety = {
  STEP_UP_PASSWORD_TITLE: 'Bitte bestätigen Sie, dass Sie es sind',
  STEP_UP_PASSWORD_TEXT:
    'Geben Sie Ihr Passwort noch einmal ein. So kann niemand sonst an Ihrem Gerät etwas ändern.',
  STEP_UP_PASSWORD: 'Ihr Passwort',
  PROBLEM_PASSWORD_WRONG: 'Das ist nicht Ihr aktuelles Passwort.',
  STEP_UP_CODE_SENDING: 'Ihr Code wird verschickt\u00a0…',
  PROBLEM_CODE_INVALID:
    'Der Code stimmt nicht oder ist abgelaufen. Prüfen Sie ihn oder lassen Sie sich einen neuen schicken.',
  SALE_PAYOUT_CHECKED:
    'Wir prüfen diese Auszahlung, bevor wir sie anweisen. Sie müssen nichts tun. Wir schreiben Ihnen, sobald das Geld unterwegs ist.',
  SALE_FROZEN: 'Ihr Verkauf ist eingefroren',
  SALE_FROZEN_TEXT:
    'Sie haben uns gemeldet, dass jemand anderes ein Auszahlungskonto geändert hat. Bis wir das geklärt haben, zahlen wir nichts aus. Ihre Geräte und Ihr Angebot bleiben unberührt. Wir schreiben Ihnen.',
  SALE_LINK_OLD_TEXT:
    'Zu Ihrer Sicherheit erneuern wir Links zu einem Verkauf von Zeit zu Zeit. Den neuen Link zum Verkauf {tradeNumber} schicken wir an die E-Mail-Adresse, die Sie angegeben haben.',
  SALE_LINK_SENT:
    'Wenn wir diesen Verkauf kennen, bekommen Sie in den nächsten Minuten einen neuen Link per E-Mail.',
  SALE_LINK_REPLACE_TITLE: 'Hat jemand anderes Ihren Link?',
  SALE_LINK_REPLACE_TEXT:
    'Wir schicken Ihnen einen neuen Link. Alle früheren Links zu diesem Verkauf gelten dann nicht mehr.',
  SALE_READ_ONLY: 'Sie möchten etwas ändern?',
  SALE_READ_ONLY_TEXT:
    'Mit diesem Link können Sie Ihren Verkauf nur ansehen. Melden Sie sich an oder lassen Sie sich einen Link zum Ändern schicken.',
  MY_SALE_NUMBER_HINT:
    'Acht Zeichen. Sie finden sie auf dem Packzettel und in jeder E-Mail zu Ihrem Verkauf.',
  MY_SALE_EMAIL_HINT: 'Die Adresse, mit der Sie verkauft haben.',
  MY_SALE_SENT: 'Prüfen Sie Ihr Postfach',
  MY_SALE_SENT_TEXT:
    'Wenn Nummer und Adresse zusammengehören, bekommen Sie in den nächsten Minuten den Link. Sehen Sie auch im Spam-Ordner nach.',
  MY_SALE_NO_SCRIPT:
    'Für diese Seite muss JavaScript im Browser eingeschaltet sein. Sonst schreiben Sie uns, und wir helfen Ihnen weiter.',
  OBJECTION_TITLE: 'Das waren Sie nicht?',
  OBJECTION_TEXT:
    'Frieren Sie den Verkauf ein, wenn Sie das Auszahlungskonto nicht geändert haben. Wir zahlen nichts aus, bis das geklärt ist.',
  OBJECTION_NOTE: 'Falls Sie es doch waren, müssen Sie nichts tun.',
  OBJECTION_FROZEN_TEXT:
    'Wir zahlen nichts aus, und frühere Links zum Verkauf gelten nicht mehr. Wir prüfen das Auszahlungskonto und schreiben Ihnen. Ihre Geräte und Ihr Angebot bleiben unberührt.',
  OBJECTION_PAID_TEXT:
    'Ein Teil des Geldes war schon ausgezahlt. Den Rest haben wir gestoppt und gehen der Sache nach. Bitte schreiben Sie uns zusätzlich.',
  OBJECTION_ORDERED_TEXT:
    'Mindestens einen Teil der Zahlung haben wir schon bei der Bank angewiesen, er lässt sich von hier aus nicht mehr stoppen. Alles andere ist gestoppt. Wir gehen der Sache nach. Bitte schreiben Sie uns zusätzlich.',
  OBJECTION_SETTLED_TEXT:
    'Sie haben uns diese Änderung schon gemeldet, und wir haben uns darum gekümmert. Falls noch etwas nicht stimmt, schreiben Sie uns bitte.',
  OBJECTION_UNKNOWN:
    'Dieser Link ist unvollständig oder gilt nicht mehr. Schreiben Sie uns mit Ihrer Verkaufsnummer, damit wir die Auszahlung stoppen.',
  OBJECTION_CONTACT: 'Schreiben Sie uns',
  OBJECTION_NO_SCRIPT:
    'Für diese Seite muss JavaScript im Browser eingeschaltet sein. Sonst antworten Sie auf unsere E-Mail, damit wir die Auszahlung stoppen.',
  EMAIL_CHANGE_TEXT:
    'Wir schicken dann alles zu Ihrem Verkauf an die Adresse, an die dieser Link ging. Frühere Links zum Verkauf gelten nicht mehr, Sie bekommen einen neuen.',
  EMAIL_CHANGE_DONE: 'Ihre neue Adresse gilt für den Verkauf {tradeNumber}',
  EMAIL_CHANGE_DONE_TEXT: 'Wir haben Ihnen einen neuen Link zu Ihrem Verkauf geschickt.',
  EMAIL_DENY_TITLE: 'Das waren Sie nicht?',
  EMAIL_DENY_TEXT:
    'Wenn Sie keine andere E-Mail-Adresse wollten, stoppen Sie die Änderung hier. Wenn sie schon erfolgt ist, machen wir sie rückgängig und frieren den Verkauf ein, bis das geklärt ist.',
  EMAIL_DENY_DONE_TEXT:
    'Ihre E-Mail-Adresse bleibt, wie sie war. Falls wir den Verkauf einfrieren mussten, schreiben wir Ihnen.',
  EMAIL_LINK_UNKNOWN:
    'Dieser Link ist unvollständig, abgelaufen oder durch einen neueren ersetzt. Schreiben Sie uns mit Ihrer Verkaufsnummer, dann helfen wir Ihnen.',
} satisfies Partial<Record<keyof typeof familiar, string>>
