import type { deviceMore as source } from '../en/device-more.ts'

/** Texts of a device’s page below its questions, and of the price card’s end. */
export const deviceMore = {
  PDP_FACTS: 'Ist das dein Gerät?',
  PDP_MANUFACTURER: 'Hersteller',
  PDP_SERIES: 'Serie',
  PDP_RELEASED: 'Erschienen',
  PDP_STORAGE: 'Speicher',
  PDP_CODES: 'Modellnummern',
  PDP_CODES_HINT: 'Die Nummer steht auf dem Gerät, auf der Verpackung oder in den Einstellungen.',
  PDP_WRONG: 'Nicht deins? Zur Serie {series}',
  PDP_RELATED: 'Mehr aus der Serie {series}',

  HISTORY_TITLE: 'Preisverlauf',
  HISTORY_CHART:
    'Verlauf des Grundpreises vom {date} bis heute: niedrigster Preis {lowest}, höchster {highest}, jetzt {current}.',
  HISTORY_TABLE: 'Als Tabelle ansehen',
  HISTORY_FROM: 'Gültig ab',
  HISTORY_TODAY: 'heute',
  HISTORY_NOT_BOUGHT: 'kein Ankauf',

  WAITING_STAYED:
    'In den letzten drei Monaten haben sich unsere Preise für ähnliche Geräte kaum verändert, um weniger als {percent}.',
  WAITING_FELL:
    'In den letzten drei Monaten sind unsere Preise für ähnliche Geräte um {least} bis {most} gesunken.',
  WAITING_FELL_UP_TO:
    'In den letzten drei Monaten sind unsere Preise für ähnliche Geräte um bis zu {most} gesunken.',
  WAITING_FELL_BY: 'In den letzten drei Monaten sind unsere Preise für ähnliche Geräte um {most} gesunken.',
  WAITING_ROSE:
    'In den letzten drei Monaten sind unsere Preise für ähnliche Geräte um {least} bis {most} gestiegen.',
  WAITING_ROSE_UP_TO:
    'In den letzten drei Monaten sind unsere Preise für ähnliche Geräte um bis zu {most} gestiegen.',
  WAITING_ROSE_BY: 'In den letzten drei Monaten sind unsere Preise für ähnliche Geräte um {most} gestiegen.',
  WAITING_MIXED:
    'In den letzten drei Monaten haben sich unsere Preise für ähnliche Geräte um −{fall} bis +{rise} verändert.',
  WAITING_HOW: 'So berechnen wir das',
  WAITING_SAME_MAKER:
    'Verglichen haben wir die Grundpreise von {count, plural, one {# Gerät} other {# Geräten}} derselben Kategorie und Marke in ähnlichem Alter.',
  WAITING_ALL_MAKERS:
    'Verglichen haben wir die Grundpreise von {count, plural, one {# Gerät} other {# Geräten}} derselben Kategorie in ähnlichem Alter, über alle Marken.',
  WAITING_LISTS:
    'Sie stehen in {count, plural, one {# eigenen Preisliste} other {# eigenen Preislisten}} aus {days}\u00a0Tagen, vom {from} bis zum {until}.',
  WAITING_RANGE:
    'Das niedrigste und das höchste Zehntel lassen wir weg. Dein Gerät kann davon abweichen, und eine Vorhersage für die nächsten drei Monate ist es nicht.',
} satisfies Record<keyof typeof source, string>
