import type { saleReview as source } from '../en/sale-review.ts'

/** A seller's own review, on the page of the sale. */
export const saleReview = {
  SALE_REVIEW_TITLE: '¿Qué tal ha ido?',
  SALE_REVIEW_TEXT:
    'Cuéntaselo a los demás con estrellas y una frase. Publicamos elogios y críticas por igual, con el mes y el tipo de dispositivo, pero sin tu nombre.',
  SALE_REVIEW_STARS: 'Tus estrellas',
  SALE_REVIEW_SENTENCE: 'Tu frase',
  SALE_REVIEW_LENGTH: '{count} de {max} caracteres',
  SALE_REVIEW_SEND: 'Enviar opinión',
  SALE_REVIEW_OWN: 'Tu opinión',
  SALE_REVIEW_WAITING: 'Gracias. Leemos tu opinión antes de publicarla.',
  SALE_REVIEW_PUBLISHED: 'Gracias. Tu opinión es pública.',
  SALE_REVIEW_HIDDEN: 'Tu opinión está oculta. Motivo: {reason}. Puedes retirarla y escribir otra.',
  SALE_REVIEW_WITHDRAW: 'Retirar la opinión',
  SALE_REVIEW_WITHDRAWN: 'Hemos borrado tu opinión.',
  SALE_REVIEW_LATE: 'Esta venta ya tiene una opinión. Vuelve a cargar la página para verla.',
  SALE_REVIEW_OBJECT: 'No quiero que me pidan opiniones',
  SALE_REVIEW_OBJECTED: 'No volveremos a pedirte opiniones.',
  PROBLEM_STARS_REQUIRED: 'Elige tus estrellas.',
  PROBLEM_SENTENCE_TOO_SHORT: 'Escribe un poco más, al menos {min} caracteres.',
} satisfies Record<keyof typeof source, string>
