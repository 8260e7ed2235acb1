import type { journey as source } from '../en/journey.ts'

/** The live journey of a sale: what has happened, our clock, and the moment of payment. */
export const journey = {
  JOURNEY_TITLE: 'Twoja sprzedaż do tej pory',
  JOURNEY_CREATED: 'Sprzedaż potwierdzona',
  JOURNEY_LABELLED: 'Etykieta nadawcza gotowa',
  JOURNEY_SCANNED: 'Paczka odebrana przez {carrier}',
  JOURNEY_RESCANNED: 'Ostatni skan: {carrier}',
  JOURNEY_ARRIVED: 'Paczka dotarła i jest rozpakowana',
  JOURNEY_DEVICES:
    '{count, plural, one {# urządzenie} few {# urządzenia} many {# urządzeń} other {# urządzenia}}',
  JOURNEY_INSPECTED: '{name}: po sprawdzeniu',
  JOURNEY_PAID: '{name}: wypłacono',
  JOURNEY_RETURNING: '{name}: w drodze powrotnej',
  JOURNEY_RETURNED: '{name}: z powrotem u Ciebie',
  JOURNEY_PHOTO: '{text}, zdjęcie {number} z {total}',
  JOURNEY_PHOTOS_ALL: 'Pokaż wszystkie zdjęcia: {count}',
  JOURNEY_NEWS: 'Nowość: {text}',
  TURN_SELLER: 'Teraz Twoja kolej',
  TURN_SHOP: 'Teraz nasza kolej',
  TURN_CARRIER: 'Paczka jest u przewoźnika',
  CLOCK_TITLE: 'Nasz zegar tyka',
  CLOCK_UNTIL: 'Sprawdzimy do {date}.',
  CLOCK_BONUS: 'Jeśli potrwa to dłużej, dopłacimy {bonus} za każde urządzenie, które kupimy.',
  CLOCK_LATE: 'Spóźniamy się',
  CLOCK_LATE_TEXT: 'Sprawdzenie miało być do {date}. Dopłacimy {bonus} za każde urządzenie, które kupimy.',
  PAID_DAYS:
    '{count, plural, one {Od sprzedaży do wypłaty w # dzień} few {Od sprzedaży do wypłaty w # dni} many {Od sprzedaży do wypłaty w # dni} other {Od sprzedaży do wypłaty w # dni}}',
  PROOF_SECTION: 'Twoje dowody',
} satisfies Record<keyof typeof source, string>
