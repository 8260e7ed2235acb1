import type { recycling as source } from '../en/recycling.ts'

/** Texts of the form for a free recycling label, and of the parcel's page. Mails use the sentences of its states. */
export const recycling = {
  SCREEN_RECYCLING: 'Kostenlos recyceln',
  SCREEN_RECYCLING_LEAD:
    'Kein Angebot für dein Gerät? Wir schicken dir ein kostenloses Versandetikett per E-Mail und recyceln es fachgerecht.',
  SCREEN_RECYCLING_STATUS: 'Dein Recycling-Paket',
  SCREEN_RECYCLING_STATUS_LEAD:
    'Sieh nach, wo dein Recycling-Paket ist, oder druck das Versandetikett noch einmal.',
  RECYCLING_FORM: 'Deine Angaben für das Versandetikett',
  RECYCLING_DEVICE: 'Was schickst du uns?',
  RECYCLING_DEVICE_HINT: 'Du kannst bis zu {count} Geräte in ein Paket legen.',
  RECYCLING_EMAIL_HINT: 'Hierhin schicken wir das Versandetikett. Keine Werbung.',
  RECYCLING_BATTERY: 'Beschädigte Akkus nie verschicken',
  RECYCLING_BATTERY_TEXT:
    'Einen aufgeblähten, ausgelaufenen oder gequetschten Akku nimmt kein Paketdienst mit. Bring so ein Gerät zu einer Sammelstelle für Altgeräte.',
  RECYCLING_BATTERY_LINK: 'Was tun bei aufgeblähtem Akku?',
  RECYCLING_BATTERY_CONFIRM: 'In meinem Paket ist kein aufgeblähter oder beschädigter Akku.',
  PROBLEM_BATTERY_SAFETY_REQUIRED:
    'Bitte bestätige, dass kein Akku beschädigt ist. Beschädigte nimmt kein Paketdienst mit.',
  RECYCLING_TERMS:
    'Alles ist kostenlos. Für das, was du schickst, zahlen wir nichts. Sobald es bei uns ankommt, gehört es uns. Zurückschicken können wir es nicht. Bitte lösch vorher deine Daten.',
  RECYCLING_LIMIT: 'Pro E-Mail-Adresse gibt es alle {days} Tage ein Versandetikett.',
  RECYCLING_PRIVACY:
    'Wir nutzen deine Angaben nur für dieses Paket und löschen sie {days} Tage nach dem letzten Schritt.',
  RECYCLING_PRIVACY_LINK: 'Datenschutz',
  RECYCLING_SUBMIT: 'Versandetikett anfordern',
  RECYCLING_SENDING: 'Wird gesendet …',
  RECYCLING_FAILED: 'Das hat nicht geklappt. Deine Angaben sind noch da. Versuch es gleich noch einmal.',
  RECYCLING_BUSY: 'Im Moment können wir dir kein Etikett schicken. Versuch es bitte morgen noch einmal.',
  RECYCLING_SENT: 'Schau in dein Postfach',
  RECYCLING_SENT_TEXT: 'Versandetikett und Packzettel sind unterwegs an {email}.',
  RECYCLING_SENT_TEXT_ANY: 'Versandetikett und Packzettel sind unterwegs an deine E-Mail-Adresse.',
  RECYCLING_SENT_AGAIN:
    'Wenn diese Adresse in den letzten {days} Tagen schon ein Versandetikett bekommen hat, geht es in unserer E-Mail darum.',
  RECYCLING_NUMBER_TITLE: 'Recyclingnummer',
  RECYCLING_PROGRESS: 'Der Weg deines Pakets',
  RECYCLING_STEP_CREATED: 'Angefordert',
  RECYCLING_STEP_SENT: 'Unterwegs',
  RECYCLING_STEP_RECEIVED: 'Angekommen',
  RECYCLING_STEP_RECYCLED: 'Recycelt',
  RECYCLING_CREATED: 'Versandetikett in Arbeit',
  RECYCLING_CREATED_TEXT: 'Wir erstellen gerade dein Versandetikett. Du bekommst es gleich per E-Mail.',
  RECYCLING_LABEL_ISSUED: 'Wir warten auf dein Paket',
  RECYCLING_LABEL_ISSUED_TEXT:
    'Schick dein Paket bis zum {date} ab. Danach gilt das Versandetikett nicht mehr.',
  RECYCLING_IN_TRANSIT: 'Unterwegs zu uns',
  RECYCLING_IN_TRANSIT_TEXT: 'Dein Paket ist unterwegs zu uns. Wir schreiben dir, sobald es da ist.',
  RECYCLING_RECEIVED: 'Dein Paket ist da',
  RECYCLING_RECEIVED_TEXT:
    'Danke, dein Paket ist angekommen. Wir sortieren den Inhalt und schreiben dir, wenn er zum Recycling geht.',
  RECYCLING_RECYCLED: 'Recycelt',
  RECYCLING_RECYCLED_TEXT:
    'Was du geschickt hast, ist jetzt beim fachgerechten Recycling. Danke, dass es nicht in der Schublade geblieben ist.',
  RECYCLING_EXPIRED: 'Versandetikett abgelaufen',
  RECYCLING_EXPIRED_TEXT:
    'Bis zum {date} wurde kein Paket gescannt, deshalb gilt das Versandetikett nicht mehr. Kosten entstehen dir nicht.',
  RECYCLING_SEND: 'Jetzt Paket abschicken',
  RECYCLING_PARCEL_NUMBER: 'Kein Packzettel? Schreib diese Nummer auf das Paket:',
} satisfies Record<keyof typeof source, string>
