import type { offer as source } from '../en/offer.ts'

/** Texts of the questions about a device and of its price. */
export const offer = {
  OFFER_TITLE: 'Dein Preis',
  OFFER_LEAD: 'Was jede Antwort ändert, siehst du, bevor du sie wählst.',
  OFFER_NO_SCRIPT:
    'Den Preis berechnen wir mit JavaScript. Ist es bei dir ausgeschaltet, schreib uns: Wir antworten mit einem Preis.',
  OFFER_STEP: 'Frage {number} von {count}',
  OFFER_NEXT: 'Weiter',
  OFFER_BACK: 'Zurück',
  OFFER_RESET: 'Neu beginnen',
  OFFER_MULTI_HINT: 'Wähle alles aus, was zutrifft.',
  OFFER_STORAGE: 'Wie viel Speicher hat dein Gerät?',
  OFFER_STORAGE_HINT: 'Es steht in den Einstellungen unter „Info“ oder „Speicher“.',
  OFFER_CONDITION: 'In welchem Zustand ist dein Gerät?',
  OFFER_CONDITION_HINT: 'Sieh es dir bei Tageslicht von allen Seiten an, ohne Hülle und Folie.',

  CONDITION_NEW_TEXT: 'Ungeöffnet in der Originalverpackung.',
  CONDITION_LIKE_NEW_TEXT: 'Aus 30\u00a0cm Abstand ist keine Spur zu sehen.',
  CONDITION_GOOD_TEXT: 'Spuren sind zu sehen, aber mit dem Fingernagel nicht zu spüren.',
  CONDITION_OK_TEXT: 'Spuren sind zu spüren, Dellen bis 2\u00a0mm.',
  CONDITION_BAD_TEXT: 'Tiefere Dellen, verbogen oder Gehäuse gerissen.',

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

  EFFECT_NONE: 'ändert nichts',
  EFFECT_NO_OFFER: 'kein Angebot',
  EFFECT_BLOCKED: 'erst entsperren',

  PRICE_SO_FAR: 'Preis bisher',
  PRICE_FINAL: 'Wir zahlen dir',
  PRICE_OPEN_QUESTIONS: '{count, plural, one {Noch # Frage} other {Noch # Fragen}}',
  PRICE_DONE: 'Alle Fragen beantwortet. Im Warenkorb gilt der Preis 7\u00a0Tage.',
  PRICE_SINCE: 'Grundpreis aus unserer Liste vom {date}.',

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

  GATE_LOCKED: 'Erst entsperren',
  GATE_LOCKED_TEXT:
    'Wir kaufen nur Geräte an, die von allen Konten abgemeldet sind: Sonst kann sie niemand mehr nutzen. Melde dich ab und ändere dann deine Antwort. Der Preis bleibt wie angezeigt.',
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
    'Mit diesen Antworten liegt der Preis unter {minimum}; darunter machen wir kein Angebot. Schreib uns: Du bekommst stattdessen ein kostenloses Label für das Recycling.',
} satisfies Record<keyof typeof source, string>
