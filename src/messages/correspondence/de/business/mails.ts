import type { mails as familiar } from '../mails.ts'

/** Mails about a new sale, to a business. */
export const mails = {
  MAIL_GREETING: 'Guten Tag,',
  MAIL_GREETING_PLAIN: 'Guten Tag,',
  MAIL_LINK_NOTE: 'Dieser Link öffnet Ihren Verkauf ohne Passwort. Bitte geben Sie ihn nicht weiter.',
  MAIL_FOOTER_REASON:
    'Sie bekommen diese E-Mail, weil Sie am {date} den Verkauf {tradeNumber} abgeschlossen haben.',
  MAIL_FOOTER_CONTACT: 'Fragen? Antworten Sie auf diese E-Mail.',
  MAIL_TOTAL: 'Wir zahlen Ihnen',
  MAIL_CREATED_SUBJECT: 'Ihr Verkauf {tradeNumber}: Versandetikett und nächste Schritte',
  MAIL_CREATED_PREHEADER: 'Schicken Sie Ihr Paket bis zum {date} ab. So lange gilt Ihr Preis.',
  MAIL_CREATED_TITLE: 'Ihr Verkauf ist bestätigt',
  MAIL_CREATED_TEXT:
    'Danke, dass Sie an uns verkaufen. Versandetikett und Packzettel finden Sie im Anhang. Kein Drucker? Zeigen Sie diesen QR-Code in einem {carrier}-Paketshop. Der Versand ist kostenlos. Gut verpackt reist Ihr Paket ab dem ersten Scan auf unser Risiko.',
  MAIL_CREATED_STEP_ERASE:
    'Sichern Sie Ihre Daten, melden Sie sich von allen Konten ab und setzen Sie das Gerät zurück. Nehmen Sie SIM- und Speicherkarten heraus.',
  MAIL_CREATED_STEP_PACK:
    'Polstern Sie das Gerät im Karton rundum mit mindestens 5\u00a0cm, sodass sich nichts bewegt, und legen Sie den Packzettel dazu. Beim Laptop kommt ein Blatt Papier zwischen Tastatur und Display.',
  MAIL_CREATED_STEP_SEND:
    'Kleben Sie das Versandetikett auf die größte Seite des Kartons oder zeigen Sie den QR-Code. Bewahren Sie den Einlieferungsbeleg auf, bis das Geld da ist.',
  MAIL_CREATED_AFTER:
    'Wir prüfen und bezahlen jedes Gerät einzeln. Bei einer Abweichung von Ihren Antworten bekommen Sie Fotos und ein neues Angebot, und Sie entscheiden. Die Rücksendung ist kostenlos. Nur ein Gerät mit beschädigtem Akku dürfen wir nicht zurückschicken.',
  MAIL_CREATED_SIGNED_OFFER:
    'Im Anhang finden Sie auch unser signiertes Angebot mit Ihren Geräten, Ihren Antworten, Preisen und Fristen. Damit können Sie jederzeit beweisen, was wir zugesagt haben.',
  MAIL_REMINDER_SUBJECT: 'Verkauf {tradeNumber}: Ihr Preis gilt bis zum {date}',
  MAIL_REMINDER_PREHEADER: 'Ihr Versandetikett finden Sie noch einmal im Anhang.',
  MAIL_REMINDER_TITLE: 'Ihr Paket ist noch nicht unterwegs',
  MAIL_REMINDER_TEXT:
    'Ihr Preis gilt noch {days, plural, one {# Tag} other {# Tage}}. {carrier} muss Ihr Paket spätestens am {date} scannen. Das Versandetikett finden Sie noch einmal im Anhang.',
  MAIL_REMINDER_NO:
    'Sie haben es sich anders überlegt? Sie müssen nichts tun, der Verkauf läuft von selbst ab.',
  MAIL_EXPIRED_TITLE: 'Ihr Verkauf ist abgelaufen',
  MAIL_EXPIRED_TEXT:
    '{carrier} hat bis zum {date} kein Paket gescannt. Damit ist Ihr Verkauf abgelaufen, und Ihr Preis gilt nicht mehr. Kosten entstehen Ihnen nicht.',
  MAIL_EXPIRED_LATE: 'Ihr Paket ist schon unterwegs? Schreiben Sie uns bitte. Wir prüfen es trotzdem.',
} satisfies Partial<Record<keyof typeof familiar, string>>
