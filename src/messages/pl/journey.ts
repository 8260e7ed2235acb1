import type { journey as source } from '../en/journey.ts'

/** The live journey of a sale: what has happened, our clock, and the moment of payment. */
export const journey = {
  JOURNEY_TITLE: 'Twoja sprzedaż do tej pory',
  JOURNEY_CREATED: 'Sprzedaż potwierdzona',
  JOURNEY_LABELLED: 'Etykieta nadawcza gotowa',
  JOURNEY_SCANNED: 'Paczka odebrana przez {carrier}',
  JOURNEY_RESCANNED: 'Ostatni skan: {carrier}',
  JOURNEY_ARRIVED: 'Paczka dotarła i jest rozpakowana',
  JOURNEY_INSPECTED:
    '{count, plural, one {{name}: po sprawdzeniu} few {Sprawdzone urządzenia: #} many {Sprawdzone urządzenia: #} other {Sprawdzone urządzenia: #}}',
  JOURNEY_PAID:
    '{count, plural, one {{name}: wypłacono} few {Wypłata za urządzenia: #} many {Wypłata za urządzenia: #} other {Wypłata za urządzenia: #}}',
  JOURNEY_RETURNING:
    '{count, plural, one {{name}: w drodze powrotnej} few {Zwracane urządzenia: #} many {Zwracane urządzenia: #} other {Zwracane urządzenia: #}}',
  JOURNEY_RETURNED:
    '{count, plural, one {{name}: z powrotem u Ciebie} few {Zwrócone urządzenia: #} many {Zwrócone urządzenia: #} other {Zwrócone urządzenia: #}}',
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
