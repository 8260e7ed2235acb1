import type { screens as source } from '../en/screens.ts'

/** Titles and leads of the screens; a title is the page's h1 and its name in the browser tab. */
export const screens = {
  SCREEN_ACCOUNT_OVERVIEW: 'Il tuo account',
  SCREEN_ACCOUNT_OVERVIEW_LEAD:
    'Le vendite con la loro cronologia, gli indirizzi e i conti di pagamento in un unico posto.',
  SCREEN_ACCOUNT_REGISTER: 'Crea un account',
  SCREEN_ACCOUNT_REGISTER_LEAD:
    'Tieni insieme vendite, indirizzi e conti di pagamento. Puoi vendere anche senza account.',
  SCREEN_ACCOUNT_MANAGEMENT: 'I tuoi dati',
  SCREEN_ACCOUNT_MANAGEMENT_LEAD:
    'Cambia password, telefono e data di nascita, scarica i tuoi dati o cancella l’account.',
  SCREEN_ACCOUNT_PASSWORD_FORGOT: 'Password dimenticata?',
  SCREEN_ACCOUNT_PASSWORD_FORGOT_LEAD:
    'Inserisci il tuo indirizzo e-mail: ti mandiamo un link per scegliere una nuova password.',
  SCREEN_ACCOUNT_PASSWORD_RESET: 'Scegli una nuova password',
  SCREEN_ACCOUNT_PASSWORD_RESET_LEAD:
    'Una frase lunga che ricordi è meglio di una password corta e complicata.',
  SCREEN_ACCOUNT_PAYMENT_CHANGE: 'Cambia conto di pagamento',
  SCREEN_ACCOUNT_PAYMENT_CHANGE_LEAD:
    'Il conto che salvi qui ti viene proposto alla prossima vendita. Le vendite in corso mantengono il proprio.',
  SCREEN_ACCOUNT_ADDRESS_CHANGE: 'Cambia indirizzo',
  SCREEN_ACCOUNT_ADDRESS_CHANGE_LEAD: 'Usiamo questo indirizzo per le etichette e le restituzioni.',
  SCREEN_B2B_LANDINGPAGE: 'Compriamo dalle aziende',
  SCREEN_B2B_LANDINGPAGE_LEAD:
    'Vendi in blocco i dispositivi usati dell’azienda: una lista, un prezzo per riga, un pagamento per dispositivo.',
  SCREEN_B2B_PORTAL: 'Portale per aziende',
  SCREEN_B2B_PORTAL_LEAD: 'Carica la lista dei dispositivi e ricevi un prezzo per ogni riga.',
  SCREEN_CHECKOUT: 'Conferma la vendita',
  SCREEN_CHECKOUT_LEAD: 'Indirizzo, conto, riepilogo: tre passi brevi e hai l’etichetta di spedizione.',
  SCREEN_CLARIFICATION: 'Una domanda sul tuo dispositivo',
  SCREEN_CLARIFICATION_LEAD:
    'La tua risposta, ciò che abbiamo trovato, una foto per ogni differenza e il nuovo calcolo.',
  SCREEN_CLARIFICATION_QUICK_ANSWER: 'Conferma la risposta',
  SCREEN_CLARIFICATION_QUICK_ANSWER_LEAD:
    'Una risposta, un pulsante. Aprendo questa pagina non decidi nulla.',
  SCREEN_CONTACT: 'Contatti',
  SCREEN_CONTACT_LEAD:
    'Scrivici per un’offerta, un pacco o un pagamento. Con il numero della vendita ti rispondiamo prima.',
  SCREEN_MY_SALE: 'La mia vendita',
  SCREEN_MY_SALE_LEAD:
    'Hai perso l’e-mail? Inserisci il numero della vendita e il tuo indirizzo e-mail: ti mandiamo di nuovo il link.',
  SCREEN_PAYOUT_OBJECTION: 'Fermare un pagamento cambiato',
  SCREEN_PAYOUT_OBJECTION_LEAD: 'Blocca la vendita se qualcun altro ha cambiato il conto di accredito.',
  SCREEN_SELL: 'Vendi {category}',
  SCREEN_SELL_LEAD: 'Scegli produttore e modello, rispondi a poche domande e vedi subito il prezzo.',
  SCREEN_THANK_YOU: 'Grazie, vendita confermata',
  SCREEN_THANK_YOU_LEAD: 'La tua etichetta, il codice QR e come imballare bene il dispositivo.',
  B2B_CONTACT: 'Scrivici',
} satisfies Record<keyof typeof source, string>
