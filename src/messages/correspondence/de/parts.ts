import type { parts as source } from '#messages/correspondence/en/parts.ts'

/** The mails about the parcel with a part that was missing. */
export const parts = {
  MAIL_PART_LABEL_SUBJECT: 'Verkauf {tradeNumber}: Versandetikett für das fehlende Teil',
  MAIL_PART_LABEL_PREHEADER: 'Bitte schick es bis zum {date} ab.',
  MAIL_PART_LABEL_TITLE: 'Hier ist dein Versandetikett',
  MAIL_PART_LABEL_TEXT:
    'Danke, dass du uns das fehlende Teil nachschickst. Das Versandetikett findest du im Anhang, der Versand ist kostenlos. Kein Drucker? Zeig diesen QR-Code in einem {carrier}-Paketshop.',
  MAIL_PART_LABEL_PACK:
    'Wickle das Teil gut ein und leg es in einen Karton oder eine gepolsterte Versandtasche. Einen Packzettel brauchst du nicht.',
  MAIL_PART_LABEL_STICK: 'Kleb das Versandetikett auf oder zeig den QR-Code.',
  MAIL_PART_LABEL_SEND:
    'Gib das Paket bis zum {date} ab. Falls es bis dahin nicht unterwegs ist, schicken wir dein Gerät kostenlos zurück.',
  MAIL_PART_LABEL_ELSE:
    'Falls du das Teil doch nicht findest, sag es uns auf der Seite. Wir machen ohne das Teil weiter oder schicken dein Gerät kostenlos zurück.',
  MAIL_PART_LABEL_BUTTON: 'Alle Möglichkeiten ansehen',
  MAIL_PART_ARRIVED_TEXT: 'Das fehlende Teil ist angekommen.',
  MAIL_FACT_PART: 'Fehlendes Teil',
} satisfies Record<keyof typeof source, string>
