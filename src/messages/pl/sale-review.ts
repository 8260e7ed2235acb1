import type { saleReview as source } from '../en/sale-review.ts'

/** A seller's own review, on the page of the sale. */
export const saleReview = {
  SALE_REVIEW_TITLE: 'Jak poszło?',
  SALE_REVIEW_TEXT:
    'Powiedz o tym innym: przyznaj gwiazdki i napisz jedno zdanie. Publikujemy pochwały i krytykę, z miesiącem i rodzajem urządzenia, ale bez Twojego imienia i nazwiska.',
  SALE_REVIEW_STARS: 'Twoje gwiazdki',
  SALE_REVIEW_SENTENCE: 'Twoje zdanie',
  SALE_REVIEW_LENGTH: 'Liczba znaków: {count} z {max}',
  SALE_REVIEW_SEND: 'Wyślij opinię',
  SALE_REVIEW_OWN: 'Twoja opinia',
  SALE_REVIEW_WAITING: 'Dziękujemy. Przeczytamy Twoją opinię przed publikacją.',
  SALE_REVIEW_PUBLISHED: 'Dziękujemy. Twoja opinia jest publiczna.',
  SALE_REVIEW_HIDDEN: 'Twoja opinia jest ukryta. Powód: {reason}. Możesz ją wycofać i napisać nową.',
  SALE_REVIEW_WITHDRAW: 'Wycofaj opinię',
  SALE_REVIEW_WITHDRAWN: 'Twoja opinia została usunięta.',
  SALE_REVIEW_LATE: 'Ta sprzedaż ma już opinię. Odśwież stronę, aby ją zobaczyć.',
  SALE_REVIEW_OBJECT: 'Nie chcę próśb o opinię',
  SALE_REVIEW_OBJECTED: 'Nie będziemy Cię już pytać o opinie.',
  PROBLEM_STARS_REQUIRED: 'Wybierz gwiazdki.',
  PROBLEM_SENTENCE_TOO_SHORT: 'Napisz co najmniej {min} znaków.',
} satisfies Record<keyof typeof source, string>
