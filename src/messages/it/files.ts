import type { files as source } from '../en/files.ts'

/** Files that sellers upload. */
export const files = {
  FILE_UPLOADING: 'Caricamento di {name}…',
  FILE_UPLOAD_TOO_LARGE:
    'Questo file supera i {size}\u00a0MB. Scegline uno più piccolo o fotografa il documento.',
  FILE_UPLOAD_FORMAT: 'Non riusciamo a leggere questo file. Scegli un JPEG, PNG, WebP o PDF.',
  FILE_UPLOAD_DIMENSIONS: 'Questa immagine è troppo piccola o troppo grande. Fai una nuova foto.',
  FILE_UPLOAD_LOCKED:
    'Questo PDF è protetto da una password. Salvalo senza password o fotografa il documento.',
  FILE_UPLOAD_ACTIVE: 'Questo PDF contiene script o altri file. Meglio se fotografi il documento.',
  FILE_UPLOAD_TOO_MANY: 'Puoi caricare al massimo {count} file. Prima rimuovine uno.',
  FILE_UPLOAD_BUSY: 'In questo momento arrivano troppi file. Aspetta un attimo e riprova.',
  FILE_UPLOAD_LOST: 'Il file non è arrivato. Controlla la connessione e riprova.',
  FILE_UPLOAD_CLOSED:
    'Non aspettiamo più questo file. Ricarica la pagina per vedere a che punto è la vendita.',
} satisfies Record<keyof typeof source, string>
