import type { consent as source } from '../en/consent.ts'

/** The question whether the shop may measure. */
export const consent = {
  CONSENT_TITLE: 'Possiamo misurare le visite?',
  CONSENT_TEXT:
    'Se dici di sì, misuriamo come viene usato il negozio e quale annuncio ti ha portato qui. Altrimenti non facciamo né l’una né l’altra cosa, e tutto funziona allo stesso modo.',
  CONSENT_PERSONAL: 'Un servizio se ne serve anche per mostrarti dispositivi adatti a te.',
  CONSENT_DETAILS: 'Dettagli',
  CONSENT_MORE: 'Che cosa misuriamo',
  CONSENT_DENY: 'No',
  CONSENT_GRANT: 'Sì',
  CONSENT_CLOSE: 'Chiudi',
  CONSENT_GRANTED: 'Hai dato il consenso in data {date}.',
  CONSENT_DENIED: 'Hai rifiutato in data {date}.',
} satisfies Record<keyof typeof source, string>
