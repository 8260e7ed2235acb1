import type { parts as source } from '#messages/correspondence/en/parts.ts'

/** The mails about the parcel with a part that was missing. */
export const parts = {
  MAIL_PART_LABEL_SUBJECT: 'Vendita {tradeNumber}: la tua etichetta per l’accessorio mancante',
  MAIL_PART_LABEL_PREHEADER: 'Spediscilo entro il {date}.',
  MAIL_PART_LABEL_TITLE: 'Ecco la tua etichetta',
  MAIL_PART_LABEL_TEXT:
    'Grazie per l’invio dell’accessorio mancante. In allegato trovi l’etichetta e la spedizione è gratuita. Non hai una stampante? Mostra questo codice QR in un punto di ritiro {carrier}.',
  MAIL_PART_LABEL_PACK:
    'Avvolgi bene l’accessorio e mettilo in una scatola o in una busta imbottita. La distinta di spedizione non serve.',
  MAIL_PART_LABEL_STICK: 'Incolla l’etichetta o mostra il codice QR.',
  MAIL_PART_LABEL_SEND:
    'Consegna il pacco entro il {date}. Se per allora non è in viaggio, ti restituiamo il dispositivo gratis.',
  MAIL_PART_LABEL_ELSE:
    'Non trovi l’accessorio? Diccelo sulla pagina. Possiamo continuare senza o restituirti il dispositivo gratis.',
  MAIL_PART_LABEL_BUTTON: 'Vedi tutte le opzioni',
  MAIL_PART_ARRIVED_TEXT: 'L’accessorio mancante è arrivato.',
  MAIL_FACT_PART: 'Accessorio mancante',
} satisfies Record<keyof typeof source, string>
