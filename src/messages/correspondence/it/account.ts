import type { account as source } from '#messages/correspondence/en/account.ts'

/** Texts of the mails about an account. */
export const account = {
  MAIL_ACCOUNT_REASON:
    'Ricevi questa e-mail perché questo indirizzo è stato indicato per un account su {brand}.',

  MAIL_ACTIVATE_SUBJECT: 'Conferma il tuo indirizzo e-mail',
  MAIL_ACTIVATE_PREHEADER: 'Ancora un passo e l’account è pronto.',
  MAIL_ACTIVATE_TITLE: 'Conferma il tuo indirizzo',
  MAIL_ACTIVATE_TEXT:
    'Grazie per aver creato un account. Conferma che questo indirizzo è tuo: poi accedi con la password che hai scelto e trovi nell’account le vendite fatte con questo indirizzo.',
  MAIL_ACTIVATE_BUTTON: 'Conferma l’indirizzo',
  // The article is elided where the date needs it (“il 7 novembre”, but “l’8 novembre”).
  MAIL_ACTIVATE_UNTIL: 'Il link vale una volta sola e scade il {date}.',
  MAIL_ACTIVATE_STRANGER:
    'Non hai creato un account? Ignora questa e-mail: senza il link nessuno può accedere e, alla scadenza, l’account viene cancellato.',

  MAIL_EXISTS_SUBJECT: 'Hai già un account',
  MAIL_EXISTS_PREHEADER: 'Non è cambiato nulla.',
  MAIL_EXISTS_TITLE: 'Hai già un account',
  MAIL_EXISTS_TEXT:
    'Qualcuno, probabilmente tu, ha provato a creare un account con questo indirizzo. Ne esiste già uno, quindi non è cambiato nulla.',
  MAIL_EXISTS_BUTTON: 'Accedi',
  MAIL_EXISTS_FORGOT: 'Password dimenticata? Scegline una nuova nella stessa pagina.',
  MAIL_EXISTS_STRANGER: 'Non eri tu? Ignora questa e-mail.',

  MAIL_RESET_SUBJECT: 'Scegli una nuova password',
  MAIL_RESET_PREHEADER: 'Il link vale {minutes} minuti.',
  MAIL_RESET_TITLE: 'Scegli una nuova password',
  MAIL_RESET_TEXT:
    'Hai chiesto una nuova password: sceglila qui. Il link vale una volta sola, per {minutes} minuti.',
  MAIL_RESET_BUTTON: 'Scegli una nuova password',
  MAIL_RESET_STRANGER: 'Non l’hai chiesta tu? Ignora questa e-mail. La tua password resta com’è.',

  MAIL_SALE_ACCOUNT_SUBJECT: 'Scegli una password per il tuo account',
  MAIL_SALE_ACCOUNT_PREHEADER: 'Così ritrovi tutte le vendite in un unico posto.',
  MAIL_SALE_ACCOUNT_TITLE: 'Il tuo account è quasi pronto',
  MAIL_SALE_ACCOUNT_TEXT:
    'Hai creato un account dalla pagina della tua vendita. Scegli una password: nell’account trovi tutte le vendite fatte con questo indirizzo.',
  MAIL_SALE_ACCOUNT_BUTTON: 'Scegli una password',
  MAIL_SALE_ACCOUNT_UNTIL:
    'Il link vale una volta sola e scade il {date}. Poi puoi chiederne un altro dalla pagina della tua vendita.',
  MAIL_SALE_ACCOUNT_STRANGER:
    'Non eri tu? Ignora questa e-mail. Senza il link nessuno può accedere e l’account viene cancellato.',

  MAIL_PASSWORD_SUBJECT: 'La tua password è stata cambiata',
  MAIL_PASSWORD_PREHEADER: 'Gli altri dispositivi sono disconnessi.',
  MAIL_PASSWORD_TITLE: 'La tua password è stata cambiata',
  MAIL_PASSWORD_TEXT:
    'La password del tuo account è stata cambiata il {date}. Tutti gli altri dispositivi sono disconnessi.',
  MAIL_PASSWORD_STRANGER:
    'Non l’hai cambiata tu? Scegli subito una nuova password e rispondi a questa e-mail.',
  MAIL_PASSWORD_BUTTON: 'Scegli una nuova password',

  MAIL_PAYOUT_CHANGED_SUBJECT: 'Il tuo conto di accredito è stato cambiato',
  MAIL_PAYOUT_CHANGED_PREHEADER: 'Non l’hai cambiato tu? Basta un clic per fermare tutto.',
  MAIL_PAYOUT_CHANGED_TITLE: 'Il tuo conto di accredito è stato cambiato',
  MAIL_PAYOUT_CHANGED_TEXT:
    'Il conto di accredito nel tuo account è stato cambiato il {date}. Te lo proponiamo alle prossime vendite. Quelle in corso mantengono il conto che hai indicato.',
  MAIL_PAYOUT_CHANGED_STRANGER:
    'Non l’hai cambiato tu? Usa questo pulsante: disconnette tutti i dispositivi, elimina il conto e blocca le vendite che pagheremmo lì. Poi ti inviamo un link per scegliere una nuova password.',

  MAIL_NEW_DEVICE_SUBJECT: 'Nuovo accesso al tuo account',
  MAIL_NEW_DEVICE_PREHEADER: 'Se eri tu, non devi fare nulla.',
  MAIL_NEW_DEVICE_TITLE: 'Nuovo accesso al tuo account',
  MAIL_NEW_DEVICE_TEXT:
    'C’è stato un accesso da un dispositivo che non conoscevamo ({moment}). Se eri tu, non devi fare nulla.',
  MAIL_NEW_DEVICE_STRANGER:
    'Non eri tu? Usa questo pulsante: disconnette tutti i dispositivi e disattiva la password attuale. Poi ti inviamo un link per sceglierne una nuova.',
  MAIL_DEVICE: '{browser} su {system}',
  MAIL_DEVICE_UNKNOWN: 'Dispositivo sconosciuto',

  MAIL_NOT_ME_BUTTON: 'Non ero io',
  MAIL_NOT_ME_UNTIL:
    'Il link vale una volta sola e scade il {date}. Serve solo a fermare tutto: con questo link nessuno può accedere.',
} satisfies Record<keyof typeof source, string>
