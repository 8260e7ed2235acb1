import type { account as source } from '#messages/correspondence/en/account.ts'

/** Texts of the mails about an account. */
export const account = {
  MAIL_ACCOUNT_REASON:
    'Du bekommst diese E-Mail, weil diese Adresse für ein Kundenkonto bei {brand} angegeben wurde.',

  MAIL_ACTIVATE_SUBJECT: 'Bitte bestätige deine E-Mail-Adresse',
  MAIL_ACTIVATE_PREHEADER: 'Noch ein Schritt, und dein Kundenkonto ist bereit.',
  MAIL_ACTIVATE_TITLE: 'Bestätige deine Adresse',
  MAIL_ACTIVATE_TEXT:
    'Danke, dass du ein Kundenkonto eröffnet hast. Bitte bestätige, dass diese Adresse dir gehört. Danach kannst du dich anmelden und siehst auch frühere Verkäufe mit dieser Adresse.',
  MAIL_ACTIVATE_BUTTON: 'Adresse bestätigen',
  MAIL_ACTIVATE_UNTIL: 'Der Link gilt bis zum {date} und nur einmal.',
  MAIL_ACTIVATE_STRANGER:
    'Du hast kein Kundenkonto eröffnet? Öffne den Link bitte nicht. Ohne ihn kann sich niemand anmelden, und wir löschen das Kundenkonto nach diesem Tag.',

  MAIL_EXISTS_SUBJECT: 'Du hast schon ein Kundenkonto',
  MAIL_EXISTS_PREHEADER: 'An deinem Kundenkonto hat sich nichts geändert.',
  MAIL_EXISTS_TITLE: 'Du hast schon ein Kundenkonto',
  MAIL_EXISTS_TEXT:
    'Jemand wollte mit dieser Adresse ein Kundenkonto eröffnen, wahrscheinlich du selbst. Es gibt schon eines, deshalb haben wir nichts geändert.',
  MAIL_EXISTS_BUTTON: 'Anmelden',
  MAIL_EXISTS_FORGOT: 'Passwort vergessen? Auf derselben Seite kannst du ein neues wählen.',
  MAIL_EXISTS_STRANGER: 'Das warst du nicht? Ignoriere diese E-Mail.',

  MAIL_RESET_SUBJECT: 'Wähle ein neues Passwort',
  MAIL_RESET_PREHEADER: 'Der Link gilt {minutes, plural, one {eine Minute} other {# Minuten}}.',
  MAIL_RESET_TITLE: 'Wähle ein neues Passwort',
  MAIL_RESET_TEXT:
    'Du hast ein neues Passwort angefordert. Hier kannst du es wählen. Der Link gilt {minutes, plural, one {eine Minute} other {# Minuten}} und nur einmal.',
  MAIL_RESET_BUTTON: 'Neues Passwort wählen',
  MAIL_RESET_STRANGER:
    'Du hast das nicht angefordert? Ignoriere diese E-Mail. Dein Passwort bleibt unverändert.',

  MAIL_SALE_ACCOUNT_SUBJECT: 'Wähle ein Passwort für dein Kundenkonto',
  MAIL_SALE_ACCOUNT_PREHEADER: 'Alle deine Verkäufe an einem Ort.',
  MAIL_SALE_ACCOUNT_TITLE: 'Dein Kundenkonto ist fast fertig',
  MAIL_SALE_ACCOUNT_TEXT:
    'Du hast auf der Seite deines Verkaufs ein Kundenkonto eröffnet. Wähle jetzt ein Passwort. Im Kundenkonto findest du alle Verkäufe mit dieser Adresse.',
  MAIL_SALE_ACCOUNT_BUTTON: 'Passwort wählen',
  MAIL_SALE_ACCOUNT_UNTIL:
    'Der Link gilt bis zum {date} und nur einmal. Danach bekommst du auf der Seite deines Verkaufs einen neuen.',
  MAIL_SALE_ACCOUNT_STRANGER:
    'Das warst du nicht? Ignoriere diese E-Mail. Ohne den Link kann sich niemand anmelden, und wir löschen das Kundenkonto.',

  MAIL_PASSWORD_SUBJECT: 'Dein Passwort wurde geändert',
  MAIL_PASSWORD_PREHEADER: 'Andere Geräte wurden abgemeldet.',
  MAIL_PASSWORD_TITLE: 'Dein Passwort wurde geändert',
  MAIL_PASSWORD_TEXT:
    'Das Passwort deines Kundenkontos wurde am {date} geändert. Alle anderen Geräte wurden abgemeldet.',
  MAIL_PASSWORD_STRANGER:
    'Das warst du nicht? Wähle sofort ein neues Passwort und antworte auf diese E-Mail.',
  MAIL_PASSWORD_BUTTON: 'Neues Passwort wählen',

  MAIL_PAYOUT_CHANGED_SUBJECT: 'Dein Auszahlungskonto wurde geändert',
  MAIL_PAYOUT_CHANGED_PREHEADER: 'Das warst du nicht? Ein Klick stoppt die Änderung.',
  MAIL_PAYOUT_CHANGED_TITLE: 'Dein Auszahlungskonto wurde geändert',
  MAIL_PAYOUT_CHANGED_TEXT:
    'Eines deiner Auszahlungskonten wurde am {date} geändert. Wir schlagen es dir bei den nächsten Verkäufen vor. Laufende Verkäufe behalten ihr Auszahlungskonto.',
  MAIL_PAYOUT_CHANGED_STRANGER:
    'Das warst du nicht? Nutze diesen Button. Er meldet alle Geräte ab, entfernt das Auszahlungskonto und friert jeden Verkauf ein, den wir dorthin auszahlen würden. Danach schicken wir dir einen Link für ein neues Passwort.',

  MAIL_NEW_DEVICE_SUBJECT: 'Neue Anmeldung in deinem Kundenkonto',
  MAIL_NEW_DEVICE_PREHEADER: 'Mit einem Gerät, das wir noch nicht kennen.',
  MAIL_NEW_DEVICE_TITLE: 'Neue Anmeldung in deinem Kundenkonto',
  MAIL_NEW_DEVICE_TEXT:
    'Am {moment} hat sich jemand mit einem Gerät angemeldet, das wir noch nicht kennen. Falls du das warst, musst du nichts tun.',
  MAIL_NEW_DEVICE_STRANGER:
    'Das warst du nicht? Nutze diesen Button. Er meldet alle Geräte ab und macht dein jetziges Passwort ungültig. Danach schicken wir dir einen Link für ein neues.',
  MAIL_DEVICE: '{browser} auf {system}',
  MAIL_DEVICE_UNKNOWN: 'Unbekanntes Gerät',

  MAIL_NOT_ME_BUTTON: 'Das war ich nicht',
  MAIL_NOT_ME_UNTIL:
    'Der Link gilt bis zum {date} und nur einmal. Er dient nur zum Stoppen, anmelden kann sich damit niemand.',
} satisfies Record<keyof typeof source, string>
