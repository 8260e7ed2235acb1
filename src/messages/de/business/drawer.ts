import type { drawer as familiar } from '../drawer.ts'

/** The list of several devices, to a business. */
export const drawer = {
  DRAWER_ADDED: '{name} ist auf Ihrer Liste. Sie hat jetzt {count, plural, one {# Gerät} other {# Geräte}}.',
  DRAWER_FULL: 'Eine Liste fasst bis zu {max} Geräte. Verkaufen Sie zuerst einen Teil davon.',
  DRAWER_SCAN_TEXT:
    'Fotografieren Sie das Etikett auf der Schachtel oder am Gerät. Ihr Browser liest die Modellnummer aus den Barcodes. Foto und Seriennummer bleiben auf Ihrem Gerät.',
  DRAWER_SCAN_IMPOSSIBLE:
    'Dieser Browser kann keine Barcodes lesen. Tippen Sie stattdessen die Modellnummer ein. Sie steht auf dem Gerät oder der Schachtel.',
  DRAWER_SCAN_NOTHING:
    'Kein Barcode zu erkennen. Gehen Sie näher heran, vermeiden Sie Spiegelungen und versuchen Sie es noch einmal.',
  DRAWER_SCAN_NUMBER:
    'Das ist eine IMEI oder Artikelnummer. Sie verrät uns das Modell nicht, deshalb haben wir sie nirgendwohin gesendet. Geben Sie stattdessen Modellnummer oder Namen ein.',
  DRAWER_SCAN_UNKNOWN: 'Diese Nummer kennen wir nicht. Geben Sie stattdessen den Namen des Geräts ein.',
  DRAWER_SCAN_UNREADABLE:
    'Ihr Browser konnte dieses Foto nicht lesen. Geben Sie stattdessen die Modellnummer ein.',
  DRAWER_LIST: '{count, plural, one {Ihre Liste: # Gerät} other {Ihre Liste: # Geräte}}',
  DRAWER_IN_CART: 'In Ihrem Verkauf',
  DRAWER_GUESS: 'Sie haben „{name}“ geschrieben. Ist es dieses Gerät?',
  DRAWER_REMOVED: '{name} ist nicht mehr auf Ihrer Liste.',
  DRAWER_SHARED_TEXT:
    'Einmal antworten, für alle Geräte. Wenn eins anders ist, wählen Sie „Nicht alle“. Dann fragen wir einzeln.',
  DRAWER_SHARED_SAID: 'Was Sie über alle Geräte gesagt haben',
  DRAWER_TOO_MANY:
    'Ein Verkauf und damit ein Paket fasst bis zu {max} Geräte. Verkaufen Sie zuerst einen Teil davon.',
  DRAWER_SHARE_TEXT: 'Der Link verrät nur, welche Geräte auf der Liste sind. Ihre Antworten bleiben hier.',
  DRAWER_RECEIVED:
    '{count, plural, one {Jemand hat eine Liste mit # Gerät mit Ihnen geteilt. Auf Ihre Liste setzen?} other {Jemand hat eine Liste mit # Geräten mit Ihnen geteilt. Auf Ihre Liste setzen?}}',
} satisfies Partial<Record<keyof typeof familiar, string>>
