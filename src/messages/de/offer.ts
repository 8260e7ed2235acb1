import type { offer as source } from '../en/offer.ts'

/** Texts of the questions about a device and of its price. */
export const offer = {
  OFFER_TITLE: 'Dein Preis',
  OFFER_NO_SCRIPT: 'Zum Verkaufen brauchst du JavaScript im Browser. Ohne geht es auch per Nachricht.',
  OFFER_WRITE: 'Schreib uns',
  OFFER_STEP: 'Frage {number} von {count}',
  OFFER_NEXT: 'Weiter',
  OFFER_BACK: 'Zurück',
  OFFER_RESET: 'Neu beginnen',
  OFFER_MULTI_HINT: 'Wähle alles aus, was zutrifft.',
  OFFER_HELP: 'Wie finde ich das heraus?',
  OFFER_STORAGE: 'Wie viel Speicher hat dein Gerät?',
  OFFER_STORAGE_HINT: 'Du findest es in den Einstellungen unter „Info“ oder „Speicher“.',
  OFFER_CONDITION: 'In welchem Zustand ist es?',
  OFFER_CONDITION_HINT: 'Sieh es dir bei Tageslicht von allen Seiten an, ohne Hülle und Folie.',

  SHEET_TITLE: 'Trifft das alles zu?',
  SHEET_CONFIRM: 'Ja, alles',
  SHEET_SHOW: 'Preis anzeigen',
  SHEET_DIFFERS: 'Trifft nicht zu',
  SHEET_ALL: 'Alles trifft zu',
  SHEET_CHOOSE: 'Wähle, was stimmt, oder nimm den Haken weg.',

  CONDITION_NEW_TEXT: 'Ungeöffnet in der Original\u00adverpackung.',
  CONDITION_LIKE_NEW_TEXT: 'Aus 30\u00a0cm Abstand ist keine Spur zu sehen.',
  CONDITION_GOOD_TEXT: 'Spuren sind zu sehen, aber mit dem Fingernagel nicht zu spüren.',
  CONDITION_OK_TEXT: 'Spuren sind zu spüren, Dellen bis 2\u00a0mm.',
  CONDITION_BAD_TEXT: 'Tiefere Dellen, verbogen oder Gehäuse gerissen.',
  CONDITION_ENLARGE: '{condition}: Bild vergrößern',
  COMPARE_TITLE: 'Vergleichen: von makellos bis kaputt',
  DISPLAY_CHECK_TITLE: 'Bildschirm prüfen',

  FACTS_TITLE: 'Unsicher? Ein paar Fakten genügen',
  FACTS_SEALED: 'Ist es noch versiegelt in der Packung?',
  FACTS_SEEN: 'Siehst du aus 30\u00a0cm Abstand Spuren?',
  FACTS_FELT: 'Spürst du sie mit dem Fingernagel?',
  FACTS_DEEP: 'Ist eine Delle tiefer als 2\u00a0mm oder das Gehäuse verbogen oder gerissen?',
  FACTS_YES: 'Ja',
  FACTS_NO: 'Nein',
  FACTS_RESULT: 'Dann ist es: {condition}',
  FACTS_TAKE: 'Diesen Zustand wählen',

  FILM_TITLE: 'Die Zustände als Film ansehen (12\u00a0s)',
  FILM_TEXT: 'Der Film hat weder Ton noch Text. Er zeigt fünfmal dasselbe Handy:',

  EFFECT_NO_OFFER: 'kein Angebot',
  EFFECT_BLOCKED: 'nur ohne Sperre',
  EFFECT_FOLLOW_UP: 'je nach Defekt',

  PRICE_SO_FAR: 'Preis bisher',
  PRICE_FINAL: 'Wir zahlen dir',
  PRICE_UP_TO_SHORT: 'bis zu',
  PRICE_SO_FAR_SHORT: 'bisher',
  PRICE_FINAL_SHORT: 'du bekommst',
  PRICE_OPEN_QUESTIONS: '{count, plural, one {Noch # Frage} other {Noch # Fragen}}',
  PRICE_DONE: 'Dein genauer Preis. Das Angebot gilt {days}\u00a0Tage.',

  BREAKDOWN_TITLE: 'So entsteht der Preis',
  BREAKDOWN_BASE: 'Grundpreis',
  BREAKDOWN_BASE_STORAGE: 'Grundpreis, {storage}',
  BREAKDOWN_CONDITION: 'Zustand: {condition}',
  BREAKDOWN_FLOOR: 'Mindestens 5\u00a0% des Grundpreises',
  BREAKDOWN_ROUNDING: 'Abgerundet auf volle Euro',
  BREAKDOWN_TOTAL: 'Summe',

  HISTORY_TITLE: 'Preisverlauf',
  HISTORY_SINCE: 'Dieser Preis gilt seit dem {date}.',
  HISTORY_CHANGED: '{change} seit dem {date}. In dieser Zeit lag der Preis zwischen {lowest} und {highest}.',
  HISTORY_CHART:
    'Verlauf des Grundpreises vom {date} bis heute: niedrigster Preis {lowest}, höchster {highest}, jetzt {current}.',
  HISTORY_TABLE: 'Als Tabelle ansehen',
  HISTORY_FROM: 'Gültig ab',
  HISTORY_TODAY: 'heute',
  HISTORY_NOT_BOUGHT: 'kein Ankauf',

  GATE_LOCKED: 'Mit Sperre können wir das Gerät nicht kaufen',
  GATE_LOCKED_TEXT:
    'Niemand könnte es mehr nutzen. Wenn du dich noch abmelden kannst, auch erst kurz vor dem Versand, bleibt dein Angebot bestehen.',
  NO_OFFER: 'Dafür machen wir kein Angebot',
  NO_OFFER_DANGEROUS_GOODS:
    'Ein aufgeblähter Akku kann sich entzünden und darf nicht mit der Post verschickt werden. Bring das Gerät zu einer Sammelstelle für Altgeräte; lade es nicht und drück nicht darauf.',
  NO_OFFER_FUNGUS:
    'Über das Glas verteilter Pilz lässt sich nicht entfernen und befällt auch andere Objektive.',
  NO_OFFER_NO_PICTURE: 'Einen Monitor ohne Bild zu reparieren kostet mehr, als er wert ist.',
  NO_OFFER_PANEL_BROKEN: 'Ein kaputtes Display zu tauschen kostet mehr, als der Monitor wert ist.',
  NO_OFFER_BANNED: 'Eine Konsole, die vom Onlinedienst gesperrt ist, lässt sich nicht weiterverkaufen.',
  NO_OFFER_MODDED:
    'Konsolen, die geöffnet wurden oder deren Hardware oder Software verändert ist, kaufen wir nicht an.',
  NO_OFFER_TOO_LOW:
    'Mit diesen Antworten liegt der Preis unter {minimum}. Darunter machen wir kein Angebot. Auf Wunsch bekommst du stattdessen ein kostenloses Etikett für das Recycling.',
  STOP_RECYCLE: 'Recycling-Etikett anfordern',
  STOP_ADVICE: 'Was tun bei aufgeblähtem Akku?',

  ANSWERS_CHANGE: 'Ändern',
  ADDED_TITLE: 'Dein Verkauf: {name}',
  ADDED_UNTIL: 'Das Angebot gilt bis zum {moment}.',
  ADDED_CLOSE: 'Schließen',
} satisfies Record<keyof typeof source, string>
