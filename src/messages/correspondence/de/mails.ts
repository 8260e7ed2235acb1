import type { mails as source } from '#messages/correspondence/en/mails.ts'

/** Texts of the mails about a sale. */
export const mails = {
  MAIL_GREETING: 'Hallo {firstName},',
  MAIL_GREETING_PLAIN: 'Hallo,',
  MAIL_BUTTON: 'Meinen Verkauf ansehen',
  MAIL_LINK_NOTE: 'Dieser Link öffnet deinen Verkauf ohne Passwort. Bitte gib ihn nicht weiter.',
  MAIL_FOOTER_REASON:
    'Du bekommst diese E-Mail, weil du am {date} den Verkauf {tradeNumber} abgeschlossen hast.',
  MAIL_FOOTER_CONTACT: 'Fragen? Antworte auf diese E-Mail.',
  MAIL_COMPANY_REGISTER: 'Handelsregister: {register}',
  MAIL_COMPANY_PEOPLE: 'Geschäftsführung: {directors} · USt-IdNr.: {vatId}',

  MAIL_FACT_NUMBER: 'Verkaufsnummer',
  MAIL_FACT_CUSTOMER: 'Kundennummer',
  MAIL_FACT_SEND_BY: 'Abschicken bis',
  MAIL_FACT_TRACKING: 'Sendungsnummer',
  MAIL_FACT_PAYOUT: 'Auszahlung an',

  MAIL_LINE: '{quantity} × {name}',
  MAIL_VOUCHER: 'Gutschein {code}',
  MAIL_TOTAL: 'Wir zahlen dir',

  MAIL_CREATED_SUBJECT: 'Dein Verkauf {tradeNumber}: Versandetikett und nächste Schritte',
  MAIL_CREATED_PREHEADER: 'Schick dein Paket bis zum {date} ab. So lange gilt dein Preis.',
  MAIL_CREATED_TITLE: 'Dein Verkauf ist bestätigt',
  MAIL_CREATED_TEXT:
    'Danke, dass du an uns verkaufst. Versandetikett und Packzettel findest du im Anhang. Kein Drucker? Zeig diesen QR-Code in einem {carrier}-Paketshop. Der Versand ist kostenlos. Gut verpackt reist dein Paket ab dem ersten Scan auf unser Risiko.',
  MAIL_CREATED_QR: 'QR-Code für den Paketshop',
  MAIL_CREATED_STEP_ERASE:
    'Sichere deine Daten, melde dich von allen Konten ab und setz das Gerät zurück. Nimm SIM- und Speicherkarten heraus.',
  MAIL_CREATED_STEP_PACK:
    'Polstere das Gerät im Karton rundum mit mindestens 5\u00a0cm, sodass sich nichts bewegt, und leg den Packzettel dazu. Beim Laptop kommt ein Blatt Papier zwischen Tastatur und Display.',
  MAIL_CREATED_STEP_SEND:
    'Kleb das Versandetikett auf die größte Seite des Kartons oder zeig den QR-Code. Bewahr den Einlieferungsbeleg auf, bis dein Geld da ist.',
  MAIL_CREATED_AFTER:
    'Wir prüfen und bezahlen jedes Gerät einzeln. Bei einer Abweichung von deinen Antworten bekommst du Fotos und ein neues Angebot, und du entscheidest. Die Rücksendung ist kostenlos. Nur ein Gerät mit beschädigtem Akku dürfen wir nicht zurückschicken.',
  MAIL_CREATED_SIGNED_OFFER:
    'Im Anhang findest du auch unser signiertes Angebot mit deinen Geräten, deinen Antworten, Preisen und Fristen. Damit kannst du jederzeit beweisen, was wir zugesagt haben.',

  MAIL_REMINDER_SUBJECT: 'Verkauf {tradeNumber}: Dein Preis gilt bis zum {date}',
  MAIL_REMINDER_PREHEADER: 'Dein Versandetikett findest du noch einmal im Anhang.',
  MAIL_REMINDER_TITLE: 'Dein Paket ist noch nicht unterwegs',
  MAIL_REMINDER_TEXT:
    'Dein Preis gilt noch {days, plural, one {# Tag} other {# Tage}}. {carrier} muss dein Paket spätestens am {date} scannen. Das Versandetikett findest du noch einmal im Anhang.',
  MAIL_REMINDER_NO: 'Du hast es dir anders überlegt? Du musst nichts tun, der Verkauf läuft von selbst ab.',

  MAIL_EXPIRED_SUBJECT: 'Verkauf {tradeNumber} ist abgelaufen',
  MAIL_EXPIRED_PREHEADER: 'Bis zum {date} wurde kein Paket gescannt.',
  MAIL_EXPIRED_TITLE: 'Dein Verkauf ist abgelaufen',
  MAIL_EXPIRED_TEXT:
    '{carrier} hat bis zum {date} kein Paket gescannt. Damit ist dein Verkauf abgelaufen, und dein Preis gilt nicht mehr. Kosten entstehen dir nicht.',
  MAIL_EXPIRED_LATE: 'Dein Paket ist schon unterwegs? Schreib uns bitte. Wir prüfen es trotzdem.',
  MAIL_EXPIRED_BUTTON: 'Heutigen Preis ansehen',

  MAIL_REQUEST_DESK_SUBJECT: '[{market}/BUSINESS] Anfrage {requestId}: {company}',
  MAIL_REQUEST_DESK_TITLE: 'Ein Unternehmen fragt ein individuelles Angebot an',
  MAIL_REQUEST_SUBJECT: 'Ihre Anfrage {requestId}: individuelles Angebot',
  MAIL_REQUEST_PREHEADER:
    'Wir antworten {days, plural, one {innerhalb eines Werktags} other {innerhalb von # Werktagen}}.',
  MAIL_REQUEST_TITLE: 'Ihre Anfrage ist angekommen',
  MAIL_REQUEST_TEXT:
    'Vielen Dank. Ihre Liste liegt über der Grenze für einen einzelnen Verkauf. Unser Geschäftskundenteam sieht sie durch und antwortet {days, plural, one {innerhalb eines Werktags} other {innerhalb von # Werktagen}}.',
  MAIL_REQUEST_REASON:
    'Sie bekommen diese E-Mail, weil diese Adresse bei der Anfrage {requestId} angegeben wurde.',
  MAIL_FACT_REQUEST: 'Anfrage',
  MAIL_FACT_COMPANY: 'Firma',
  MAIL_FACT_CONTACT: 'Ansprechperson',
  MAIL_FACT_EMAIL: 'E-Mail',
  MAIL_FACT_PHONE: 'Telefon',
  MAIL_FACT_MESSAGE: 'Nachricht',
  MAIL_LIST_MORE:
    '{count, plural, one {# weitere Position steht in der angehängten Datei.} other {# weitere Positionen stehen in der angehängten Datei.}}',
  MAIL_LIST_TOTAL: 'Schätzung nach Preisliste',
  MAIL_OFFER_SUBJECT: 'Unser Angebot {number} für Ihre Geräte',
  MAIL_OFFER_PREHEADER: '{total}, gültig bis zum {date}.',
  MAIL_OFFER_TITLE: 'Unser Angebot für Ihre Geräte',
  MAIL_OFFER_TEXT:
    'Sie haben ein individuelles Angebot angefragt. Für die Geräte unten zahlen wir Ihnen {total}. Das Angebot gilt bis zum {date}.',
  MAIL_OFFER_REPLACES: 'Es ersetzt unser Angebot {number}. Der Link aus der früheren E-Mail gilt nicht mehr.',
  MAIL_OFFER_BUTTON: 'Angebot ansehen und annehmen',
  MAIL_OFFER_NOTE:
    'Auf der Seite prüfen Sie das Angebot und geben an, wohin wir auszahlen. Verkauft ist erst etwas, wenn Sie annehmen. Nach dem {date} verfällt das Angebot von selbst.',
  MAIL_OFFER_MORE:
    '{count, plural, one {# weitere Position finden Sie auf der Seite.} other {# weitere Positionen finden Sie auf der Seite.}}',
  MAIL_OFFER_TOTAL: 'Unser Angebot',
  MAIL_OFFER_WITHDRAWN_SUBJECT: 'Das Angebot {number} gilt nicht mehr',
  MAIL_OFFER_WITHDRAWN_PREHEADER: 'Wir haben es zurückgezogen.',
  MAIL_OFFER_WITHDRAWN_TITLE: 'Wir haben unser Angebot zurückgezogen',
  MAIL_OFFER_WITHDRAWN_TEXT:
    'Unser Angebot {number} mussten wir zurückziehen. Es kann nicht mehr angenommen werden. Antworten Sie auf diese E-Mail, wenn Sie Fragen haben oder ein neues Angebot möchten.',
} satisfies Record<keyof typeof source, string>
