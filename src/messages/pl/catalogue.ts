import type { catalogue as source } from '../en/catalogue.ts'

/** Texts of the catalogue's screens and of search. */
export const catalogue = {
  BREADCRUMB_LABEL: 'Jesteś tutaj',
  BREADCRUMB_HOME: 'Strona główna',

  DEVICE_UP_TO: 'do {price}',

  HOME_MANUFACTURERS: 'Wybierz producenta',
  HOME_POPULAR: 'Popularne urządzenia',
  HOME_POPULAR_TEXT:
    'Tyle płacimy za sprawne urządzenie w stanie „Jak nowy”, z największą pamięcią, jeśli jest kilka wersji. Za zaplombowane w pudełku płacimy więcej.',

  OVERVIEW_CATEGORY: 'Wszystkie {category}, które skupujemy',
  OVERVIEW_MANUFACTURER: 'Sprzedaj sprzęt {name}',
  OVERVIEW_SERIES: 'Sprzedaj {name}',
  OVERVIEW_SERIES_TITLE: 'Sprzedaj {name}: {category}',
  OVERVIEW_DESCRIPTION:
    '{name}: {count, plural, one {# urządzenie} few {# urządzenia} many {# urządzeń} other {# urządzenia}} z najwyższą ceną, jaką płacimy. Wybierz swoje, odpowiedz na kilka pytań i zobacz, skąd bierze się cena.',
  OVERVIEW_SEARCH: 'Wyniki dla „{query}”',
  OVERVIEW_SEARCH_EMPTY: 'Jakie urządzenie chcesz sprzedać?',
  OVERVIEW_SEARCH_DESCRIPTION:
    'Znajdź urządzenie po nazwie lub numerze modelu i sprawdź, ile za nie płacimy.',
  OVERVIEW_SEARCH_HINT: 'Wpisz nazwę („Galaxy S22”) albo numer modelu z urządzenia („SM-S901B”).',
  OVERVIEW_COUNT:
    '{count, plural, =0 {Brak urządzeń} one {# urządzenie} few {# urządzenia} many {# urządzeń} other {# urządzenia}}',
  OVERVIEW_NOTHING: 'Nie znaleźliśmy takiego urządzenia',
  OVERVIEW_NOTHING_TEXT:
    'Sprawdź pisownię albo skróć zapytanie. Często wystarczy numer modelu z tyłu urządzenia. Możesz też wybrać kategorię:',
  OVERVIEW_NOTHING_CONTACT: 'Nie ma Twojego urządzenia? Napisz do nas.',
  OVERVIEW_FILTERED_NOTHING: 'Żadne urządzenie nie pasuje do tych filtrów',
  OVERVIEW_JUMP: 'Przejdź do serii',
  OVERVIEW_ABOUT: 'Warto wiedzieć',

  FILTER_LABEL: 'Zawęź listę',
  FILTER_MANUFACTURER: 'Producent',
  FILTER_CATEGORY: 'Kategoria',
  FILTER_SERIES: 'Seria',
  FILTER_YEAR: 'Rok',
  FILTER_SORT: 'Sortowanie',
  FILTER_ALL: 'Wszystkie',
  FILTER_RESET: 'Usuń filtry',
  SORT_SERIES: 'Według serii',
  SORT_NEWEST: 'Od najnowszych',
  SORT_PRICE: 'Od najwyższej ceny',
  SORT_POPULAR: 'Od najpopularniejszych',
  SORT_NAME: 'Według nazwy',

  PAGING_LABEL: 'Strony listy',
  PAGING_PREVIOUS: 'Poprzednia strona',
  PAGING_NEXT: 'Następna strona',
  PAGING_PAGE: 'Strona {page}',
  PAGING_STATUS: 'Strona {page} z {count}',

  SELL_ALL:
    '{count, plural, one {Zobacz # model} few {Zobacz wszystkie modele (#)} many {Zobacz wszystkie modele (#)} other {Zobacz wszystkie modele (#)}}',
  SELL_MANUFACTURERS: 'Wybierz producenta',
  SELL_DEVICES: 'Popularne urządzenia',

  PDP_TITLE: 'Sprzedaj {name}',
  PDP_DESCRIPTION:
    'Za {name} płacimy do {price}. Wpływ każdej odpowiedzi na cenę widzisz, zanim ją wybierzesz. Wysyłka i zwrot są bezpłatne.',
  PDP_UP_TO: 'Płacimy do',
  PDP_UP_TO_NOTE:
    'Za sprawne urządzenie w stanie „Jak nowy”, z największą pamięcią, jeśli jest kilka wersji. Za zaplombowane w pudełku płacimy więcej. Dokładna cena zależy od Twoich odpowiedzi.',
  PDP_PICTURE: 'Rysunek: {name}',

  RECENT_DEVICES: 'Ostatnio oglądane',
  RECENT_CLEAR: 'Wyczyść listę',

  SEARCH_SUGGESTIONS: 'Podpowiedzi',
  SEARCH_SUGGESTION_COUNT:
    '{count, plural, =0 {Brak podpowiedzi} one {# podpowiedź} few {# podpowiedzi} many {# podpowiedzi} other {# podpowiedzi}}',
  SEARCH_ALL:
    '{count, plural, one {Pokaż # wynik} few {Pokaż wszystkie wyniki (#)} many {Pokaż wszystkie wyniki (#)} other {Pokaż wszystkie wyniki (#)}}',
  SEARCH_NOTHING: 'Brak wyników dla „{query}”. Spróbuj wpisać numer modelu.',
  SEARCH_RECENT: 'Ostatnie wyszukiwania',
  SEARCH_RECENT_CLEAR: 'Wyczyść',
} satisfies Record<keyof typeof source, string>
