import type { account as familiar } from '../account.ts'

/** Mails about an account, to a business. */
export const account = {
  MAIL_ACCOUNT_REASON:
    'Sie bekommen diese E-Mail, weil diese Adresse für ein Kundenkonto bei {brand} angegeben wurde.',
  MAIL_ACTIVATE_SUBJECT: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
  MAIL_ACTIVATE_PREHEADER: 'Noch ein Schritt, und Ihr Kundenkonto ist bereit.',
  MAIL_ACTIVATE_TITLE: 'Bestätigen Sie Ihre Adresse',
  MAIL_ACTIVATE_TEXT:
    'Danke, dass Sie ein Kundenkonto eröffnet haben. Bitte bestätigen Sie, dass diese Adresse Ihnen gehört. Danach können Sie sich anmelden und sehen auch frühere Verkäufe mit dieser Adresse.',
  MAIL_ACTIVATE_STRANGER:
    'Sie haben kein Kundenkonto eröffnet? Öffnen Sie den Link bitte nicht. Ohne ihn kann sich niemand anmelden, und wir löschen das Kundenkonto nach diesem Tag.',
  MAIL_EXISTS_SUBJECT: 'Sie haben schon ein Kundenkonto',
  MAIL_EXISTS_TITLE: 'Sie haben schon ein Kundenkonto',
  MAIL_EXISTS_TEXT:
    'Jemand wollte mit dieser Adresse ein Kundenkonto eröffnen, wahrscheinlich Sie selbst. Es gibt schon eines, deshalb haben wir nichts geändert.',
  MAIL_EXISTS_FORGOT: 'Passwort vergessen? Auf derselben Seite können Sie ein neues wählen.',
  MAIL_EXISTS_STRANGER: 'Das waren Sie nicht? Ignorieren Sie diese E-Mail.',
  MAIL_RESET_SUBJECT: 'Wählen Sie ein neues Passwort',
  MAIL_RESET_TITLE: 'Wählen Sie ein neues Passwort',
  MAIL_RESET_TEXT:
    'Sie haben ein neues Passwort angefordert. Hier können Sie es wählen. Der Link gilt {minutes, plural, one {eine Minute} other {# Minuten}} und nur einmal.',
  MAIL_RESET_STRANGER:
    'Sie haben das nicht angefordert? Ignorieren Sie diese E-Mail. Ihr Passwort bleibt unverändert.',
  MAIL_SALE_ACCOUNT_SUBJECT: 'Wählen Sie ein Passwort für Ihr Kundenkonto',
  MAIL_SALE_ACCOUNT_PREHEADER: 'Alle Ihre Verkäufe an einem Ort.',
  MAIL_SALE_ACCOUNT_TITLE: 'Ihr Kundenkonto ist fast fertig',
  MAIL_SALE_ACCOUNT_TEXT:
    'Sie haben auf der Seite Ihres Verkaufs ein Kundenkonto eröffnet. Wählen Sie jetzt ein Passwort. Im Kundenkonto finden Sie alle Verkäufe mit dieser Adresse.',
  MAIL_SALE_ACCOUNT_UNTIL:
    'Der Link gilt bis zum {date} und nur einmal. Danach bekommen Sie auf der Seite Ihres Verkaufs einen neuen.',
  MAIL_SALE_ACCOUNT_STRANGER:
    'Das waren Sie nicht? Ignorieren Sie diese E-Mail. Ohne den Link kann sich niemand anmelden, und wir löschen das Kundenkonto.',
  MAIL_PASSWORD_SUBJECT: 'Ihr Passwort wurde geändert',
  MAIL_PASSWORD_TITLE: 'Ihr Passwort wurde geändert',
  MAIL_PASSWORD_TEXT:
    'Das Passwort Ihres Kundenkontos wurde am {date} geändert. Alle anderen Geräte wurden abgemeldet.',
  MAIL_PASSWORD_STRANGER:
    'Das waren Sie nicht? Wählen Sie sofort ein neues Passwort und antworten Sie auf diese E-Mail.',
  MAIL_PAYOUT_CHANGED_SUBJECT: 'Ihr Auszahlungskonto wurde geändert',
  MAIL_PAYOUT_CHANGED_PREHEADER: 'Das waren Sie nicht? Ein Klick stoppt die Änderung.',
  MAIL_PAYOUT_CHANGED_TITLE: 'Ihr Auszahlungskonto wurde geändert',
  MAIL_PAYOUT_CHANGED_TEXT:
    'Eines Ihrer Auszahlungskonten wurde am {date} geändert. Wir schlagen es Ihnen bei den nächsten Verkäufen vor. Laufende Verkäufe behalten ihr Auszahlungskonto.',
  MAIL_PAYOUT_CHANGED_STRANGER:
    'Das waren Sie nicht? Nutzen Sie diesen Button. Er meldet alle Geräte ab, entfernt das Auszahlungskonto und friert jeden Verkauf ein, den wir dorthin auszahlen würden. Danach schicken wir Ihnen einen Link für ein neues Passwort.',
  MAIL_NEW_DEVICE_SUBJECT: 'Neue Anmeldung in Ihrem Kundenkonto',
  MAIL_NEW_DEVICE_PREHEADER: 'Mit einem Gerät, das wir noch nicht kennen.',
  MAIL_NEW_DEVICE_TITLE: 'Neue Anmeldung in Ihrem Kundenkonto',
  MAIL_NEW_DEVICE_TEXT:
    'Am {moment} hat sich jemand mit einem Gerät angemeldet, das wir noch nicht kennen. Falls Sie das waren, müssen Sie nichts tun.',
  MAIL_NEW_DEVICE_STRANGER:
    'Das waren Sie nicht? Nutzen Sie diesen Button. Er meldet alle Geräte ab und macht Ihr jetziges Passwort ungültig. Danach schicken wir Ihnen einen Link für ein neues.',
  MAIL_EXISTS_PREHEADER: 'An Ihrem Kundenkonto hat sich nichts geändert.',
} satisfies Partial<Record<keyof typeof familiar, string>>
