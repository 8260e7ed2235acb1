import type { shipping as familiar } from '../shipping.ts'

/** Papers of a parcel, for a business. */
export const shipping = {
  LABEL_PRINT: 'Bitte in Originalgröße (100\u00a0%) drucken und diese Hälfte flach auf das Paket kleben.',
  LABEL_STEP_WRAP_TEXT:
    '{count, plural, one {Wickeln Sie Ihr Gerät in Luftpolsterfolie.} other {Wickeln Sie jedes Ihrer # Geräte einzeln in Luftpolsterfolie.}} Beim Laptop kommt ein Blatt Papier zwischen Tastatur und Display. Wickeln Sie Zubehör einzeln ein.',
  LABEL_STEP_FILL_TEXT:
    'Nehmen Sie einen stabilen Karton und polstern Sie rundum mit mindestens 5\u00a0cm. Nichts darf sich bewegen. Legen Sie den Packzettel obenauf und kleben Sie alle Kanten zu.',
  LABEL_STEP_SEND_TEXT:
    'Kleben Sie das Versandetikett auf die größte Seite und entfernen Sie alte Aufkleber. Geben Sie das Paket in einem {carrier}-Paketshop ab und bewahren Sie den Einlieferungsbeleg auf.',
  LABEL_NO_PRINTER_TEXT:
    'Zeigen Sie den QR-Code in einem {carrier}-Paketshop. Dort wird das Versandetikett für Sie gedruckt.',
  LABEL_FOLLOW_TEXT: 'Verfolgen Sie es bei {carrier} mit dieser Nummer: {number}',
  LABEL_HELP_TEXT: 'Schreiben Sie an {mail} und nennen Sie die Verkaufsnummer {tradeNumber}.',
  LABEL_PART_TEXT:
    'Wickeln Sie das Teil gut ein und legen Sie es in einen Karton oder eine gepolsterte Versandtasche. Einen Packzettel brauchen Sie nicht. Geben Sie das Paket in einem {carrier}-Paketshop ab und bewahren Sie den Einlieferungsbeleg auf.',
  SLIP_IN_BOX: 'Legen Sie dieses Blatt in den Karton.',
  SLIP_CHECKLIST: 'Bevor Sie den Karton schließen',
  SLIP_CHECK_CARDS_TEXT: 'Bei Konsolen ist auch das Laufwerk leer.',
} satisfies Partial<Record<keyof typeof familiar, string>>
