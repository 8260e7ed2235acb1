import type { grading as familiar } from '../grading.ts'

/** Help with judging a condition, to a business. */
export const grading = {
  COMPARE_HINT:
    'Schieben Sie den Regler, bis das Bild zu Ihrem Gerät passt. Die Spuren sind vergrößert dargestellt.',
  DISPLAY_CHECK_TEXT:
    'Öffnen Sie diese Seite auf dem Gerät, das Sie verkaufen, oder schieben Sie das Fenster auf den Monitor. Stellen Sie die Helligkeit hoch. Fünf Farben füllen nacheinander den Bildschirm. Mit Tippen oder Enter geht es weiter, mit Escape hören Sie auf.',
  DISPLAY_CHECK_DONE:
    'Haben Sie einen Fleck, eine Linie oder einen Schatten gesehen? Geben Sie es oben bei der Frage zum Bild an.',
  DISPLAY_CHECK_WHITE: 'Weiß. Achten Sie auf dunkle Punkte, Schatten und gelbe Stellen.',
  DISPLAY_CHECK_BLACK: 'Schwarz. Achten Sie auf helle Punkte und auf Licht an den Rändern.',
  DISPLAY_CHECK_RED: 'Rot. Achten Sie auf Punkte und Linien in anderer Farbe.',
  DISPLAY_CHECK_GREEN: 'Grün. Achten Sie auf schwache Umrisse von Symbolen oder Tastatur.',
  DISPLAY_CHECK_BLUE: 'Blau. Achten Sie auf Punkte und Linien in anderer Farbe.',
  FACTS_SEEN: 'Sehen Sie aus 30\u00a0cm Abstand Spuren?',
  FACTS_FELT: 'Spüren Sie sie mit dem Fingernagel?',
} satisfies Partial<Record<keyof typeof familiar, string>>
