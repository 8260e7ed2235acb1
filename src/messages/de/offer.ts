import type { offer as source } from '../en/offer.ts'

/** Texts of the questions about a device and of its price. */
export const offer = {
  OFFER_TITLE: 'Dein Preis',
  OFFER_NO_SCRIPT: 'Zum Verkaufen muss JavaScript im Browser eingeschaltet sein. Oder du schreibst uns.',
  OFFER_WRITE: 'Schreib uns',
  OFFER_STEP: 'Frage {number} von {count}',
  OFFER_NEXT: 'Weiter',
  OFFER_BACK: 'Zurück',
  OFFER_WATCH: 'Preisalarm einrichten',
  OFFER_SELF_TEST: 'Gerät jetzt testen, etwa {seconds} Sekunden',
  OFFER_RESET: 'Neu beginnen',
  OFFER_MULTI_HINT: 'Wähle alles aus, was zutrifft.',
  OFFER_HELP: 'Wie finde ich das heraus?',
  OFFER_STORAGE: 'Wie viel Speicher hat dein Gerät?',
  OFFER_STORAGE_HINT: 'Du findest die Angabe in den Einstellungen unter „Info“ oder „Speicher“.',
  OFFER_CONDITION: 'In welchem Zustand ist es?',
  OFFER_CONDITION_HINT: 'Nimm Hülle und Folie ab und sieh dir das Gerät bei Tageslicht von allen Seiten an.',

  SHEET_TITLE: 'Trifft das alles zu?',
  SHEET_CONFIRM: 'Ja, alles',
  SHEET_SHOW: 'Preis anzeigen',
  SHEET_DIFFERS: 'Trifft nicht zu',
  SHEET_ALL: 'Alles trifft zu',
  SHEET_CHOOSE: 'Wähle, was zutrifft, oder nimm den Haken weg.',

  CONDITION_NEW_TEXT: 'Ungeöffnet in der Original\u00adverpackung.',
  CONDITION_LIKE_NEW_TEXT: 'Aus 30\u00a0cm Abstand ist keine Spur zu sehen.',
  CONDITION_GOOD_TEXT: 'Spuren sind zu sehen, aber mit dem Fingernagel nicht zu spüren.',
  CONDITION_OK_TEXT: 'Spuren sind zu spüren, Dellen bis 2\u00a0mm.',
  CONDITION_BAD_TEXT: 'Tiefere Dellen, verbogen oder Gehäuse gerissen.',
  CONDITION_ENLARGE: '{condition}: Bild vergrößern',
  COMPARE_TITLE: 'Alle Zustände vergleichen',
  DISPLAY_CHECK_TITLE: 'Bildschirm prüfen',

  FACTS_TITLE: 'Unsicher? Ein paar Fragen helfen',

  FILM_TITLE: 'Die Zustände als Film ansehen (12\u00a0s)',

  EFFECT_NO_OFFER: 'kein Angebot',
  EFFECT_BLOCKED: 'erst entsperren',
  EFFECT_FOLLOW_UP: 'je nach Defekt',

  PRICE_SO_FAR: 'Preis bisher',
  PRICE_FINAL: 'Wir zahlen dir',
  PRICE_UP_TO_SHORT: 'bis zu',
  PRICE_SO_FAR_SHORT: 'bisher',
  PRICE_FINAL_SHORT: 'du bekommst',
  PRICE_OPEN_QUESTIONS: '{count, plural, one {Noch # Frage} other {Noch # Fragen}}',
  PRICE_DONE: 'Dein genauer Preis. Das Angebot gilt {days}\u00a0Tage.',

  BREAKDOWN_TITLE: 'Preisrechnung',
  BREAKDOWN_BASE: 'Grundpreis',
  BREAKDOWN_BASE_STORAGE: 'Grundpreis, {storage}',
  BREAKDOWN_CONDITION: 'Zustand: {condition}',
  BREAKDOWN_FLOOR: 'Mindestens {share} des Grundpreises',
  BREAKDOWN_ROUNDING: 'Abgerundet auf volle Euro',
  BREAKDOWN_TOTAL: 'Summe',

  HISTORY_SINCE: 'Dieser Preis gilt seit dem {date}.',
  HISTORY_CHANGED: '{change} seit dem {date}. In dieser Zeit lag der Preis zwischen {lowest} und {highest}.',

  GATE_LOCKED: 'Mit Aktivierungssperre können wir das Gerät nicht kaufen',
  GATE_LOCKED_TEXT:
    'Niemand könnte es danach nutzen. Dein Angebot gilt, wenn du die Sperre spätestens vor dem Versand entfernst.',
  NO_OFFER: 'Dafür machen wir kein Angebot',
  NO_OFFER_DANGEROUS_GOODS:
    'Ein aufgeblähter Akku kann sich entzünden und darf nicht verschickt werden. Lade das Gerät nicht, drück nicht darauf und bring es zu einer Sammelstelle für Altgeräte.',
  NO_OFFER_FUNGUS: 'Pilz auf dem Glas lässt sich nicht entfernen und befällt auch andere Objektive.',
  NO_OFFER_NO_PICTURE: 'Die Reparatur eines Monitors ohne Bild kostet mehr, als er wert ist.',
  NO_OFFER_PANEL_BROKEN: 'Ein neues Panel kostet mehr, als der Monitor wert ist.',
  NO_OFFER_BANNED: 'Eine Konsole, die vom Onlinedienst gesperrt ist, lässt sich nicht weiterverkaufen.',
  NO_OFFER_MODDED: 'Geöffnete Konsolen und Konsolen mit veränderter Hardware oder Software kaufen wir nicht.',
  NO_OFFER_TOO_LOW:
    'Mit diesen Antworten liegt der Preis unter {minimum}. Darunter machen wir kein Angebot. Wir recyceln das Gerät aber kostenlos und schicken dir ein Versandetikett.',
  STOP_RECYCLE: 'Kostenlos recyceln',
  STOP_ADVICE: 'Was tun bei aufgeblähtem Akku?',

  ANSWERS_CHANGE: 'Ändern',
  ADDED_TITLE: 'Dein Verkauf: {name}',
  ADDED_UNTIL: 'Das Angebot gilt bis zum {moment}.',
  ADDED_CLOSE: 'Schließen',
} satisfies Record<keyof typeof source, string>
