import type { forms as familiar } from '../forms.ts'

/** Fields that several forms share, what can be wrong with them, and what became of a form. */
export const forms = {
  FIELD_EMAIL_HINT:
    'Für Ihr Versandetikett und Nachrichten zu Ihrem Verkauf. Nach der Auszahlung fragen wir Sie einmal nach einer Bewertung. Dem können Sie jederzeit kostenlos widersprechen.',
  FIELD_ACCOUNT_HOLDER_HINT: 'Das Konto muss auf Ihre Firma oder die Ansprechperson lauten.',
  FIELD_PAYPAL_HINT: 'Die Adresse des PayPal-Kontos Ihrer Firma.',
  PROBLEM_FIELD_REQUIRED: 'Bitte füllen Sie dieses Feld aus.',
  PROBLEM_EMAIL_FORMAT: 'Geben Sie die Adresse im Format name@example.org ein.',
  PROBLEM_ZIP_FORMAT: 'Geben Sie die PLZ im Format {example} ein.',
  PROBLEM_COUNTRY_UNKNOWN: 'Wählen Sie ein Land aus der Liste.',
  PROBLEM_PHONE_FORMAT: 'Geben Sie die Nummer mit Ländervorwahl ein, zum Beispiel +49 30 1234567.',
  PROBLEM_BIRTH_DATE_FORMAT: 'Geben Sie das Datum im Format {example} ein.',
  PROBLEM_BIRTH_DATE_UNDERAGE: 'Verkaufen können Sie ab {age} Jahren.',
  PROBLEM_IBAN_LENGTH: 'Eine IBAN aus diesem Land hat {length} Stellen. Zählen Sie noch einmal nach.',
  PROBLEM_IBAN_CHECKSUM:
    'Eine Stelle stimmt nicht. Vergleichen Sie die IBAN mit Ihrer Bankkarte oder Ihrem Kontoauszug.',
  PROBLEM_HOLDER_DIFFERS:
    'Das Konto muss auf Ihre Firma oder die Ansprechperson lauten. Prüfen Sie die Schreibweise.',
  PROBLEM_PAYPAL_FORMAT: 'Geben Sie die Adresse im Format name@example.org ein.',
  PROBLEM_PAYMENT_TYPE_UNKNOWN: 'Wählen Sie, wie Sie das Geld bekommen möchten.',
  PROBLEM_PAYMENT_UNKNOWN:
    'Dieses Auszahlungskonto ist nicht mehr gespeichert. Bitte geben Sie ein anderes an.',
  PROBLEM_OWNERSHIP_REQUIRED: 'Bitte bestätigen Sie, dass Sie zum Verkauf berechtigt sind.',
  PROBLEM_TERMS_REQUIRED: 'Bitte stimmen Sie den AGB zu.',
  ACCOUNT_NO_ANSWER:
    'Der Server antwortet nicht. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  ACCOUNT_REFUSED: 'Das hat nicht geklappt. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  ACCOUNT_BUSY: 'Zu viele Versuche in kurzer Zeit. Warten Sie ein wenig und versuchen Sie es noch einmal.',
  ACCOUNT_BUSY_FOR:
    'Zu viele Versuche in kurzer Zeit. Versuchen Sie es in {minutes, plural, one {einer Minute} other {# Minuten}} noch einmal.',
  FIELD_BIRTH_DATE_HINT: 'Zum Verkaufen müssen Sie volljährig sein. Beispiel: {example}',
  PROBLEMS_TITLE:
    '{count, plural, one {Bitte prüfen Sie noch ein Feld} other {Bitte prüfen Sie noch # Felder}}',
  PROBLEM_DECLARATION_REQUIRED: 'Bitte setzen Sie hier ein Häkchen, um zu verkaufen.',
} satisfies Partial<Record<keyof typeof familiar, string>>
