import type { trust as source } from '../en/trust.ts'

/** What a person can check before selling, without taking our word for it. */
export const trust = {
  TRUST_TITLE: 'Co możesz sprawdzić',
  TRUST_BUYER: 'Kto kupuje',
  TRUST_BUYER_TEXT: '{company}, {address}. Umowę zawierasz z\u00a0tą firmą.',
  TRUST_SAMPLE: 'Jak wygląda różnica',
  TRUST_SAMPLE_TEXT:
    'Podajesz „{said}”, my stwierdzamy „{found}” i\u00a0pokazujemy Ci zdjęcie. Cena zmienia się z\u00a0{before} na {after}, a\u00a0decyzja należy do Ciebie.',
  TRUST_SAMPLE_NOTE: 'Przykład ze zmyśloną ceną bazową.',
  TRUST_SAMPLE_PICTURE: 'Rysunek: telefon pod lampą, zakreślona rysa na ramce, obok linijka',
  TRUST_PROMISE: 'Co obiecujemy i\u00a0w\u00a0jakim czasie',
  TRUST_PROMISE_SEND:
    '{days, plural, one {Gwarancja ceny przez # dzień od sprzedaży} few {Gwarancja ceny przez # dni od sprzedaży} other {Gwarancja ceny przez # dni od sprzedaży}}',
  TRUST_PROMISE_CHECK:
    '{days, plural, one {Sprawdzenie w\u00a0ciągu # dnia roboczego od dostarczenia} few {Sprawdzenie w\u00a0ciągu # dni roboczych od dostarczenia} other {Sprawdzenie w\u00a0ciągu # dni roboczych od dostarczenia}}, a\u00a0jeśli nie, {bonus} więcej za każde kupione urządzenie',
  TRUST_PROMISE_ANSWER:
    '{days, plural, one {# dzień na odpowiedź na nową ofertę} few {# dni na odpowiedź na nową ofertę} other {# dni na odpowiedź na nową ofertę}}. Bez odpowiedzi urządzenie wraca do Ciebie bezpłatnie.',
  TRUST_SIGNED: 'Podpisana oferta',
  TRUST_SIGNED_TEXT:
    'Do każdej sprzedaży dostajesz naszą obietnicę jako plik z\u00a0naszym podpisem. Nikt nie zmieni go niezauważenie, a\u00a0każdy może go sprawdzić.',
  TRUST_SIGNED_LINK: 'Sprawdź podpisaną ofertę',
} satisfies Record<keyof typeof source, string>
