import type { safety as familiar } from '../safety.ts'

/** What protects a sale, to a business. */
export const safety = {
  STEP_UP_PASSWORD_TITLE: 'Sind Sie es wirklich?',
  STEP_UP_PASSWORD_TEXT:
    'Geben Sie Ihr Passwort noch einmal ein. So kann das niemand sonst an Ihrem Gerät tun.',
  STEP_UP_PASSWORD: 'Ihr Passwort',
  PROBLEM_PASSWORD_WRONG: 'Das ist nicht Ihr aktuelles Passwort.',
  STEP_UP_CODE_SENDING: 'Ihr Code wird verschickt…',
  PROBLEM_CODE_INVALID:
    'Der Code stimmt nicht oder ist abgelaufen. Prüfen Sie ihn oder lassen Sie sich einen neuen schicken.',
  SALE_PAYOUT_CHECKED:
    'Wir prüfen diese Auszahlung, bevor wir sie anweisen. Sie müssen nichts tun: Wir schreiben Ihnen, sobald das Geld unterwegs ist.',
  SALE_FROZEN: 'Ihr Verkauf ist eingefroren',
  SALE_FROZEN_TEXT:
    'Sie haben uns gemeldet, dass jemand anderes ein Auszahlungskonto geändert hat. Ab jetzt weisen wir keine Zahlung mehr an, bis wir das geklärt haben, und schreiben Ihnen. Es geht nichts verloren: Ihre Geräte und Ihr Angebot bleiben, wie sie sind.',
  SALE_LINK_OLD_TEXT:
    'Zu Ihrer Sicherheit ersetzen wir Links zu einem Verkauf von Zeit zu Zeit. Den neuen Link zum Verkauf {tradeNumber} schicken wir an die E-Mail-Adresse, die Sie angegeben haben.',
  SALE_LINK_SENT:
    'Wenn wir diesen Verkauf kennen, ist ein neuer Link unterwegs an Ihre E-Mail-Adresse. Das kann eine Minute dauern.',
  SALE_LINK_REPLACE_TITLE: 'Hat jemand anderes Ihren Link?',
  SALE_LINK_REPLACE_TEXT:
    'Wir schicken Ihnen einen neuen, und alle früheren Links zu diesem Verkauf gelten nicht mehr.',
  SALE_READ_ONLY: 'Sie möchten etwas ändern?',
  SALE_READ_ONLY_TEXT:
    'Dieser Link zeigt Ihren Verkauf nur an. Melden Sie sich an oder lassen Sie sich einen Link schicken, mit dem Sie ihn ändern können.',
  MY_SALE_NUMBER_HINT:
    'Sie steht auf dem Packzettel und in jeder E-Mail zu Ihrem Verkauf: zweimal vier Zeichen.',
  MY_SALE_EMAIL_HINT: 'Die Adresse, mit der Sie verkauft haben.',
  MY_SALE_SENT: 'Sehen Sie in Ihr Postfach',
  MY_SALE_SENT_TEXT:
    'Wenn Nummer und Adresse zusammengehören, ist der Link unterwegs. Das kann eine Minute dauern. Sehen Sie auch im Spam-Ordner nach.',
  MY_SALE_NO_SCRIPT:
    'Diese Seite braucht JavaScript. Ohne geht es auch: Schreiben Sie uns, dann helfen wir Ihnen weiter.',
  OBJECTION_TITLE: 'Das waren Sie nicht?',
  OBJECTION_TEXT:
    'Wenn Sie das Auszahlungskonto Ihres Verkaufs nicht geändert haben, frieren Sie den Verkauf jetzt ein. Dann weisen wir keine Zahlung mehr an, bis wir das geklärt haben.',
  OBJECTION_NOTE: 'Wenn Sie es doch waren, müssen Sie nichts tun.',
  OBJECTION_FROZEN_TEXT:
    'Es wird nichts ausgezahlt, und frühere Links zum Verkauf gelten nicht mehr. Wir prüfen das Auszahlungskonto und schreiben Ihnen. Es geht nichts verloren.',
  OBJECTION_PAID_TEXT:
    'Ein Teil des Geldes war schon ausgezahlt. Alles andere haben wir gestoppt und gehen der Sache nach. Schreiben Sie uns bitte zusätzlich.',
  OBJECTION_ORDERED_TEXT:
    'Mindestens einen Teil des Geldes haben wir schon bei der Bank angewiesen. Das lässt sich von hier aus nicht mehr stoppen, alles andere ist gestoppt. Ihr Verkauf steht auf unserer Liste, und wir gehen der Sache nach. Schreiben Sie uns bitte zusätzlich.',
  OBJECTION_SETTLED_TEXT:
    'Sie haben uns diese Änderung schon gemeldet, und wir haben uns darum gekümmert. Stimmt noch etwas nicht, schreiben Sie uns bitte.',
  OBJECTION_UNKNOWN:
    'Dieser Link ist unvollständig oder gilt nicht mehr. Schreiben Sie uns mit Ihrer Verkaufsnummer, dann stoppen wir die Auszahlung.',
  OBJECTION_CONTACT: 'Schreiben Sie uns',
  OBJECTION_NO_SCRIPT:
    'Diese Seite braucht JavaScript. Ohne geht es auch: Antworten Sie auf unsere E-Mail, dann stoppen wir die Auszahlung.',
} satisfies Partial<Record<keyof typeof familiar, string>>
