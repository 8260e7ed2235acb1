import type { grading as source } from '../en/grading.ts'

/** Help with judging a condition: pictures from near, the comparison, the screen check. */
export const grading = {
  GRADING_NAIL: 'Narysowane w skali, obok paznokcia.',
  GRADING_COIN: 'Narysowane w skali, obok monety jednogroszowej.',
  GRADING_TAKE: 'Wybierz „{condition}”',
  COMPARE_LABEL: 'Stan: od idealnego do uszkodzonego',
  COMPARE_HINT:
    'Przesuwaj suwak, aż obrazek będzie przypominać Twoje urządzenie. Ślady są na nim większe niż w rzeczywistości.',
  COMPARE_PICTURE: '{name}, stan „{condition}”',
  COMPARE_BEST: 'Idealny',
  COMPARE_WORST: 'Uszkodzony',
  DISPLAY_CHECK_TEXT:
    'Otwórz tę stronę na sprzedawanym urządzeniu albo przesuń okno na sprzedawany monitor. Ustaw pełną jasność. Ekran wypełni kolejno pięć kolorów. Dotknij go lub naciśnij Enter, aby zobaczyć następny, albo Escape, aby zakończyć.',
  DISPLAY_CHECK_START: 'Rozpocznij test ekranu',
  DISPLAY_CHECK_NEXT: 'Następny kolor',
  DISPLAY_CHECK_LEAVE: 'Zakończ test ekranu',
  DISPLAY_CHECK_DONE: 'Widać plamę, linię lub cień? Zaznacz to wyżej, przy pytaniu o\u00a0ekran.',
  DISPLAY_CHECK_WHITE: 'Biały. Szukaj ciemnych punktów, cieni i żółtych plam.',
  DISPLAY_CHECK_BLACK: 'Czarny. Szukaj jasnych punktów i światła przy krawędziach.',
  DISPLAY_CHECK_RED: 'Czerwony. Szukaj punktów i linii w innym kolorze.',
  DISPLAY_CHECK_GREEN: 'Zielony. Szukaj słabych zarysów ikon lub klawiatury.',
  DISPLAY_CHECK_BLUE: 'Niebieski. Szukaj punktów i linii w innym kolorze.',
  FACTS_SEALED: 'Czy opakowanie jest nadal zaplombowane?',
  FACTS_SEEN: 'Czy z odległości 30\u00a0cm widać ślady?',
  FACTS_FELT: 'Czy czuć je pod paznokciem?',
  FACTS_DEEP: 'Czy są wgniecenia głębsze niż 2\u00a0mm albo obudowa jest wygięta lub pęknięta?',
  FACTS_YES: 'Tak',
  FACTS_NO: 'Nie',
  FACTS_RESULT: 'Stan: {condition}',
  FACTS_TAKE: 'Wybierz ten stan',
  FILM_TEXT: 'Film jest bez dźwięku i bez napisów. Pokazuje pięć razy ten sam telefon:',
} satisfies Record<keyof typeof source, string>
