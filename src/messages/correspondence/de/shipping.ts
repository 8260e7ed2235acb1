import type { shipping as source } from '#messages/correspondence/en/shipping.ts'

/** The shipping label and the packing slip. */
export const shipping = {
  RECYCLING_NUMBER: 'Recyclingnummer',
  LABEL_TITLE: 'Versandetikett',
  LABEL_PRINT: 'Druck das Blatt in Originalgröße (100\u00a0%) und kleb diese Hälfte flach auf das Paket.',
  LABEL_FROM: 'Von',
  LABEL_TO: 'An',
  LABEL_POSTAGE_PAID: 'Entgelt bezahlt',
  LABEL_TRADE: 'Verkaufsnummer',
  LABEL_DATE: 'Datum',
  LABEL_TRACKING: 'Sendungsnummer',
  LABEL_QR: 'Im Paketshop scannen',
  LABEL_QR_ALT: 'QR-Code mit der Sendungsnummer {number}',
  LABEL_BARCODE_ALT: 'Strichcode mit der Nummer {number}',
  LABEL_CUT: 'Hier schneiden oder falten',
  LABEL_STEPS: 'In drei Schritten verpackt',
  LABEL_STEP_WRAP: 'Einwickeln',
  LABEL_STEP_WRAP_TEXT:
    '{count, plural, one {Wickle dein Gerät in Luftpolsterfolie.} other {Wickle jedes deiner # Geräte einzeln in Luftpolsterfolie.}} Beim Laptop kommt ein Blatt Papier zwischen Tastatur und Display. Wickle Zubehör einzeln ein.',
  LABEL_STEP_FILL: 'Polstern',
  LABEL_STEP_FILL_TEXT:
    'Nimm einen stabilen Karton und polstere rundum mit mindestens 5\u00a0cm. Nichts darf sich bewegen. Leg den Packzettel obenauf und kleb alle Kanten zu.',
  LABEL_STEP_SEND: 'Abgeben',
  LABEL_STEP_SEND_TEXT:
    'Kleb das Versandetikett auf die größte Seite und entferne alte Aufkleber. Gib das Paket in einem {carrier}-Paketshop ab und bewahr den Einlieferungsbeleg auf.',
  LABEL_NO_PRINTER: 'Kein Drucker?',
  LABEL_NO_PRINTER_TEXT:
    'Zeig den QR-Code in einem {carrier}-Paketshop. Dort wird das Versandetikett für dich gedruckt.',
  LABEL_FOLLOW: 'Wo ist mein Paket?',
  LABEL_FOLLOW_TEXT: 'Verfolg es bei {carrier} mit dieser Nummer: {number}',
  LABEL_HELP: 'Noch eine Frage?',
  LABEL_HELP_TEXT: 'Schreib an {mail} und nenn die Verkaufsnummer {tradeNumber}.',
  LABEL_PART: 'Fehlendes Teil nachschicken',
  LABEL_PART_TEXT:
    'Wickle das Teil gut ein und leg es in einen Karton oder eine gepolsterte Versandtasche. Einen Packzettel brauchst du nicht. Gib das Paket in einem {carrier}-Paketshop ab und bewahr den Einlieferungsbeleg auf.',

  SLIP_TITLE: 'Packzettel',
  SLIP_TRADE: 'Verkaufsnummer',
  SLIP_BARCODE_ALT: 'Strichcode mit der Verkaufsnummer {number}',
  SLIP_IN_BOX: 'Leg dieses Blatt in den Karton.',
  SLIP_IN_BOX_TEXT: 'So wissen wir, zu welchem Angebot jedes Gerät gehört.',
  SLIP_RECYCLING_TEXT: 'So wissen wir, dass diese Geräte zum kostenlosen Recycling kommen.',
  SLIP_SELLER: 'Verkauft von',
  SLIP_CREATED: 'Verkauft am',
  SLIP_SEND_BY: 'Abschicken bis',
  SLIP_TABLE: 'Geräte in diesem Paket',
  SLIP_COLUMN_NUMBER: 'Nr.',
  SLIP_COLUMN_DEVICE: 'Gerät',
  SLIP_CHECKLIST: 'Bevor du den Karton schließt',
  SLIP_CHECK_BACKUP: 'Daten gesichert',
  SLIP_CHECK_BACKUP_TEXT: 'Fotos, Nachrichten und Dateien liegen sicher an einem anderen Ort.',
  SLIP_CHECK_ACCOUNTS: 'Abgemeldet, Sperren entfernt',
  SLIP_CHECK_ACCOUNTS_TEXT: 'Konten und PIN sind entfernt, „Wo ist?“ und Geräteverwaltung ausgeschaltet.',
  SLIP_CHECK_ERASE: 'Gelöscht',
  SLIP_CHECK_ERASE_TEXT: 'Das Gerät ist auf Werkseinstellungen zurückgesetzt.',
  SLIP_CHECK_CARDS: 'SIM- und Speicherkarten entnommen',
  SLIP_CHECK_CARDS_TEXT: 'Bei Konsolen ist auch das Laufwerk leer.',
  SLIP_CHECK_BATTERY: 'Akku bei 30 bis 50\u00a0%',
  SLIP_CHECK_BATTERY_TEXT:
    'Das Gerät ist ausgeschaltet. Mit aufgeblähtem Akku nie verschicken, sondern zur Sammelstelle bringen.',
  SLIP_CHECK_BOX: 'Karton geschlossen',
  SLIP_CHECK_BOX_TEXT:
    'Rundum mindestens 5\u00a0cm Polster, nichts bewegt sich, alle Kanten sind zugeklebt. Im Laptop liegt ein Blatt zwischen Tastatur und Display.',
  SLIP_PAGE: 'Seite {page} von {pages}',
} satisfies Record<keyof typeof source, string>
