import type { businessCorrespondence as german } from '../de/business/index.ts'

/** What Austria words differently to a business; everything else is the German text. */
export const businessCorrespondence = {
  MAIL_CREATED_TEXT:
    'Danke, dass Sie an uns verkaufen. Versandetikett und Packzettel finden Sie im Anhang. Kein Drucker? Zeigen Sie diesen QR-Code bei einer Annahmestelle von {carrier}. Der Versand ist gratis. Gut verpackt reist Ihr Paket ab dem ersten Scan auf unsere Gefahr.',
  LABEL_STEP_SEND_TEXT:
    'Kleben Sie das Etikett auf die größte Seite und entfernen Sie alte Aufkleber. Geben Sie das Paket bei einer Annahmestelle von {carrier} ab und heben Sie den Aufgabebeleg auf.',
  LABEL_NO_PRINTER_TEXT:
    'Zeigen Sie den QR-Code bei einer Annahmestelle von {carrier}. Dort wird das Etikett für Sie gedruckt.',
} satisfies Partial<Record<keyof typeof german, string>>
