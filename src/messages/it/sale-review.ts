import type { saleReview as source } from '../en/sale-review.ts'

/** A seller's own review, on the page of the sale. */
export const saleReview = {
  SALE_REVIEW_TITLE: 'Com’è andata?',
  SALE_REVIEW_TEXT:
    'Raccontalo agli altri con le stelle e una frase. Pubblichiamo elogi e critiche, con il mese e il tipo di dispositivo, ma senza il tuo nome.',
  SALE_REVIEW_STARS: 'Le tue stelle',
  SALE_REVIEW_SENTENCE: 'La tua frase',
  SALE_REVIEW_LENGTH: '{count} caratteri su {max}',
  SALE_REVIEW_SEND: 'Invia la recensione',
  SALE_REVIEW_OWN: 'La tua recensione',
  SALE_REVIEW_WAITING: 'Grazie. Leggiamo la tua recensione prima di pubblicarla.',
  SALE_REVIEW_PUBLISHED: 'Grazie. La tua recensione è pubblica.',
  SALE_REVIEW_HIDDEN: 'La tua recensione è nascosta. Motivo: {reason}. Puoi ritirarla e scriverne un’altra.',
  SALE_REVIEW_WITHDRAW: 'Ritira la recensione',
  SALE_REVIEW_WITHDRAWN: 'Abbiamo cancellato la tua recensione.',
  SALE_REVIEW_LATE: 'Questa vendita ha già una recensione. Ricarica la pagina per vederla.',
  SALE_REVIEW_OBJECT: 'Non voglio richieste di recensioni',
  SALE_REVIEW_OBJECTED: 'Non ti chiederemo più recensioni.',
  PROBLEM_STARS_REQUIRED: 'Scegli le stelle.',
  PROBLEM_SENTENCE_TOO_SHORT: 'Scrivi almeno {min} caratteri.',
} satisfies Record<keyof typeof source, string>
