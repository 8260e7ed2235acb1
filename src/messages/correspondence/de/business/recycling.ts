import type { recycling as familiar } from '../recycling.ts'

/** The mails about free recycling, to a business. */
export const recycling = {
  MAIL_RECYCLING_LABEL_SUBJECT: 'Ihr kostenloses Versandetikett (Recycling {number})',
  MAIL_RECYCLING_LABEL_PREHEADER: 'Bitte schicken Sie Ihr Paket bis zum {date} ab.',
  MAIL_RECYCLING_LABEL_TITLE: 'Ihr kostenloses Versandetikett',
  MAIL_RECYCLING_LABEL_TEXT:
    'Versandetikett und Packzettel finden Sie im Anhang. Kein Drucker? Zeigen Sie diesen QR-Code in einem {carrier}-Paketshop. Alles ist kostenlos.',
  MAIL_RECYCLING_STEP_PACK:
    'Legen Sie bis zu {count} Geräte und den Packzettel in einen stabilen Karton. Polstern Sie alles gut, damit sich nichts bewegt.',
  MAIL_RECYCLING_STEP_SEND: 'Kleben Sie das Versandetikett auf den Karton oder zeigen Sie den QR-Code.',
  MAIL_RECYCLING_BATTERY:
    'Verschicken Sie nie einen aufgeblähten oder beschädigten Akku. Kein Paketdienst nimmt ihn mit. Bringen Sie ihn zu einer Sammelstelle.',
  MAIL_RECYCLING_NO_RETURN:
    'Für das, was Sie schicken, zahlen wir nichts, und wir können es nicht zurückschicken. Wir schreiben Ihnen, wenn es da ist und wenn es zum Recycling geht.',
  MAIL_RECYCLING_LINK_NOTE:
    'Dieser Link öffnet die Seite Ihres Pakets ohne Passwort. Bitte geben Sie ihn nicht weiter.',
  MAIL_RECYCLING_REASON:
    'Sie bekommen diese E-Mail, weil am {date} für diese Adresse ein kostenloses Versandetikett angefordert wurde. Falls Sie das nicht waren, müssen Sie nichts tun.',
  MAIL_RECYCLING_TAKEN_SUBJECT: 'Das nächste kostenlose Versandetikett bekommen Sie ab dem {date}',
  MAIL_RECYCLING_TAKEN_TITLE: 'Sie hatten schon ein Versandetikett',
  MAIL_RECYCLING_TAKEN_TEXT:
    'Pro E-Mail-Adresse gibt es alle {days} Tage ein kostenloses Versandetikett. Ihres hatte die Nummer {number}. Das nächste bekommen Sie ab dem {date}.',
} satisfies Partial<Record<keyof typeof familiar, string>>
