import type { account as source } from '#messages/correspondence/en/account.ts'

/** Texts of the mails about an account. */
export const account = {
  MAIL_ACCOUNT_REASON:
    'Ricevi questa e-mail perché questo indirizzo è stato indicato per un account su {brand}.',

  MAIL_ACTIVATE_SUBJECT: 'Conferma il tuo indirizzo e-mail',
  MAIL_ACTIVATE_PREHEADER: 'Ancora un passo e il tuo account è pronto.',
  MAIL_ACTIVATE_TITLE: 'Conferma il tuo indirizzo',
  MAIL_ACTIVATE_TEXT:
    'Grazie per aver creato un account. Conferma che questo indirizzo è tuo. Poi puoi accedere con la password che hai scelto, e le vendite fatte con questo indirizzo compaiono nel tuo account.',
  MAIL_ACTIVATE_BUTTON: 'Conferma l’indirizzo',
  // “giorno”, “in data”: before the date itself the article would change (“il 7”, but “l’8”).
  MAIL_ACTIVATE_UNTIL: 'Il link vale una volta sola, fino al giorno {date}.',
  MAIL_ACTIVATE_STRANGER:
    'Non hai creato un account? Allora non usare il link. Senza, nessuno può accedere, e dopo quel giorno l’account viene cancellato.',

  MAIL_EXISTS_SUBJECT: 'Hai già un account',
  MAIL_EXISTS_PREHEADER: 'Non è cambiato nulla.',
  MAIL_EXISTS_TITLE: 'Hai già un account',
  MAIL_EXISTS_TEXT:
    'Qualcuno, probabilmente tu, voleva creare un account con questo indirizzo. Ne esiste già uno, quindi non è cambiato nulla.',
  MAIL_EXISTS_BUTTON: 'Accedi',
  MAIL_EXISTS_FORGOT: 'Password dimenticata? Scegline una nuova nella stessa pagina.',
  MAIL_EXISTS_STRANGER: 'La richiesta non è tua? Allora non devi fare nulla.',

  MAIL_RESET_SUBJECT: 'Scegli una nuova password',
  MAIL_RESET_PREHEADER: 'Il link vale {minutes} minuti.',
  MAIL_RESET_TITLE: 'Scegli una nuova password',
  MAIL_RESET_TEXT:
    'Hai chiesto una nuova password. Sceglila qui. Il link vale una volta sola, per {minutes} minuti.',
  MAIL_RESET_BUTTON: 'Scegli una nuova password',
  MAIL_RESET_STRANGER:
    'Non l’hai chiesta tu? Allora ignora questa e-mail. La tua password resta com’è e nessuno ha saputo se hai un account.',

  MAIL_SALE_ACCOUNT_SUBJECT: 'Scegli una password per il tuo account',
  MAIL_SALE_ACCOUNT_PREHEADER: 'Così trovi tutte le tue vendite in un solo posto.',
  MAIL_SALE_ACCOUNT_TITLE: 'Il tuo account è quasi pronto',
  MAIL_SALE_ACCOUNT_TEXT:
    'Hai aperto un account dalla pagina della tua vendita. Scegli una password e ci troverai tutte le vendite fatte con questo indirizzo.',
  MAIL_SALE_ACCOUNT_BUTTON: 'Scegli una password',
  MAIL_SALE_ACCOUNT_UNTIL:
    'Il link vale una volta sola, fino al giorno {date}. Poi puoi chiederne un altro nella pagina della tua vendita.',
  MAIL_SALE_ACCOUNT_STRANGER:
    'Non eri tu? Allora ignora questa e-mail. Senza il link nessuno può accedere, e l’account verrà eliminato.',

  MAIL_PASSWORD_SUBJECT: 'La tua password è stata cambiata',
  MAIL_PASSWORD_PREHEADER: 'Sugli altri dispositivi la sessione è stata chiusa.',
  MAIL_PASSWORD_TITLE: 'La tua password è stata cambiata',
  MAIL_PASSWORD_TEXT:
    'La password del tuo account è stata cambiata in data {date}. Su tutti gli altri dispositivi la sessione è stata chiusa.',
  MAIL_PASSWORD_STRANGER:
    'Non l’hai cambiata tu? Allora scegli subito una nuova password e rispondi a questa e-mail.',
  MAIL_PASSWORD_BUTTON: 'Scegli una nuova password',

  MAIL_PAYOUT_CHANGED_SUBJECT: 'Il tuo conto di accredito è stato cambiato',
  MAIL_PAYOUT_CHANGED_PREHEADER: 'Non l’hai cambiato tu? Basta un clic per fermare tutto.',
  MAIL_PAYOUT_CHANGED_TITLE: 'Il tuo conto di accredito è stato cambiato',
  MAIL_PAYOUT_CHANGED_TEXT:
    'Un tuo conto di accredito è stato cambiato in data {date}. Te lo proponiamo nelle prossime vendite. Le vendite in corso mantengono il conto che hai indicato.',
  MAIL_PAYOUT_CHANGED_STRANGER:
    'Non l’hai cambiato tu? Usa questo pulsante. Chiude la sessione su tutti i dispositivi, elimina il conto e blocca le vendite che pagheremmo lì. Poi ti inviamo un link per scegliere una nuova password.',

  MAIL_NEW_DEVICE_SUBJECT: 'Nuovo accesso al tuo account',
  MAIL_NEW_DEVICE_PREHEADER: 'Se l’accesso è tuo, non devi fare nulla.',
  MAIL_NEW_DEVICE_TITLE: 'Nuovo accesso al tuo account',
  MAIL_NEW_DEVICE_TEXT:
    'In data {moment} qualcuno ha effettuato l’accesso con un dispositivo che non conoscevamo. Se l’accesso è tuo, non devi fare nulla.',
  MAIL_NEW_DEVICE_STRANGER:
    'L’accesso non è tuo? Usa questo pulsante. Chiude la sessione su tutti i dispositivi e la password attuale smette di funzionare. Poi ti inviamo un link per sceglierne una nuova.',
  MAIL_DEVICE: '{browser} su {system}',
  MAIL_DEVICE_UNKNOWN: 'Dispositivo sconosciuto',

  MAIL_NOT_ME_BUTTON: 'Non ero io',
  MAIL_NOT_ME_UNTIL:
    'Il link funziona una sola volta, fino al giorno {date}. Serve solo a fermare tutto: nessuno può accedere con questo link.',
} satisfies Record<keyof typeof source, string>
