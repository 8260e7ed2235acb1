import type { screens as source } from '../en/screens.ts'

/** Titles and leads of the screens; a title is the page's h1 and its name in the browser tab. */
export const screens = {
  SCREEN_ACCOUNT_OVERVIEW: 'Il tuo account',
  SCREEN_ACCOUNT_OVERVIEW_LEAD: 'Vendite, indirizzo e conto di accredito in un unico posto.',
  SCREEN_ACCOUNT_REGISTER: 'Crea un account',
  SCREEN_ACCOUNT_REGISTER_LEAD:
    'Vendite, indirizzo e conto di accredito in un unico posto. Puoi vendere anche senza account.',
  SCREEN_ACCOUNT_MANAGEMENT: 'I tuoi dati',
  SCREEN_ACCOUNT_MANAGEMENT_LEAD:
    'Cambia password, telefono e data di nascita, scarica i tuoi dati o cancella l’account.',
  SCREEN_ACCOUNT_PASSWORD_FORGOT: 'Password dimenticata?',
  SCREEN_ACCOUNT_PASSWORD_FORGOT_LEAD:
    'Inserisci il tuo indirizzo e-mail: ti inviamo un link per scegliere una nuova password.',
  SCREEN_ACCOUNT_PASSWORD_RESET: 'Scegli una nuova password',
  SCREEN_ACCOUNT_PASSWORD_RESET_LEAD:
    'Una frase lunga che ricordi è meglio di una password corta e complicata.',
  SCREEN_ACCOUNT_PAYMENT_CHANGE: 'Cambia conto di accredito',
  SCREEN_ACCOUNT_PAYMENT_CHANGE_LEAD:
    'Ti proponiamo questo conto alla prossima vendita. Le vendite in corso mantengono il proprio.',
  SCREEN_ACCOUNT_ADDRESS_CHANGE: 'Cambia indirizzo',
  SCREEN_ACCOUNT_ADDRESS_CHANGE_LEAD:
    'Usiamo questo indirizzo per le etichette di spedizione e le restituzioni.',
  SCREEN_B2B_LANDINGPAGE: 'Vendi come azienda',
  SCREEN_B2B_LANDINGPAGE_LEAD:
    'Vendi i dispositivi usati della tua azienda: una lista, un prezzo per riga, un pagamento per dispositivo.',
  SCREEN_B2B_PORTAL: 'Portale per aziende',
  SCREEN_B2B_PORTAL_LEAD: 'Carica la lista dei dispositivi e ricevi un prezzo per ogni riga.',
  SCREEN_CHECKOUT: 'Conferma la vendita',
  SCREEN_CHECKOUT_LEAD: 'Dispositivi, dati, conferma: tre passaggi e hai l’etichetta di spedizione.',
  SCREEN_CLARIFICATION: 'Una domanda sul tuo dispositivo',
  SCREEN_CLARIFICATION_LEAD:
    'La tua risposta, una foto per ogni differenza e il calcolo della nuova offerta.',
  SCREEN_CLARIFICATION_QUICK_ANSWER: 'Conferma la risposta',
  SCREEN_CLARIFICATION_QUICK_ANSWER_LEAD:
    'Una risposta, un pulsante. Aprendo questa pagina non decidi ancora nulla.',
  SCREEN_CONTACT: 'Contatti',
  SCREEN_CONTACT_LEAD:
    'Scrivici per un’offerta, un pacco o un pagamento. Se indichi il numero della vendita, ti rispondiamo prima.',
  SCREEN_MY_SALE: 'La mia vendita',
  SCREEN_MY_SALE_LEAD:
    'Hai perso l’e-mail? Inserisci il numero della vendita e il tuo indirizzo: ti inviamo di nuovo il link.',
  SCREEN_PAYOUT_OBJECTION: 'Ferma il pagamento',
  SCREEN_PAYOUT_OBJECTION_LEAD: 'Blocca la vendita se qualcun altro ha cambiato il conto di accredito.',
  SCREEN_SALE_EMAIL: 'Il tuo indirizzo e-mail',
  SCREEN_SALE_EMAIL_LEAD: 'Conferma un altro indirizzo e-mail per la tua vendita o ferma il cambio.',
  SCREEN_SELL: 'Vendi {category}',
  SCREEN_SELL_LEAD: 'Scegli marca e modello, rispondi a poche domande e vedi subito il prezzo.',
  SCREEN_THANK_YOU: 'Vendita confermata',
  SCREEN_THANK_YOU_LEAD: 'L’etichetta di spedizione, il codice QR e come imballare il dispositivo.',
  B2B_CONTACT: 'Scrivici',
} satisfies Record<keyof typeof source, string>
