import type { screens as source } from '../en/screens.ts'

/** Titles and leads of the screens; a title is the page's h1 and its name in the browser tab. */
export const screens = {
  SCREEN_ACCOUNT_OVERVIEW: 'Dein Konto',
  SCREEN_ACCOUNT_OVERVIEW_LEAD:
    'Deine Verkäufe mit ihrem Verlauf, deine Adressen und deine Auszahlungskonten an einem Ort.',
  SCREEN_ACCOUNT_REGISTER: 'Konto anlegen',
  SCREEN_ACCOUNT_REGISTER_LEAD:
    'Alle Verkäufe, Adressen und Auszahlungskonten an einem Ort. Verkaufen kannst du auch ohne Konto.',
  SCREEN_ACCOUNT_MANAGEMENT: 'Deine Daten',
  SCREEN_ACCOUNT_MANAGEMENT_LEAD:
    'Ändere Passwort, Telefonnummer und Geburtsdatum, lade deine Daten herunter oder lösch das Konto.',
  SCREEN_ACCOUNT_PASSWORD_FORGOT: 'Passwort vergessen?',
  SCREEN_ACCOUNT_PASSWORD_FORGOT_LEAD:
    'Gib deine E-Mail-Adresse ein. Wir schicken dir einen Link für ein neues Passwort.',
  SCREEN_ACCOUNT_PASSWORD_RESET: 'Neues Passwort wählen',
  SCREEN_ACCOUNT_PASSWORD_RESET_LEAD:
    'Ein langer Satz, den du dir merkst, ist besser als ein kurzes, kompliziertes Passwort.',
  SCREEN_ACCOUNT_PAYMENT_CHANGE: 'Auszahlungskonto ändern',
  SCREEN_ACCOUNT_PAYMENT_CHANGE_LEAD:
    'Das Konto, das du hier hinterlegst, schlagen wir dir beim nächsten Verkauf vor. Laufende Verkäufe behalten ihr Konto.',
  SCREEN_ACCOUNT_ADDRESS_CHANGE: 'Adresse ändern',
  SCREEN_ACCOUNT_ADDRESS_CHANGE_LEAD: 'Wir verwenden sie für deine Labels und für Rücksendungen.',
  SCREEN_B2B_LANDINGPAGE: 'Ankauf für Unternehmen',
  SCREEN_B2B_LANDINGPAGE_LEAD:
    'Verkaufen Sie gebrauchte Firmengeräte in Stückzahl: eine Liste, ein Preis je Zeile, Auszahlung je Gerät.',
  SCREEN_B2B_PORTAL: 'Ankaufsportal',
  SCREEN_B2B_PORTAL_LEAD: 'Laden Sie Ihre Geräteliste hoch: Jede Zeile bekommt einen Preis.',
  SCREEN_CHECKOUT: 'Verkauf abschließen',
  SCREEN_CHECKOUT_LEAD:
    'Adresse, Auszahlungskonto, Übersicht: in drei kurzen Schritten zu deinem Versandlabel.',
  SCREEN_CLARIFICATION: 'Rückfrage zu deinem Gerät',
  SCREEN_CLARIFICATION_LEAD: 'Deine Angaben, unser Befund, ein Foto zu jeder Abweichung und die neue Summe.',
  SCREEN_CLARIFICATION_QUICK_ANSWER: 'Antwort bestätigen',
  SCREEN_CLARIFICATION_QUICK_ANSWER_LEAD:
    'Eine Antwort, ein Klick. Das Öffnen dieser Seite entscheidet noch nichts.',
  SCREEN_CONTACT: 'Kontakt',
  SCREEN_CONTACT_LEAD:
    'Schreib uns zu einem Angebot, einem Paket oder einer Auszahlung. Mit deiner Verkaufsnummer finden wir die Antwort schneller.',
  SCREEN_MY_SALE: 'Mein Verkauf',
  SCREEN_MY_SALE_LEAD:
    'E-Mail verloren? Nenn uns Verkaufsnummer und E-Mail-Adresse, dann schicken wir dir den Link noch einmal.',
  SCREEN_PAYOUT_OBJECTION: 'Geänderte Auszahlung stoppen',
  SCREEN_PAYOUT_OBJECTION_LEAD:
    'Frier deinen Verkauf ein, wenn jemand anderes das Auszahlungskonto geändert hat.',
  SCREEN_SELL: '{category} verkaufen',
  SCREEN_SELL_LEAD: 'Wähle Hersteller und Modell, beantworte ein paar Fragen und sieh sofort deinen Preis.',
  SCREEN_THANK_YOU: 'Danke für deinen Verkauf',
  SCREEN_THANK_YOU_LEAD: 'Dein Label, der QR-Code und wie du dein Gerät sicher verpackst.',
  B2B_CONTACT: 'Schreiben Sie uns',
} satisfies Record<keyof typeof source, string>
