import type { screens as source } from '../en/screens.ts'

/** Titles and leads of the screens; a title is the page's h1 and its name in the browser tab. */
export const screens = {
  SCREEN_ACCOUNT_OVERVIEW: 'Dein Kundenkonto',
  SCREEN_ACCOUNT_OVERVIEW_LEAD: 'Verkäufe, Adressen und Auszahlungskonten an einem Ort.',
  SCREEN_ACCOUNT_REGISTER: 'Kundenkonto eröffnen',
  SCREEN_ACCOUNT_REGISTER_LEAD:
    'Verkäufe, Adressen und Auszahlungskonten an einem Ort. Verkaufen kannst du auch ohne Kundenkonto.',
  SCREEN_ACCOUNT_MANAGEMENT: 'Deine Daten',
  SCREEN_ACCOUNT_MANAGEMENT_LEAD:
    'Ändere Passwort, Telefonnummer und Geburtsdatum, lade deine Daten herunter oder lösch dein Kundenkonto.',
  SCREEN_ACCOUNT_PASSWORD_FORGOT: 'Passwort vergessen?',
  SCREEN_ACCOUNT_PASSWORD_FORGOT_LEAD:
    'Gib deine E-Mail-Adresse ein. Wir schicken dir einen Link für ein neues Passwort.',
  SCREEN_ACCOUNT_PASSWORD_RESET: 'Neues Passwort wählen',
  SCREEN_ACCOUNT_PASSWORD_RESET_LEAD:
    'Ein langer Satz, den du dir merkst, ist besser als ein kurzes, kompliziertes Passwort.',
  SCREEN_ACCOUNT_PAYMENT_CHANGE: 'Auszahlungskonto ändern',
  SCREEN_ACCOUNT_PAYMENT_CHANGE_LEAD:
    'Wir schlagen dir dieses Auszahlungskonto beim nächsten Verkauf vor. Laufende Verkäufe behalten ihres.',
  SCREEN_ACCOUNT_ADDRESS_CHANGE: 'Adresse ändern',
  SCREEN_ACCOUNT_ADDRESS_CHANGE_LEAD: 'Wir verwenden sie für deine Versandetiketten und für Rücksendungen.',
  SCREEN_B2B_LANDINGPAGE: 'Ankauf für Unternehmen',
  SCREEN_B2B_LANDINGPAGE_LEAD:
    'Verkaufen Sie gebrauchte Firmengeräte in Stückzahl: eine Liste, ein Preis je Zeile, Auszahlung je Gerät.',
  SCREEN_B2B_PORTAL: 'Ankaufsportal',
  SCREEN_B2B_PORTAL_LEAD: 'Laden Sie Ihre Geräteliste hoch und sehen Sie einen Preis je Zeile.',
  SCREEN_CHECKOUT: 'Verkauf abschließen',
  SCREEN_CHECKOUT_LEAD: 'In drei kurzen Schritten zu deinem Versandetikett: Geräte, Daten, Bestätigung.',
  SCREEN_CLARIFICATION: 'Rückfrage zu deinem Gerät',
  SCREEN_CLARIFICATION_LEAD:
    'Deine Antworten, unser Ergebnis, ein Foto zu jeder Abweichung und das neue Angebot.',
  SCREEN_CLARIFICATION_QUICK_ANSWER: 'Antwort bestätigen',
  SCREEN_CLARIFICATION_QUICK_ANSWER_LEAD:
    'Erst mit dem Button entscheidest du. Das Öffnen der Seite ändert nichts.',
  SCREEN_CONTACT: 'Kontakt',
  SCREEN_CONTACT_LEAD:
    'Schreib uns zu einem Angebot, einem Paket oder einer Auszahlung. Mit deiner Verkaufsnummer geht es schneller.',
  SCREEN_MY_SALE: 'Mein Verkauf',
  SCREEN_MY_SALE_LEAD:
    'E-Mail verloren? Gib Verkaufsnummer und E-Mail-Adresse ein. Wir schicken dir den Link noch einmal.',
  SCREEN_PAYOUT_OBJECTION: 'Geänderte Auszahlung stoppen',
  SCREEN_PAYOUT_OBJECTION_LEAD:
    'Frier deinen Verkauf ein, wenn jemand anderes das Auszahlungskonto geändert hat.',
  SCREEN_SALE_EMAIL: 'Deine E-Mail-Adresse',
  SCREEN_SALE_EMAIL_LEAD: 'Bestätige eine andere E-Mail-Adresse für deinen Verkauf oder stoppe die Änderung.',
  SCREEN_SELL: '{category} verkaufen',
  SCREEN_SELL_LEAD: 'Wähle Hersteller und Modell, beantworte ein paar Fragen und sieh sofort deinen Preis.',
  SCREEN_THANK_YOU: 'Danke für deinen Verkauf',
  SCREEN_THANK_YOU_LEAD: 'Dein Versandetikett, der QR-Code und Tipps zum Verpacken.',
  B2B_CONTACT: 'Schreiben Sie uns',
} satisfies Record<keyof typeof source, string>
