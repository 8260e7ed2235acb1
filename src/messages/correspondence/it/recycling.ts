import type { recycling as source } from '#messages/correspondence/en/recycling.ts'

/** Texts of the mails about a parcel that is recycled for free. */
export const recycling = {
  MAIL_RECYCLING_LABEL_SUBJECT: 'La tua etichetta gratuita per il riciclo {number}',
  MAIL_RECYCLING_LABEL_PREHEADER: 'Spedisci il pacco entro il {date}.',
  MAIL_RECYCLING_LABEL_TITLE: 'La tua etichetta di spedizione gratuita',
  MAIL_RECYCLING_LABEL_TEXT:
    'In allegato trovi l’etichetta e la distinta di spedizione. Non hai una stampante? Mostra questo codice QR in un punto di ritiro {carrier}. È tutto gratuito.',
  MAIL_RECYCLING_STEP_PACK:
    'Metti fino a {count} dispositivi e la distinta in una scatola robusta. Riempi bene gli spazi vuoti.',
  MAIL_RECYCLING_STEP_SEND: 'Incolla l’etichetta di spedizione sulla scatola o mostra il codice QR.',
  MAIL_RECYCLING_BATTERY:
    'Non spedire mai una batteria gonfia o danneggiata: nessun corriere la accetta. Portala a un centro di raccolta.',
  MAIL_RECYCLING_NO_RETURN:
    'Non paghiamo ciò che spedisci e non possiamo restituirlo. Ti scriviamo quando arriva e quando lo avviamo al riciclo.',
  MAIL_RECYCLING_BUTTON: 'Vedi il mio pacco',
  MAIL_RECYCLING_LINK_NOTE:
    'Questo link apre la pagina del tuo pacco senza password. Non condividerlo con nessuno.',
  MAIL_RECYCLING_REASON:
    'Ricevi questa e-mail perché il {date} qualcuno ha indicato questo indirizzo per un’etichetta di riciclo. Non eri tu? Non devi fare nulla.',
  MAIL_RECYCLING_TAKEN_SUBJECT: 'La tua prossima etichetta per il riciclo: dal {date}',
  MAIL_RECYCLING_TAKEN_TITLE: 'Hai già avuto la tua etichetta',
  MAIL_RECYCLING_TAKEN_TEXT:
    'Inviamo un’etichetta gratuita per indirizzo e-mail ogni {days} giorni. La tua era la {number}. Puoi chiederne un’altra dal {date}.',
  MAIL_RECYCLING_STATE_SUBJECT: 'Riciclo {number}: {state}',
} satisfies Record<keyof typeof source, string>
