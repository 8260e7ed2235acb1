import type { consent as source } from '../en/consent.ts'

/** The question whether the shop may measure. */
export const consent = {
  CONSENT_TITLE: 'Czy możemy mierzyć ruch?',
  CONSENT_TEXT:
    'Za Twoją zgodą mierzymy, jak korzystasz ze sklepu i która reklama Cię tu sprowadziła. Bez zgody tego nie robimy, a wszystko działa tak samo.',
  CONSENT_PERSONAL: 'Dzięki temu zewnętrzna usługa pokazuje Ci też pasujące urządzenia.',
  CONSENT_DETAILS: 'Więcej',
  CONSENT_MORE: 'Co mierzymy',
  CONSENT_DENY: 'Nie',
  CONSENT_GRANT: 'Tak',
  CONSENT_CLOSE: 'Zamknij',
  CONSENT_GRANTED: 'Zgoda wyrażona {date}.',
  CONSENT_DENIED: 'Odmowa z dnia {date}.',
} satisfies Record<keyof typeof source, string>
