import type { recycling as familiar } from '../recycling.ts'

/** Free recycling, to a business. */
export const recycling = {
  SCREEN_RECYCLING_LEAD:
    'Kein Angebot für Ihr Gerät? Wir schicken Ihnen ein kostenloses Versandetikett per E-Mail und recyceln es fachgerecht.',
  SCREEN_RECYCLING_STATUS: 'Ihr Recycling-Paket',
  SCREEN_RECYCLING_STATUS_LEAD:
    'Sehen Sie nach, wo Ihr Recycling-Paket ist, oder drucken Sie das Versandetikett noch einmal.',
  RECYCLING_DEVICE: 'Was schicken Sie uns?',
  RECYCLING_BATTERY_TEXT:
    'Einen aufgeblähten, ausgelaufenen oder gequetschten Akku nimmt kein Paketdienst mit. Bringen Sie so ein Gerät zu einer Sammelstelle für Altgeräte.',
  PROBLEM_BATTERY_SAFETY_REQUIRED:
    'Bitte bestätigen Sie, dass kein Akku beschädigt ist. Beschädigte nimmt kein Paketdienst mit.',
  RECYCLING_TERMS:
    'Alles ist kostenlos. Für das, was Sie schicken, zahlen wir nichts. Sobald es bei uns ankommt, gehört es uns. Zurückschicken können wir es nicht. Bitte löschen Sie vorher Ihre Daten.',
  RECYCLING_PRIVACY:
    'Wir nutzen Ihre Angaben nur für dieses Paket und löschen sie {days} Tage nach dem letzten Schritt.',
  RECYCLING_FAILED: 'Das hat nicht geklappt. Ihre Angaben sind noch da. Versuchen Sie es gleich noch einmal.',
  RECYCLING_BUSY:
    'Im Moment können wir Ihnen kein Etikett schicken. Versuchen Sie es bitte morgen noch einmal.',
  RECYCLING_SENT: 'Prüfen Sie Ihr Postfach',
  RECYCLING_SENT_TEXT_ANY: 'Versandetikett und Packzettel sind unterwegs an Ihre E-Mail-Adresse.',
  RECYCLING_PROGRESS: 'Der Weg Ihres Pakets',
  RECYCLING_CREATED_TEXT: 'Wir erstellen gerade Ihr Versandetikett. Sie bekommen es gleich per E-Mail.',
  RECYCLING_LABEL_ISSUED: 'Wir warten auf Ihr Paket',
  RECYCLING_LABEL_ISSUED_TEXT:
    'Schicken Sie Ihr Paket bis zum {date} ab. Danach gilt das Versandetikett nicht mehr.',
  RECYCLING_IN_TRANSIT_TEXT: 'Ihr Paket ist unterwegs zu uns. Wir schreiben Ihnen, sobald es da ist.',
  RECYCLING_RECEIVED: 'Ihr Paket ist da',
  RECYCLING_RECEIVED_TEXT:
    'Danke, Ihr Paket ist angekommen. Wir sortieren den Inhalt und schreiben Ihnen, wenn er zum Recycling geht.',
  RECYCLING_RECYCLED_TEXT: 'Was Sie geschickt haben, ist jetzt beim fachgerechten Recycling. Vielen Dank.',
  RECYCLING_EXPIRED_TEXT:
    'Bis zum {date} wurde kein Paket gescannt, deshalb gilt das Versandetikett nicht mehr. Kosten entstehen Ihnen nicht.',
  RECYCLING_PARCEL_NUMBER: 'Kein Packzettel? Schreiben Sie diese Nummer auf das Paket:',
  RECYCLING_DEVICE_HINT: 'Sie können bis zu {count} Geräte in ein Paket legen.',
  RECYCLING_FORM: 'Ihre Angaben für das Versandetikett',
} satisfies Partial<Record<keyof typeof familiar, string>>
