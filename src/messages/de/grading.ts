import type { grading as source } from '../en/grading.ts'

/** Help with judging a condition: pictures from near, the comparison, the screen check. */
export const grading = {
  GRADING_NAIL: 'Maßstabsgetreu gezeichnet, neben einem Fingernagel.',
  GRADING_COIN: 'Maßstabsgetreu gezeichnet, neben einer 1-Cent-Münze.',
  GRADING_TAKE: '„{condition}“ wählen',
  COMPARE_LABEL: 'Zustand, von makellos bis beschädigt',
  COMPARE_HINT:
    'Schieb den Regler, bis das Bild zu deinem Gerät passt. Die Spuren sind vergrößert dargestellt.',
  COMPARE_PICTURE: '{name} im Zustand „{condition}“',
  COMPARE_BEST: 'Makellos',
  COMPARE_WORST: 'Beschädigt',
  DISPLAY_CHECK_TEXT:
    'Öffne diese Seite auf dem Gerät, das du verkaufst, oder schieb das Fenster auf den Monitor. Stell die Helligkeit hoch. Fünf Farben füllen nacheinander den Bildschirm. Mit Tippen oder Enter geht es weiter, mit Escape hörst du auf.',
  DISPLAY_CHECK_START: 'Bildschirmtest starten',
  DISPLAY_CHECK_NEXT: 'Nächste Farbe',
  DISPLAY_CHECK_LEAVE: 'Bildschirmtest beenden',
  DISPLAY_CHECK_DONE:
    'Hast du einen Fleck, eine Linie oder einen Schatten gesehen? Gib es oben bei der Frage zum Bild an.',
  DISPLAY_CHECK_WHITE: 'Weiß. Achte auf dunkle Punkte, Schatten und gelbe Stellen.',
  DISPLAY_CHECK_BLACK: 'Schwarz. Achte auf helle Punkte und auf Licht an den Rändern.',
  DISPLAY_CHECK_RED: 'Rot. Achte auf Punkte und Linien in anderer Farbe.',
  DISPLAY_CHECK_GREEN: 'Grün. Achte auf schwache Umrisse von Symbolen oder Tastatur.',
  DISPLAY_CHECK_BLUE: 'Blau. Achte auf Punkte und Linien in anderer Farbe.',
  FACTS_SEALED: 'Ist es noch originalverpackt und versiegelt?',
  FACTS_SEEN: 'Siehst du aus 30\u00a0cm Abstand Spuren?',
  FACTS_FELT: 'Spürst du sie mit dem Fingernagel?',
  FACTS_DEEP: 'Ist eine Delle tiefer als 2\u00a0mm oder das Gehäuse verbogen oder gerissen?',
  FACTS_YES: 'Ja',
  FACTS_NO: 'Nein',
  FACTS_RESULT: 'Zustand: {condition}',
  FACTS_TAKE: 'Diesen Zustand wählen',
  FILM_TEXT: 'Der Film hat weder Ton noch Text. Er zeigt fünfmal dasselbe Handy:',
} satisfies Record<keyof typeof source, string>
