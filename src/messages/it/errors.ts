import type { errors as source } from '../en/errors.ts'

/** Missing pages, expired links, failures. */
export const errors = {
  ERRORPAGE_OOPS: 'Questa pagina non esiste',
  ERRORPAGE_SUBTITLE: 'Ti aiutiamo a trovare quella giusta.',
  ERRORPAGE_MSG:
    'Il link potrebbe essere vecchio o contenere un errore. Cerca il tuo dispositivo o riparti dalla pagina iniziale.',
  ERRORPAGE_OOPS_EXPIRED_LINK: 'Questo link è scaduto',
  ERRORPAGE_EXPIRED_LINK:
    'Il link a una domanda vale per un tempo limitato e per un solo dispositivo. Apri l’ultima e-mail sulla tua vendita o scrivici indicando il numero della vendita.',
  ERRORPAGE_IMAGE: 'Un pacco aperto e vuoto con l’etichetta staccata',
  ERRORPAGE_IMAGE_EXPIRED_LINK: 'Una clessidra accanto a una busta',
  ERRORPAGE_IMAGE_FAILURE: 'Una lente sopra un pezzo rotto',
  ERRORPAGE_NEAREST: 'Forse cercavi',
  ERRORPAGE_TO_HOME: 'Vai alla pagina iniziale',
  ERRORPAGE_TO_CONTACT: 'Scrivici',
  ERRORPAGE_FAILURE: 'Qualcosa è andato storto',
  ERRORPAGE_FAILURE_SUBTITLE: 'L’errore è nostro.',
  ERRORPAGE_FAILURE_MSG: 'Aspetta un momento e riprova. Se succede ancora, scrivici e indica l’ora.',
  ERRORPAGE_BUSY: 'Troppe richieste',
  ERRORPAGE_BUSY_SUBTITLE: 'Dalla tua connessione sono state aperte troppe pagine in poco tempo.',
  ERRORPAGE_BUSY_MSG: 'Aspetta un minuto e riprova. La pagina iniziale e la tua vendita funzionano ancora.',
  ERRORPAGE_RETRY: 'Riprova',
} satisfies Record<keyof typeof source, string>
