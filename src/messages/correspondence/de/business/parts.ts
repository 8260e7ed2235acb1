import type { parts as familiar } from '../parts.ts'

/** The parcel with a missing part, to a business. */
export const parts = {
  MAIL_PART_LABEL_PREHEADER: 'Bitte schicken Sie es bis zum {date} ab.',
  MAIL_PART_LABEL_TITLE: 'Hier ist Ihr Versandetikett',
  MAIL_PART_LABEL_TEXT:
    'Danke, dass Sie uns das fehlende Teil nachschicken. Das Versandetikett finden Sie im Anhang, der Versand ist kostenlos. Kein Drucker? Zeigen Sie diesen QR-Code in einem {carrier}-Paketshop.',
  MAIL_PART_LABEL_PACK:
    'Wickeln Sie das Teil gut ein und legen Sie es in einen Karton oder eine gepolsterte Versandtasche. Einen Packzettel brauchen Sie nicht.',
  MAIL_PART_LABEL_STICK: 'Kleben Sie das Versandetikett auf oder zeigen Sie den QR-Code.',
  MAIL_PART_LABEL_SEND:
    'Geben Sie das Paket bis zum {date} ab. Falls es bis dahin nicht unterwegs ist, schicken wir Ihr Gerät kostenlos zurück.',
  MAIL_PART_LABEL_ELSE:
    'Falls Sie das Teil doch nicht finden, sagen Sie es uns auf der Seite. Wir machen ohne das Teil weiter oder schicken Ihr Gerät kostenlos zurück.',
} satisfies Partial<Record<keyof typeof familiar, string>>
