import type { businessMessages as german } from '../de/business/index.ts'

/** What Austria words differently to a business; everything else is the German text. */
export const businessMessages = {
  NO_OFFER_TOO_LOW:
    'Mit diesen Antworten liegt der Preis unter {minimum}. Darunter machen wir kein Angebot. Auf Wunsch bekommen Sie stattdessen gratis ein Etikett fürs Recycling.',
  PROBLEM_PHONE_FORMAT: 'Geben Sie die Nummer mit Ländervorwahl ein, zum Beispiel +43 1 2345678.',
  PROBLEM_IBAN_CHECKSUM:
    'Eine Stelle stimmt nicht. Vergleichen Sie die IBAN mit Ihrer Bankomatkarte oder Ihrem Kontoauszug.',
  PARCEL_QR: 'Zeigen Sie diesen Code bei einer Annahmestelle von {carrier}.',
} satisfies Partial<Record<keyof typeof german, string>>
