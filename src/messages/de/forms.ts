import type { forms as source } from '../en/forms.ts'

/** Fields that several forms share, what can be wrong with them, and what became of a form. */
export const forms = {
  FIELD_EMAIL: 'E-Mail',
  FIELD_EMAIL_HINT:
    'Für dein Versandetikett und Nachrichten zu deinem Verkauf. Nach der Auszahlung fragen wir dich einmal nach einer Bewertung. Dem kannst du jederzeit kostenlos widersprechen.',
  FIELD_COMPANY: 'Firma',
  FIELD_VAT_ID: 'USt-IdNr.',
  FIELD_VAT_ID_HINT: 'DE und neun Ziffern.',
  FIELD_FIRST_NAME: 'Vorname',
  FIELD_LAST_NAME: 'Nachname',
  FIELD_BIRTH_DATE: 'Geburtsdatum',
  FIELD_BIRTH_DATE_HINT: 'Zum Verkaufen musst du volljährig sein. Beispiel: {example}',
  FIELD_PHONE: 'Telefon (optional)',
  FIELD_PHONE_HINT: 'Nur für Rückfragen vom Paketdienst oder aus der Prüfung.',
  FIELD_PHONE_ADD: 'Telefonnummer ergänzen',
  FIELD_STREET: 'Straße und Hausnummer',
  FIELD_ADDRESS_EXTRA: 'Adresszusatz (optional)',
  FIELD_ADDRESS_EXTRA_ADD: 'Adresszusatz ergänzen',
  FIELD_ZIP: 'PLZ',
  FIELD_CITY: 'Ort',
  FIELD_PROVINCE: 'Provinz (optional)',
  FIELD_COUNTRY: 'Land',
  PAYMENT_13: 'Überweisung',
  PAYMENT_14: 'PayPal',
  FIELD_ACCOUNT_HOLDER: 'Kontoinhaber',
  FIELD_ACCOUNT_HOLDER_HINT: 'Wir zahlen nur auf dein eigenes Konto.',
  FIELD_ACCOUNT_HOLDER_CHANGE: 'Name ändern',
  FIELD_IBAN: 'IBAN',
  FIELD_IBAN_HINT: 'Verschlüsselt gespeichert, nur für diese Auszahlung verwendet.',
  FIELD_PAYPAL: 'E-Mail bei PayPal',
  FIELD_PAYPAL_HINT: 'Die Adresse deines eigenen PayPal-Kontos.',
  PROBLEMS_TITLE: '{count, plural, one {Bitte prüf noch ein Feld} other {Bitte prüf noch # Felder}}',

  PROBLEM_FIELD_REQUIRED: 'Bitte füll dieses Feld aus.',
  PROBLEM_FIELD_TOO_LONG: 'Höchstens {max} Zeichen.',
  PROBLEM_FIELD_CHARACTERS: 'Eines dieser Zeichen ist hier nicht erlaubt.',
  PROBLEM_FIELD_CONTACT_DETAILS:
    'Bitte ohne Webadresse, E-Mail-Adresse und Telefonnummer. Nach einer Abkürzung bitte ein Leerzeichen setzen.',
  PROBLEM_MAIL_BUDGET_USED:
    'An diese Adresse gehen heute keine weiteren E-Mails. Bitte morgen noch einmal versuchen, eine andere Adresse nehmen oder im Kundenkonto anmelden.',
  PROBLEM_EMAIL_FORMAT: 'Gib die Adresse im Format name@example.org ein.',
  PROBLEM_ZIP_FORMAT: 'Gib die PLZ im Format {example} ein.',
  PROBLEM_COUNTRY_UNKNOWN: 'Wähle ein Land aus der Liste.',
  PROBLEM_PHONE_FORMAT: 'Gib die Nummer mit Ländervorwahl ein, zum Beispiel +49 30 1234567.',
  PROBLEM_BIRTH_DATE_FORMAT: 'Gib das Datum im Format {example} ein.',
  PROBLEM_BIRTH_DATE_UNDERAGE:
    'Verkaufen kannst du ab {age} Jahren. Deine Eltern können das Gerät für dich verkaufen.',
  PROBLEM_VAT_ID_FORMAT: 'Die USt-IdNr. besteht aus DE und neun Ziffern. Bitte prüfen Sie jede Stelle.',
  PROBLEM_IBAN_FORMAT: 'Eine IBAN beginnt mit zwei Buchstaben, zum Beispiel DE. Danach folgen Ziffern.',
  PROBLEM_IBAN_COUNTRY: 'Wir können nur auf Konten im SEPA-Raum zahlen. {country} gehört nicht dazu.',
  PROBLEM_IBAN_LENGTH: 'Eine IBAN aus diesem Land hat {length} Stellen. Zähl noch einmal nach.',
  PROBLEM_IBAN_CHECKSUM:
    'Eine Stelle stimmt nicht. Vergleich die IBAN mit deiner Bankkarte oder deinem Kontoauszug.',
  PROBLEM_HOLDER_DIFFERS:
    'Das Konto muss auf den Namen lauten, unter dem du verkaufst. Prüf die Schreibweise.',
  PROBLEM_PAYPAL_FORMAT: 'Gib die Adresse im Format name@example.org ein.',
  PROBLEM_PAYMENT_TYPE_UNKNOWN: 'Wähle, wie du dein Geld bekommen möchtest.',
  PROBLEM_PAYMENT_UNKNOWN: 'Dieses Auszahlungskonto ist nicht mehr gespeichert. Bitte gib ein anderes an.',
  PROBLEM_OWNERSHIP_REQUIRED: 'Bitte bestätige, dass die Geräte dir gehören.',
  PROBLEM_TERMS_REQUIRED: 'Bitte stimm den AGB zu.',
  PROBLEM_DECLARATION_REQUIRED: 'Bitte setz hier ein Häkchen, um zu verkaufen.',

  ACCOUNT_SAVE: 'Speichern',
  ACCOUNT_SENDING: 'Einen Moment\u00a0…',
  ACCOUNT_NO_ANSWER: 'Der Server antwortet nicht. Prüf deine Verbindung und versuch es noch einmal.',
  ACCOUNT_REFUSED: 'Das hat nicht geklappt. Lade die Seite neu und versuch es noch einmal.',
  ACCOUNT_BUSY: 'Zu viele Versuche in kurzer Zeit. Warte ein wenig und versuch es noch einmal.',
  ACCOUNT_BUSY_FOR:
    'Zu viele Versuche in kurzer Zeit. Versuch es in {minutes, plural, one {einer Minute} other {# Minuten}} noch einmal.',
} satisfies Record<keyof typeof source, string>
