import type { screens as familiar } from '../screens.ts'

/** Titles and leads of screens, to a business. */
export const screens = {
  SCREEN_ACCOUNT_OVERVIEW: 'Ihr Konto',
  SCREEN_ACCOUNT_OVERVIEW_LEAD:
    'Ihre Verkäufe mit ihrem Verlauf, Ihre Adressen und Ihre Auszahlungskonten an einem Ort.',
  SCREEN_ACCOUNT_REGISTER_LEAD:
    'Alle Verkäufe, Adressen und Auszahlungskonten an einem Ort. Verkaufen können Sie auch ohne Konto.',
  SCREEN_ACCOUNT_MANAGEMENT: 'Ihre Daten',
  SCREEN_ACCOUNT_MANAGEMENT_LEAD:
    'Ändern Sie Passwort und Telefonnummer, laden Sie Ihre Daten herunter oder löschen Sie das Konto.',
  SCREEN_ACCOUNT_PASSWORD_FORGOT_LEAD:
    'Geben Sie Ihre E-Mail-Adresse ein. Wir schicken Ihnen einen Link für ein neues Passwort.',
  SCREEN_ACCOUNT_PASSWORD_RESET_LEAD:
    'Ein langer Satz, den Sie sich merken, ist besser als ein kurzes, kompliziertes Passwort.',
  SCREEN_ACCOUNT_PAYMENT_CHANGE_LEAD:
    'Das Konto, das Sie hier hinterlegen, schlagen wir Ihnen beim nächsten Verkauf vor. Laufende Verkäufe behalten ihr Konto.',
  SCREEN_ACCOUNT_ADDRESS_CHANGE_LEAD: 'Wir verwenden sie für Ihre Versandetiketten und für Rücksendungen.',
  SCREEN_CHECKOUT_LEAD:
    'Adresse, Auszahlungskonto, Übersicht: in drei kurzen Schritten zu Ihrem Versandetikett.',
  SCREEN_CLARIFICATION: 'Rückfrage zu Ihrem Gerät',
  SCREEN_CLARIFICATION_LEAD: 'Ihre Angaben, unsere Prüfung, ein Foto zu jeder Abweichung und die neue Summe.',
  SCREEN_CONTACT_LEAD:
    'Schreiben Sie uns zu einem Angebot, einem Paket oder einer Auszahlung. Mit Ihrer Verkaufsnummer finden wir die Antwort schneller.',
  SCREEN_MY_SALE_LEAD:
    'E-Mail verloren? Nennen Sie uns Verkaufsnummer und E-Mail-Adresse, dann schicken wir Ihnen den Link noch einmal.',
  SCREEN_PAYOUT_OBJECTION_LEAD:
    'Frieren Sie Ihren Verkauf ein, wenn jemand anderes das Auszahlungskonto geändert hat.',
  SCREEN_SELL_LEAD:
    'Wählen Sie Hersteller und Modell, beantworten Sie ein paar Fragen und sehen Sie sofort Ihren Preis.',
  SCREEN_THANK_YOU: 'Danke für Ihren Verkauf',
  SCREEN_THANK_YOU_LEAD: 'Ihr Versandetikett, der QR-Code und wie Sie Ihr Gerät sicher verpacken.',
} satisfies Partial<Record<keyof typeof familiar, string>>
