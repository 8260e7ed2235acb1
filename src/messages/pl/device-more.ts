import type { deviceMore as source } from '../en/device-more.ts'

/** Texts of a device’s page below its questions, and of the price card’s end. */
export const deviceMore = {
  PDP_FACTS: 'Czy to Twoje urządzenie?',
  PDP_MANUFACTURER: 'Producent',
  PDP_SERIES: 'Seria',
  PDP_RELEASED: 'Premiera',
  PDP_STORAGE: 'Pamięć',
  PDP_CODES: 'Numery modelu',
  PDP_CODES_HINT: 'Numer znajdziesz na urządzeniu, na pudełku lub w ustawieniach.',
  PDP_WRONG: 'To nie ten model? Zobacz wszystkie: {series}',
  PDP_RELATED: 'Więcej z serii {series}',

  HISTORY_TITLE: 'Historia ceny',
  HISTORY_CHART:
    'Wykres ceny bazowej od {date} do dziś: najniższa {lowest}, najwyższa {highest}, obecnie {current}.',
  HISTORY_TABLE: 'Pokaż jako tabelę',
  HISTORY_FROM: 'Obowiązuje od',
  HISTORY_TODAY: 'dziś',
  HISTORY_NOT_BOUGHT: 'bez skupu',

  WAITING_STAYED:
    'W ostatnich trzech miesiącach nasze ceny podobnych urządzeń prawie się nie zmieniły: o mniej niż {percent}.',
  WAITING_FELL: 'W ostatnich trzech miesiącach nasze ceny podobnych urządzeń spadły o {least} do {most}.',
  WAITING_FELL_UP_TO: 'W ostatnich trzech miesiącach nasze ceny podobnych urządzeń spadły najwyżej o {most}.',
  WAITING_FELL_BY: 'W ostatnich trzech miesiącach nasze ceny podobnych urządzeń spadły o {most}.',
  WAITING_ROSE: 'W ostatnich trzech miesiącach nasze ceny podobnych urządzeń wzrosły o {least} do {most}.',
  WAITING_ROSE_UP_TO:
    'W ostatnich trzech miesiącach nasze ceny podobnych urządzeń wzrosły najwyżej o {most}.',
  WAITING_ROSE_BY: 'W ostatnich trzech miesiącach nasze ceny podobnych urządzeń wzrosły o {most}.',
  WAITING_MIXED:
    'W ostatnich trzech miesiącach nasze ceny podobnych urządzeń zmieniły się: od −{fall} do +{rise}.',
  WAITING_HOW: 'Jak to liczymy',
  WAITING_SAME_MAKER:
    'Porównaliśmy ceny bazowe {count, plural, one {# urządzenia} few {# urządzeń} many {# urządzeń} other {# urządzenia}} tego samego rodzaju, tej samej marki i w podobnym wieku.',
  WAITING_ALL_MAKERS:
    'Porównaliśmy ceny bazowe {count, plural, one {# urządzenia} few {# urządzeń} many {# urządzeń} other {# urządzenia}} tego samego rodzaju i w podobnym wieku, wszystkich marek.',
  WAITING_LISTS:
    'Pochodzą z {count, plural, one {# naszego cennika} few {# naszych cenników} many {# naszych cenników} other {# naszego cennika}} z {days}\u00a0dni, od {from} do {until}.',
  WAITING_RANGE:
    'Pomijamy najniższą i najwyższą dziesiątą część. Cena Twojego urządzenia może się różnić, a to nie jest prognoza na następne trzy miesiące.',
} satisfies Record<keyof typeof source, string>
