import type { signIn as source } from '../en/sign-in.ts'

/** The way into the customer account: signing in, registering, a new password. */
export const signIn = {
  ACCOUNT_LOADING: 'Carichiamo il tuo account…',
  ACCOUNT_NO_SCRIPT:
    'Per usare l’account serve JavaScript attivo nel browser. Se non puoi attivarlo, scrivici.',
  RESET_NO_SCRIPT:
    'Questa pagina richiede JavaScript. Se non puoi attivarlo, rispondi alla nostra e-mail e ti aiutiamo.',
  ACCOUNT_FAILED: 'Al momento non riusciamo a caricare il tuo account. Controlla la connessione e riprova.',
  ACCOUNT_RETRY: 'Riprova',
  ACCOUNT_BACK: 'Torna al tuo account',

  SIGN_IN_TITLE: 'Accedi',
  SIGN_IN_SUBMIT: 'Accedi',
  SIGN_IN_FAILED:
    'E-mail o password non corrette, oppure indirizzo non ancora confermato. Cerca la nostra e-mail o scegli una nuova password.',
  SIGN_IN_REMEMBER: 'Ricordami su questo dispositivo',
  SIGN_IN_REMEMBER_HINT: 'Solo se il dispositivo è tuo. Vale {days} giorni, o finché non esci dall’account.',
  SIGN_IN_FORGOT: 'Password dimenticata?',
  SIGN_IN_ENDED: 'La sessione è scaduta. Accedi di nuovo.',
  SIGN_IN_OUT: 'Disconnessione effettuata.',
  SIGN_IN_NEW: 'Non hai ancora un account?',
  SIGN_IN_NEW_TEXT:
    'Con un account ritrovi tutte le vendite in un unico posto e inserisci i tuoi dati una volta sola. Puoi vendere anche senza.',
  SIGN_IN_REGISTER: 'Crea un account',
  FIELD_PASSWORD: 'Password',
  FIELD_PASSWORD_NEW: 'Nuova password',
  FIELD_PASSWORD_CURRENT: 'Password attuale',
  FIELD_PASSWORD_HINT:
    'Almeno {min} caratteri. Una frase breve è facile da ricordare e difficile da indovinare.',
  PASSWORD_SHOW: 'Mostra',
  PASSWORD_HIDE: 'Nascondi',
  PASSWORD_SHOW_OF: 'Mostra: {field}',
  PASSWORD_HIDE_OF: 'Nascondi: {field}',
  PASSWORD_MISSING:
    '{count, plural, one {Manca un carattere} many {Mancano # di caratteri} other {Mancano # caratteri}}',
  PASSWORD_LONG_ENOUGH: 'Lunghezza sufficiente',
  PROBLEM_PASSWORD_TOO_SHORT: 'Usa almeno {min} caratteri.',
  PROBLEM_PASSWORD_TOO_LONG: 'Usa al massimo {max} caratteri.',
  PROBLEM_PASSWORD_COMMON: 'Questa password è troppo comune e facile da indovinare. Scegline un’altra.',
  PROBLEM_PASSWORD_PERSONAL: 'Non usare il tuo nome, la tua e-mail o il nome di questo negozio.',

  REGISTER_SUBMIT: 'Crea l’account',
  REGISTER_KIND_PRIVATE: 'Vendo da privato',
  REGISTER_KIND_BUSINESS: 'Vendo per un’azienda',
  REGISTER_KIND: 'Chi vende?',
  REGISTER_COMPANY: 'La tua azienda',
  REGISTER_CONTACT: 'Referente',
  REGISTER_PERSON: 'Dati personali',
  REGISTER_ACCESS: 'Dati di accesso',
  REGISTER_EMAIL_HINT:
    'Ti inviamo un link di conferma. Quando lo apri, le vendite fatte con questo indirizzo compaiono nel tuo account.',
  REGISTER_ADDRESS_ADD: 'Aggiungi subito l’indirizzo',
  REGISTER_ADDRESS: 'Il tuo indirizzo',
  REGISTER_ADDRESS_HINT: 'Lo troverai già compilato quando vendi.',
  REGISTER_PAYOUT_ADD: 'Aggiungi subito il conto di accredito',
  REGISTER_OMIT: 'Lo faccio dopo',
  REGISTER_DONE: 'Controlla la posta',
  REGISTER_DONE_TEXT:
    'Abbiamo scritto a {email}. Per completare la registrazione, apri il link nell’e-mail. Non è arrivata? Guarda nello spam e controlla l’indirizzo.',
  REGISTER_DONE_AGAIN: 'Usa un altro indirizzo',
  REGISTER_HAS_ACCOUNT: 'Hai già un account?',
  REGISTER_WHY: 'Perché creare un account',
  REGISTER_WHY_HISTORY: 'Vedi tutte le vendite e a che punto sono, anche quelle fatte senza account',
  REGISTER_WHY_DETAILS: 'Trovi indirizzo e conto di accredito già compilati',
  REGISTER_WHY_LEAVE: 'Scarichi i tuoi dati o cancelli l’account quando vuoi',

  ACTIVATE_TITLE: 'Conferma il tuo indirizzo',
  ACTIVATE_TEXT:
    'Inserisci la password scelta alla registrazione: l’account si attiva e accedi subito. La registrazione non è tua? Chiudi questa pagina: senza la password non succede nulla.',
  ACTIVATE_SUBMIT: 'Conferma e accedi',
  ACTIVATE_SIGNED_IN: 'Il tuo indirizzo è confermato e hai effettuato l’accesso.',
  ACTIVATE_OVERVIEW: 'Vai al tuo account',
  ACTIVATE_DONE: 'Il tuo account è pronto',
  ACTIVATE_DONE_TEXT: 'Il tuo indirizzo è confermato. Ora puoi accedere.',
  ACTIVATE_FAILED: 'Questo link non funziona più',
  ACTIVATE_FAILED_TEXT:
    'È già stato usato o è scaduto. Se il tuo indirizzo è già confermato, accedi. Altrimenti registrati di nuovo: ti inviamo un altro link.',

  // As a label: within a sentence the participle would have to agree with the number of devices.
  // A status stands beside a sale (feminine) and beside a device (masculine), so none of them may agree with either.

  PAYMENT_CHANGE_KIND: 'Come vuoi ricevere il pagamento?',
  PAYMENT_CHANGE_IBAN_HINT: 'Lo salviamo cifrato e lo mostriamo solo in parte.',

  FORGOT_SUBMIT: 'Invia il link',
  FORGOT_DONE: 'Controlla la posta',
  FORGOT_DONE_TEXT:
    'Se esiste un account con l’indirizzo {email}, il link è in arrivo. Vale {hours, plural, one {per un’ora} other {per # ore}}. Non lo trovi? Guarda nello spam.',
  FORGOT_BACK: 'Torna all’accesso',
  RESET_SUBMIT: 'Salva la password',
  RESET_DONE: 'Nuova password salvata',
  RESET_DONE_TEXT: 'Tutti i dispositivi sono disconnessi. Accedi con la nuova password.',
  RESET_INVALID: 'Questo link non funziona più',
  RESET_INVALID_TEXT: 'È già stato usato o è scaduto. Chiedine uno nuovo.',
  RESET_AGAIN: 'Chiedi un nuovo link',
} satisfies Record<keyof typeof source, string>
