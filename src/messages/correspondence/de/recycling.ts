import type { recycling as source } from '#messages/correspondence/en/recycling.ts'

/** Texts of the mails about a parcel that is recycled for free. */
export const recycling = {
  MAIL_RECYCLING_LABEL_SUBJECT: 'Dein kostenloses Versandetikett (Recycling {number})',
  MAIL_RECYCLING_LABEL_PREHEADER: 'Bitte schick dein Paket bis zum {date} ab.',
  MAIL_RECYCLING_LABEL_TITLE: 'Dein kostenloses Versandetikett',
  MAIL_RECYCLING_LABEL_TEXT:
    'Versandetikett und Packzettel findest du im Anhang. Kein Drucker? Zeig diesen QR-Code in einem {carrier}-Paketshop. Alles ist kostenlos.',
  MAIL_RECYCLING_STEP_PACK:
    'Leg bis zu {count} Geräte und den Packzettel in einen stabilen Karton. Polstere alles gut, damit sich nichts bewegt.',
  MAIL_RECYCLING_STEP_SEND: 'Kleb das Versandetikett auf den Karton oder zeig den QR-Code.',
  MAIL_RECYCLING_BATTERY:
    'Verschick nie einen aufgeblähten oder beschädigten Akku. Kein Paketdienst nimmt ihn mit. Bring ihn zu einer Sammelstelle.',
  MAIL_RECYCLING_NO_RETURN:
    'Für das, was du schickst, zahlen wir nichts, und wir können es nicht zurückschicken. Wir schreiben dir, wenn es da ist und wenn es zum Recycling geht.',
  MAIL_RECYCLING_BUTTON: 'Mein Paket ansehen',
  MAIL_RECYCLING_LINK_NOTE:
    'Dieser Link öffnet die Seite deines Pakets ohne Passwort. Bitte gib ihn nicht weiter.',
  MAIL_RECYCLING_REASON:
    'Du bekommst diese E-Mail, weil am {date} für diese Adresse ein kostenloses Versandetikett angefordert wurde. Falls du das nicht warst, musst du nichts tun.',
  MAIL_RECYCLING_TAKEN_SUBJECT: 'Das nächste kostenlose Versandetikett bekommst du ab dem {date}',
  MAIL_RECYCLING_TAKEN_TITLE: 'Du hattest schon ein Versandetikett',
  MAIL_RECYCLING_TAKEN_TEXT:
    'Pro E-Mail-Adresse gibt es alle {days} Tage ein kostenloses Versandetikett. Deins hatte die Nummer {number}. Das nächste bekommst du ab dem {date}.',
  MAIL_RECYCLING_STATE_SUBJECT: 'Recycling-Paket {number}: {state}',
} satisfies Record<keyof typeof source, string>
