import type { mails as familiar } from '../mails.ts'

/** Mails about a new sale, to a business. */
export const mails = {
  MAIL_GREETING: 'Guten Tag {firstName},',
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
    'Packen Sie das Gerät so ein, dass sich im Karton nichts bewegt, und legen Sie den Packzettel dazu.',
  MAIL_CREATED_STEP_SEND:
    'Kleben Sie das Versandetikett auf den Karton oder zeigen Sie den QR-Code. Bewahren Sie den Einlieferungsbeleg auf, bis das Geld da ist.',
  MAIL_CREATED_AFTER:
    'Wir prüfen jedes Gerät einzeln und zahlen jedes einzeln aus. Weicht eines von Ihren Antworten ab, sehen Sie ein Foto und die neue Summe, und Sie entscheiden. Die Rücksendung ist kostenlos.',
  MAIL_CREATED_SIGNED_OFFER:
    'Im Anhang liegt auch unser signierter Beleg: Ihre Geräte, Ihre Antworten, Preise und Fristen. Damit können Sie jederzeit beweisen, was wir versprochen haben.',
  MAIL_REMINDER_SUBJECT: 'Verkauf {tradeNumber}: Ihr Preis gilt bis zum {date}',
  MAIL_REMINDER_PREHEADER: 'Ihr Versandetikett finden Sie noch einmal im Anhang.',
  MAIL_REMINDER_TITLE: 'Ihr Paket ist noch nicht unterwegs',
  MAIL_REMINDER_TEXT:
    'Ihr Preis gilt noch {days, plural, one {# Tag} other {# Tage}}: {carrier} muss Ihr Paket spätestens am {date} scannen. Das Versandetikett finden Sie noch einmal im Anhang.',
  MAIL_REMINDER_NO:
    'Sie haben es sich anders überlegt? Dann müssen Sie nichts tun. Der Verkauf läuft dann von selbst ab.',
  MAIL_EXPIRED_TITLE: 'Ihr Verkauf ist abgelaufen',
  MAIL_EXPIRED_TEXT:
    '{carrier} hat bis zum {date} kein Paket gescannt. Damit ist Ihr Verkauf abgelaufen, und Ihr Preis gilt nicht mehr. Kosten entstehen Ihnen nicht.',
  MAIL_EXPIRED_LATE:
    'Ist Ihr Paket schon unterwegs? Dann schreiben Sie uns: Kommt es an, prüfen wir es trotzdem.',
} satisfies Partial<Record<keyof typeof familiar, string>>
