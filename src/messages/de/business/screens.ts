import type { screens as familiar } from '../screens.ts'

/** Titles and leads of screens, to a business. */
export const screens = {
  SCREEN_ACCOUNT_OVERVIEW: 'Ihr Kundenkonto',
  SCREEN_ACCOUNT_OVERVIEW_LEAD: 'Verkäufe, Adressen und Auszahlungskonten an einem Ort.',
  SCREEN_ACCOUNT_REGISTER_LEAD:
    'Verkäufe, Adressen und Auszahlungskonten an einem Ort. Verkaufen können Sie auch ohne Kundenkonto.',
  SCREEN_ACCOUNT_MANAGEMENT: 'Ihre Daten',
  SCREEN_ACCOUNT_MANAGEMENT_LEAD:
    'Ändern Sie Passwort und Telefonnummer, laden Sie Ihre Daten herunter oder löschen Sie Ihr Kundenkonto.',
  SCREEN_ACCOUNT_PASSWORD_FORGOT_LEAD:
    'Geben Sie Ihre E-Mail-Adresse ein. Wir schicken Ihnen einen Link für ein neues Passwort.',
  SCREEN_ACCOUNT_PASSWORD_RESET_LEAD:
    'Ein langer Satz, den Sie sich merken, ist besser als ein kurzes, kompliziertes Passwort.',
  SCREEN_ACCOUNT_PAYMENT_CHANGE_LEAD:
    'Wir schlagen Ihnen dieses Auszahlungskonto beim nächsten Verkauf vor. Laufende Verkäufe behalten ihres.',
  SCREEN_ACCOUNT_ADDRESS_CHANGE_LEAD: 'Wir verwenden sie für Ihre Versandetiketten und für Rücksendungen.',
  SCREEN_CHECKOUT_LEAD: 'In drei kurzen Schritten zu Ihrem Versandetikett: Geräte, Daten, Bestätigung.',
  SCREEN_CLARIFICATION: 'Rückfrage zu Ihrem Gerät',
  SCREEN_CLARIFICATION_LEAD:
    'Ihre Antworten, unser Ergebnis, ein Foto zu jeder Abweichung und das neue Angebot.',
  SCREEN_CONTACT_LEAD:
    'Schreiben Sie uns zu einem Angebot, einem Paket oder einer Auszahlung. Mit Ihrer Verkaufsnummer geht es schneller.',
  SCREEN_MY_SALE_LEAD:
    'E-Mail verloren? Geben Sie Verkaufsnummer und E-Mail-Adresse ein. Wir schicken Ihnen den Link noch einmal.',
  SCREEN_PAYOUT_OBJECTION_LEAD:
    'Frieren Sie Ihren Verkauf ein, wenn jemand anderes das Auszahlungskonto geändert hat.',
  SCREEN_SELL_LEAD:
    'Wählen Sie Hersteller und Modell, beantworten Sie ein paar Fragen und sehen Sie sofort Ihren Preis.',
  SCREEN_THANK_YOU: 'Danke für Ihren Verkauf',
  SCREEN_THANK_YOU_LEAD: 'Ihr Versandetikett, der QR-Code und Tipps zum Verpacken.',
  SCREEN_CLARIFICATION_QUICK_ANSWER_LEAD:
    'Erst mit dem Button entscheiden Sie. Das Öffnen der Seite ändert nichts.',
  SCREEN_SALE_EMAIL: 'Ihre E-Mail-Adresse',
  SCREEN_SALE_EMAIL_LEAD:
    'Bestätigen Sie eine andere E-Mail-Adresse für Ihren Verkauf oder stoppen Sie die Änderung.',
} satisfies Partial<Record<keyof typeof familiar, string>>
