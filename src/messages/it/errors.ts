import type { errors as source } from '../en/errors.ts'

/** Missing pages, expired links, failures. */
export const errors = {
  ERRORPAGE_OOPS: 'Questa pagina non esiste',
  ERRORPAGE_SUBTITLE: 'Il pacco è arrivato, ma è vuoto.',
  ERRORPAGE_MSG:
    'Il link può essere vecchio o contenere un errore. Cerca il tuo dispositivo o riparti dalla pagina iniziale.',
  ERRORPAGE_OOPS_EXPIRED_LINK: 'Questo link è scaduto',
  ERRORPAGE_EXPIRED_LINK:
    'I link per un chiarimento valgono per un tempo limitato e per un solo dispositivo. Apri l’ultima e-mail sulla tua vendita o scrivici indicando il numero della vendita.',
  ERRORPAGE_IMAGE: 'Un pacco aperto e vuoto con l’etichetta staccata',
  ERRORPAGE_IMAGE_EXPIRED_LINK: 'Una clessidra accanto a una busta',
  ERRORPAGE_IMAGE_FAILURE: 'Una lente sopra un pezzo rotto',
  ERRORPAGE_NEAREST: 'Forse cercavi uno di questi',
  ERRORPAGE_TO_HOME: 'Vai alla pagina iniziale',
  ERRORPAGE_TO_CONTACT: 'Scrivici',
  ERRORPAGE_FAILURE: 'Qualcosa non ha funzionato da parte nostra',
  ERRORPAGE_FAILURE_SUBTITLE: 'Non dipende da te.',
  ERRORPAGE_FAILURE_MSG:
    'Aspetta un momento e riprova. Se succede di nuovo, scrivici e indica a che ora è successo.',
  ERRORPAGE_BUSY: 'Un po’ troppo veloce per noi',
  ERRORPAGE_BUSY_SUBTITLE: 'Dalla tua connessione sono state aperte troppe pagine in poco tempo.',
  ERRORPAGE_BUSY_MSG: 'Aspetta un minuto e riprova. La pagina iniziale e la tua vendita funzionano ancora.',
  ERRORPAGE_RETRY: 'Riprova',
} satisfies Record<keyof typeof source, string>
