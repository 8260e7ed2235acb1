import type { consent as source } from '../en/consent.ts'

/** The question whether the shop may measure. */
export const consent = {
  CONSENT_TITLE: 'Accetti cookie e statistiche?',
  CONSENT_TEXT:
    'Con il tuo consenso misuriamo, noi e chi lavora per nostro conto, come viene usato il negozio e quale annuncio ti ha portato qui. Puoi revocarlo in ogni momento in fondo alla pagina, alla voce «Cookie e statistiche». Senza consenso non misuriamo nulla e tutto funziona allo stesso modo.',
  CONSENT_PERSONAL: 'Un servizio usa questi dati anche per proporti dispositivi adatti a te.',
  CONSENT_PROVIDER: 'Titolare: {company}.',
  CONSENT_DETAILS: 'Dettagli',
  CONSENT_MORE: 'Informativa sulla privacy',
  CONSENT_DENY: 'No',
  CONSENT_GRANT: 'Sì',
  CONSENT_CLOSE: 'Chiudi',
  CONSENT_GRANTED: 'Hai dato il consenso il {date}.',
  CONSENT_DENIED: 'Hai negato il consenso il {date}.',
} satisfies Record<keyof typeof source, string>
