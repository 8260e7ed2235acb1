import type { drawer as source } from '../en/drawer.ts'

/** The list of a household: adding devices, answering for all of them, the total. */
export const drawer = {
  DRAWER_WAYS: 'Geräte hinzufügen',
  DRAWER_PASTE: 'Einfügen',
  DRAWER_PICK: 'Auswählen',
  DRAWER_SCAN: 'Scannen',
  DRAWER_ADD: 'Hinzufügen',
  DRAWER_SKIP: 'Nein danke',
  DRAWER_PICK_FIELD: 'Name des Geräts',
  DRAWER_PICK_KIND: 'Oder nach Geräteart',
  DRAWER_PICK_NONE: 'Unter diesem Namen finden wir kein Gerät.',
  DRAWER_ADDED: '{name} ist auf deiner Liste. Sie hat jetzt {count, plural, one {# Gerät} other {# Geräte}}.',
  DRAWER_FULL: 'Eine Liste fasst bis zu {max} Geräte. Verkauf zuerst einen Teil davon.',
  DRAWER_SCAN_TEXT:
    'Fotografiere das Etikett auf der Schachtel oder am Gerät. Dein Browser liest die Modellnummer aus den Barcodes. Foto und Seriennummer bleiben auf deinem Gerät.',
  DRAWER_SCAN_IMPOSSIBLE:
    'Dieser Browser kann keine Barcodes lesen. Tippe stattdessen die Modellnummer ein. Sie steht auf dem Gerät oder der Schachtel.',
  DRAWER_SCAN_PHOTO: 'Etikett fotografieren',
  DRAWER_SCAN_FIELD: 'Modellnummer oder Name',
  DRAWER_SCAN_READING: 'Wir lesen das Etikett\u00a0…',
  DRAWER_SCAN_NOTHING:
    'Kein Barcode zu erkennen. Geh näher heran, vermeide Spiegelungen und versuch es noch einmal.',
  DRAWER_SCAN_NUMBER:
    'Das ist eine IMEI oder Artikelnummer. Sie verrät uns das Modell nicht, deshalb haben wir sie nirgendwohin gesendet. Gib stattdessen Modellnummer oder Namen ein.',
  DRAWER_SCAN_UNKNOWN: 'Diese Nummer kennen wir nicht. Gib stattdessen den Namen des Geräts ein.',
  DRAWER_SCAN_UNREADABLE:
    'Dein Browser konnte dieses Foto nicht lesen. Gib stattdessen die Modellnummer ein.',
  DRAWER_LIST: '{count, plural, one {Deine Liste: # Gerät} other {Deine Liste: # Geräte}}',
  DRAWER_READY: '{ready} von {count} fertig',
  DRAWER_OPEN: '{count, plural, one {Noch # Frage} other {Noch # Fragen}}',
  DRAWER_ROW_READY: 'Fertig',
  DRAWER_IN_CART: 'In deinem Verkauf',
  DRAWER_REFUSED: 'Mit diesen Antworten können wir es nicht kaufen.',
  DRAWER_LOADING: 'Die Fragen werden geladen\u00a0…',
  DRAWER_LOAD_FAILED: 'Die Fragen zu diesem Gerät lassen sich nicht laden.',
  DRAWER_RETRY: 'Noch einmal versuchen',
  DRAWER_GUESS: 'Du hast „{name}“ geschrieben. Ist es dieses Gerät?',
  DRAWER_RIGHT: 'Ja, genau',
  DRAWER_WRONG: 'Nein, ein anderes',
  DRAWER_NONE: 'Keins davon',
  DRAWER_LOOK_AGAIN: 'Neu suchen',
  DRAWER_CHANGE: 'Antworten ändern',
  DRAWER_REMOVE_OF: '{name} entfernen',
  DRAWER_UNDO: 'Rückgängig',
  DRAWER_CLOSE: 'Schließen',
  DRAWER_REMOVED: '{name} ist nicht mehr auf deiner Liste.',
  DRAWER_SHARED: 'Gilt das für alle?',
  DRAWER_SHARED_TEXT:
    'Einmal antworten, für alle Geräte. Wenn eins anders ist, wähle „Nicht alle“. Dann fragen wir einzeln.',
  DRAWER_SHARED_COUNT: '({count, plural, one {# Gerät} other {# Geräte}})',
  DRAWER_SHARED_YES: 'Alle',
  DRAWER_SHARED_LATER: 'Vor dem Versand',
  DRAWER_SHARED_NO: 'Nicht alle',
  DRAWER_SHARED_CONFIRM: 'Für alle Geräte übernehmen',
  DRAWER_SHARED_SAID: 'Was du über alle Geräte gesagt hast',
  DRAWER_SELL: '{count, plural, one {# Gerät verkaufen} other {# Geräte verkaufen}}',
  DRAWER_TOO_MANY:
    'Ein Verkauf und damit ein Paket fasst bis zu {max} Geräte. Verkauf zuerst einen Teil davon.',
  DRAWER_PARCEL:
    'Alles aus einem Verkauf reist in einem Paket mit einem kostenlosen Versandetikett. Wir prüfen und bezahlen jedes Gerät einzeln. Eine Rückfrage hält die anderen nicht auf.',
  DRAWER_SHARE: 'Liste teilen',
  DRAWER_SHARE_TEXT: 'Der Link verrät nur, welche Geräte auf der Liste sind. Deine Antworten bleiben hier.',
  DRAWER_SHARE_COPIED: 'Link kopiert.',
  DRAWER_SHARE_LINK: 'Link zu dieser Liste',
  DRAWER_RECEIVED:
    '{count, plural, one {Jemand hat eine Liste mit # Gerät mit dir geteilt. Auf deine Liste setzen?} other {Jemand hat eine Liste mit # Geräten mit dir geteilt. Auf deine Liste setzen?}}',
  DRAWER_RECEIVED_NONE: 'Keines dieser Geräte können wir zurzeit kaufen.',
} satisfies Record<keyof typeof source, string>
