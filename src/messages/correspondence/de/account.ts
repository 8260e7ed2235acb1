import type { account as source } from '#messages/correspondence/en/account.ts'

/** Texts of the mails about an account. */
export const account = {
  MAIL_ACCOUNT_REASON:
    'Du bekommst diese E-Mail, weil diese Adresse für ein Konto bei {brand} angegeben wurde.',

  MAIL_ACTIVATE_SUBJECT: 'Bitte bestätige deine E-Mail-Adresse',
  MAIL_ACTIVATE_PREHEADER: 'Noch ein Schritt, und dein Konto ist bereit.',
  MAIL_ACTIVATE_TITLE: 'Bestätige deine Adresse',
  MAIL_ACTIVATE_TEXT:
    'Danke, dass du ein Konto angelegt hast. Bestätige, dass diese Adresse dir gehört. Danach kannst du dich mit deinem Passwort anmelden und siehst im Konto auch frühere Verkäufe mit dieser Adresse.',
  MAIL_ACTIVATE_BUTTON: 'Adresse bestätigen',
  MAIL_ACTIVATE_UNTIL: 'Der Link gilt bis zum {date} und nur einmal.',
  MAIL_ACTIVATE_STRANGER:
    'Du hast kein Konto angelegt? Dann öffne den Link bitte nicht. Ohne ihn kann sich niemand anmelden, und das Konto wird nach diesem Tag gelöscht.',

  MAIL_EXISTS_SUBJECT: 'Du hast schon ein Konto',
  MAIL_EXISTS_PREHEADER: 'Es wurde nichts geändert.',
  MAIL_EXISTS_TITLE: 'Du hast schon ein Konto',
  MAIL_EXISTS_TEXT:
    'Jemand wollte mit dieser Adresse ein Konto anlegen, wahrscheinlich du selbst. Es gibt schon eines, deshalb haben wir nichts geändert.',
  MAIL_EXISTS_BUTTON: 'Anmelden',
  MAIL_EXISTS_FORGOT: 'Passwort vergessen? Auf derselben Seite kannst du ein neues wählen.',
  MAIL_EXISTS_STRANGER: 'Das warst du nicht? Dann musst du nichts tun.',

  MAIL_RESET_SUBJECT: 'Wähle ein neues Passwort',
  MAIL_RESET_PREHEADER: 'Der Link gilt {minutes, plural, one {eine Minute} other {# Minuten}}.',
  MAIL_RESET_TITLE: 'Wähle ein neues Passwort',
  MAIL_RESET_TEXT:
    'Du hast ein neues Passwort angefordert. Hier kannst du es wählen. Der Link gilt {minutes, plural, one {eine Minute} other {# Minuten}} und nur einmal.',
  MAIL_RESET_BUTTON: 'Neues Passwort wählen',
  MAIL_RESET_STRANGER:
    'Du hast das nicht angefordert? Dann ignoriere diese E-Mail. Dein Passwort bleibt, wie es ist, und niemand hat erfahren, ob du ein Konto hast.',

  MAIL_SALE_ACCOUNT_SUBJECT: 'Wähle ein Passwort für dein Kundenkonto',
  MAIL_SALE_ACCOUNT_PREHEADER: 'Dann sind alle deine Verkäufe an einem Ort.',
  MAIL_SALE_ACCOUNT_TITLE: 'Dein Kundenkonto ist fast fertig',
  MAIL_SALE_ACCOUNT_TEXT:
    'Du hast auf der Seite deines Verkaufs ein Kundenkonto eröffnet. Wähle ein Passwort, dann findest du dort alle Verkäufe mit dieser Adresse.',
  MAIL_SALE_ACCOUNT_BUTTON: 'Passwort wählen',
  MAIL_SALE_ACCOUNT_UNTIL:
    'Der Link gilt bis zum {date} und nur einmal. Danach bekommst du auf der Seite deines Verkaufs einen neuen.',
  MAIL_SALE_ACCOUNT_STRANGER:
    'Das warst du nicht? Dann ignoriere diese E-Mail. Ohne den Link kann sich niemand anmelden, und das Konto wird gelöscht.',

  MAIL_PASSWORD_SUBJECT: 'Dein Passwort wurde geändert',
  MAIL_PASSWORD_PREHEADER: 'Andere Geräte wurden abgemeldet.',
  MAIL_PASSWORD_TITLE: 'Dein Passwort wurde geändert',
  MAIL_PASSWORD_TEXT:
    'Das Passwort deines Kontos wurde am {date} geändert. Alle anderen Geräte wurden abgemeldet.',
  MAIL_PASSWORD_STRANGER:
    'Das warst du nicht? Dann wähle sofort ein neues Passwort und antworte auf diese E-Mail.',
  MAIL_PASSWORD_BUTTON: 'Neues Passwort wählen',

  MAIL_PAYOUT_CHANGED_SUBJECT: 'Dein Auszahlungskonto wurde geändert',
  MAIL_PAYOUT_CHANGED_PREHEADER: 'Das warst du nicht? Ein Klick stoppt es.',
  MAIL_PAYOUT_CHANGED_TITLE: 'Dein Auszahlungskonto wurde geändert',
  MAIL_PAYOUT_CHANGED_TEXT:
    'Eines deiner Auszahlungskonten wurde am {date} geändert. Wir schlagen es dir bei den nächsten Verkäufen vor. Laufende Verkäufe behalten das Konto, das du dafür angegeben hast.',
  MAIL_PAYOUT_CHANGED_STRANGER:
    'Das warst du nicht? Dann nutze diesen Button. Er meldet alle Geräte ab, entfernt das Konto und friert jeden Verkauf ein, den wir dorthin auszahlen würden. Danach schicken wir dir einen Link für ein neues Passwort.',

  MAIL_NEW_DEVICE_SUBJECT: 'Neue Anmeldung in deinem Kundenkonto',
  MAIL_NEW_DEVICE_PREHEADER: 'Das warst du? Dann musst du nichts tun.',
  MAIL_NEW_DEVICE_TITLE: 'Neue Anmeldung in deinem Kundenkonto',
  MAIL_NEW_DEVICE_TEXT:
    'Am {moment} hat sich jemand mit einem Gerät angemeldet, das wir noch nicht kennen. Das warst du? Dann musst du nichts tun.',
  MAIL_NEW_DEVICE_STRANGER:
    'Das warst du nicht? Dann nutze diesen Button. Er meldet alle Geräte ab, und dein jetziges Passwort funktioniert nicht mehr. Danach schicken wir dir einen Link für ein neues.',
  MAIL_DEVICE: '{browser} auf {system}',
  MAIL_DEVICE_UNKNOWN: 'Unbekanntes Gerät',

  MAIL_NOT_ME_BUTTON: 'Das war ich nicht',
  MAIL_NOT_ME_UNTIL:
    'Der Link gilt bis zum {date} und nur einmal. Er kann nur stoppen, anmelden kann sich damit niemand.',
} satisfies Record<keyof typeof source, string>
