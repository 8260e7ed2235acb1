import type { grading as source } from '../en/grading.ts'

/** Help with judging a condition: pictures from near, the comparison, the screen check. */
export const grading = {
  GRADING_NAIL: 'Disegno in scala, accanto a un’unghia.',
  GRADING_COIN: 'Disegno in scala, accanto a una moneta da un centesimo.',
  GRADING_TAKE: 'Scegli «{condition}»',
  COMPARE_LABEL: 'Stato, da perfetto a rotto',
  COMPARE_HINT:
    'Scorri finché l’immagine somiglia al tuo dispositivo. I segni sono disegnati più grandi del vero.',
  COMPARE_PICTURE: '{name}, stato «{condition}»',
  COMPARE_BEST: 'Perfetto',
  COMPARE_WORST: 'Rotto',
  DISPLAY_CHECK_TEXT:
    'Apri questa pagina sul dispositivo che vendi, o sposta la finestra su quel monitor. Alza la luminosità: lo schermo mostra cinque colori, uno dopo l’altro. Tocca o premi Invio per passare al successivo, Esc per uscire.',
  DISPLAY_CHECK_START: 'Avvia il test dello schermo',
  DISPLAY_CHECK_NEXT: 'Colore successivo',
  DISPLAY_CHECK_LEAVE: 'Esci dal test dello schermo',
  DISPLAY_CHECK_DONE:
    'Hai visto una macchia, una linea o un’ombra? Indicalo sopra, nella domanda sullo schermo.',
  DISPLAY_CHECK_WHITE: 'Bianco. Cerca punti scuri, ombre e zone gialle.',
  DISPLAY_CHECK_BLACK: 'Nero. Cerca punti chiari e luce ai bordi.',
  DISPLAY_CHECK_RED: 'Rosso. Cerca punti e linee di un altro colore.',
  DISPLAY_CHECK_GREEN: 'Verde. Cerca tracce di icone o della tastiera.',
  DISPLAY_CHECK_BLUE: 'Blu. Cerca punti e linee di un altro colore.',
  FACTS_SEALED: 'È ancora sigillato nella confezione?',
  FACTS_SEEN: 'Vedi segni da 30\u00a0cm di distanza?',
  FACTS_FELT: 'Si sentono con l’unghia?',
  FACTS_DEEP: 'Ha ammaccature più profonde di 2\u00a0mm, è piegato o ha crepe?',
  FACTS_YES: 'Sì',
  FACTS_NO: 'No',
  FACTS_RESULT: 'Stato: {condition}',
  FACTS_TAKE: 'Scegli questo stato',
  FILM_TEXT: 'Il video è senza audio e senza testo. Mostra lo stesso telefono in cinque stati:',
} satisfies Record<keyof typeof source, string>
