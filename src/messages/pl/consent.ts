import type { consent as source } from '../en/consent.ts'

/** The question whether the shop may measure. */
export const consent = {
  CONSENT_TITLE: 'Zgoda na cookies i statystyki?',
  CONSENT_TEXT:
    'Za Twoją zgodą mierzymy na własnym serwerze, jak korzystasz ze sklepu i która reklama Cię tu przyprowadziła. Zgodę wycofasz w każdej chwili na dole strony, w „Cookies i statystyki”. Bez niej sklep działa tak samo.',
  CONSENT_PERSONAL: 'Zewnętrzna usługa pokazuje Ci dzięki temu także pasujące urządzenia.',
  CONSENT_PROVIDER: 'Administrator: {company}.',
  CONSENT_DETAILS: 'Więcej',
  CONSENT_MORE: 'Co mierzymy',
  CONSENT_DENY: 'Nie',
  CONSENT_GRANT: 'Tak',
  CONSENT_CLOSE: 'Zamknij',
  CONSENT_GRANTED: 'Zgoda udzielona {date}.',
  CONSENT_DENIED: 'Brak zgody, decyzja z {date}.',
} satisfies Record<keyof typeof source, string>
