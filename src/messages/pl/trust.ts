import type { trust as source } from '../en/trust.ts'

/** What a person can check before selling, without taking our word for it. */
export const trust = {
  TRUST_TITLE: 'Co możesz sprawdzić',
  TRUST_BUYER: 'Kto kupuje',
  TRUST_BUYER_TEXT: '{company}, {address}. Umowę zawierasz z\u00a0tą firmą.',
  TRUST_SAMPLE: 'Jak wygląda różnica',
  TRUST_SAMPLE_TEXT:
    'W odpowiedziach jest „{said}”, my widzimy „{found}” i pokazujemy Ci zdjęcie. Cena zmienia się z {before} na {after}, a decyzja należy do Ciebie.',
  TRUST_SAMPLE_NOTE: 'Przykład. Cena bazowa zależy od modelu.',
  TRUST_SAMPLE_PICTURE: 'Rysunek: telefon pod lampą, zakreślona rysa na ramce, obok linijka',
  TRUST_PROMISE: 'Co obiecujemy i na kiedy',
  TRUST_PROMISE_SEND:
    '{days, plural, one {Gwarancja ceny przez # dzień od potwierdzenia sprzedaży} few {Gwarancja ceny przez # dni od potwierdzenia sprzedaży} many {Gwarancja ceny przez # dni od potwierdzenia sprzedaży} other {Gwarancja ceny przez # dnia od potwierdzenia sprzedaży}}',
  TRUST_PROMISE_CHECK:
    '{days, plural, one {Sprawdzenie w ciągu # dnia roboczego od dostarczenia} few {Sprawdzenie w ciągu # dni roboczych od dostarczenia} many {Sprawdzenie w ciągu # dni roboczych od dostarczenia} other {Sprawdzenie w ciągu # dnia roboczego od dostarczenia}}, a po terminie {bonus} więcej za każde kupione urządzenie',
  TRUST_PROMISE_ANSWER:
    '{days, plural, one {# dzień na odpowiedź na nową ofertę} few {# dni na odpowiedź na nową ofertę} many {# dni na odpowiedź na nową ofertę} other {# dnia na odpowiedź na nową ofertę}}. Bez odpowiedzi odsyłamy urządzenie bezpłatnie, chyba że ma uszkodzoną baterię.',
  TRUST_SIGNED: 'Podpisana oferta',
  TRUST_SIGNED_TEXT:
    'Do każdej sprzedaży dostajesz naszą obietnicę jako plik z podpisem. Każdy może go sprawdzić, a każda zmiana wyjdzie na jaw.',
  TRUST_SIGNED_LINK: 'Sprawdź podpisany plik',
} satisfies Record<keyof typeof source, string>
