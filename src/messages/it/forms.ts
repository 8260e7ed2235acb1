import type { forms as source } from '../en/forms.ts'

/** Fields that several forms share, what can be wrong with them, and what became of a form. */
export const forms = {
  // The article is elided where the date needs it (“il 7 novembre”, but “l’8 novembre”).
  // “tutti e”: before the number itself the article would change (“i 7”, but “gli 8”).

  FIELD_EMAIL: 'E-mail',
  FIELD_EMAIL_HINT:
    'Per l’etichetta di spedizione e gli aggiornamenti sulla vendita. Dopo il pagamento ti chiederemo una volta una recensione. Puoi opporti in qualsiasi momento, gratis.',
  FIELD_COMPANY: 'Azienda',
  FIELD_VAT_ID: 'Partita IVA',
  FIELD_VAT_ID_HINT: 'Inizia con DE, seguito da nove cifre.',
  FIELD_FIRST_NAME: 'Nome',
  FIELD_LAST_NAME: 'Cognome',
  FIELD_BIRTH_DATE: 'Data di nascita',
  FIELD_BIRTH_DATE_HINT: 'Per vendere devi essere maggiorenne. Per esempio {example}',
  FIELD_PHONE: 'Telefono (facoltativo)',
  FIELD_PHONE_HINT: 'Solo per domande sul pacco o sul dispositivo.',
  FIELD_PHONE_ADD: 'Aggiungi un numero di telefono',
  FIELD_STREET: 'Via e numero civico',
  FIELD_ADDRESS_EXTRA: 'Scala, interno, presso (facoltativo)',
  FIELD_ADDRESS_EXTRA_ADD: 'Aggiungi scala, interno o presso',
  FIELD_ZIP: 'CAP',
  FIELD_CITY: 'Città',
  FIELD_PROVINCE: 'Provincia, es. RM (facoltativo)',
  FIELD_COUNTRY: 'Paese',
  PAYMENT_13: 'Bonifico bancario',
  PAYMENT_14: 'PayPal',
  FIELD_ACCOUNT_HOLDER: 'Intestatario del conto',
  FIELD_ACCOUNT_HOLDER_HINT: 'Paghiamo solo su un conto intestato a chi vende.',
  FIELD_ACCOUNT_HOLDER_CHANGE: 'Modifica il nome',
  FIELD_IBAN: 'IBAN',
  FIELD_IBAN_HINT: 'Lo salviamo cifrato e lo usiamo solo per pagarti.',
  FIELD_PAYPAL: 'E-mail PayPal',
  FIELD_PAYPAL_HINT: 'L’indirizzo del tuo conto PayPal personale.',
  PROBLEMS_TITLE:
    '{count, plural, one {Ricontrolla un campo} many {Ricontrolla # di campi} other {Ricontrolla # campi}}',

  PROBLEM_FIELD_REQUIRED: 'Compila questo campo.',
  PROBLEM_FIELD_TOO_LONG: 'Al massimo {max} caratteri.',
  PROBLEM_FIELD_CHARACTERS: 'Un carattere non è ammesso. Controlla questo campo.',
  PROBLEM_FIELD_CONTACT_DETAILS:
    'Non inserire siti web, indirizzi e-mail o numeri di telefono. Dopo un’abbreviazione lascia uno spazio.',
  PROBLEM_MAIL_BUDGET_USED:
    'Oggi abbiamo già inviato a questo indirizzo il numero massimo di e-mail. Riprova domani, usa un altro indirizzo o accedi al tuo account.',
  PROBLEM_EMAIL_FORMAT: 'Scrivi l’indirizzo così: nome@example.org.',
  PROBLEM_ZIP_FORMAT: 'Scrivi il CAP così: {example}.',
  PROBLEM_COUNTRY_UNKNOWN: 'Scegli un Paese dall’elenco.',
  PROBLEM_PHONE_FORMAT: 'Scrivi il numero con il prefisso del Paese, per esempio +39 06 12345678.',
  PROBLEM_BIRTH_DATE_FORMAT: 'Scrivi la data così: {example}.',
  PROBLEM_BIRTH_DATE_UNDERAGE:
    'Per vendere qui devi avere almeno {age} anni. Chiedi a un genitore di vendere al posto tuo.',
  PROBLEM_VAT_ID_FORMAT: 'La partita IVA si scrive con DE e nove cifre. Controlla le cifre.',
  // In Italy a letter follows the check digits: “followed by digits” would be wrong here.
  PROBLEM_IBAN_FORMAT: 'Un IBAN inizia con due lettere, come IT, seguite da due cifre.',
  PROBLEM_IBAN_COUNTRY: 'Paghiamo solo su conti dell’area SEPA. {country} non ne fa parte.',
  PROBLEM_IBAN_LENGTH: 'Un IBAN di questo Paese ha {length} caratteri. Controllalo.',
  PROBLEM_IBAN_CHECKSUM:
    'L’IBAN contiene un errore. Confrontalo con l’app della banca o con l’estratto conto.',
  PROBLEM_HOLDER_DIFFERS: 'Il conto deve essere intestato a chi vende. Controlla il nome.',
  PROBLEM_PAYPAL_FORMAT: 'Scrivi l’indirizzo così: nome@example.org.',
  PROBLEM_PAYMENT_TYPE_UNKNOWN: 'Scegli come vuoi ricevere il pagamento.',
  PROBLEM_PAYMENT_UNKNOWN:
    'Il conto che avevi scelto non è più salvato. Indica dove vuoi ricevere il pagamento.',
  PROBLEM_OWNERSHIP_REQUIRED: 'Possiamo comprare solo dispositivi di tua proprietà.',
  PROBLEM_TERMS_REQUIRED: 'Accetta le condizioni per continuare.',
  PROBLEM_DECLARATION_REQUIRED: 'Per vendere serve questa conferma.',

  ACCOUNT_SAVE: 'Salva',
  ACCOUNT_SENDING: 'Un momento…',
  ACCOUNT_NO_ANSWER: 'Non è arrivata risposta. Controlla la connessione e riprova.',
  ACCOUNT_REFUSED: 'Non ha funzionato. Ricarica la pagina e riprova.',
  ACCOUNT_BUSY: 'Troppi tentativi in poco tempo. Aspetta un po’ e riprova.',
  ACCOUNT_BUSY_FOR:
    'Troppi tentativi in poco tempo. Riprova tra {minutes, plural, one {un minuto} many {# di minuti} other {# minuti}}.',
} satisfies Record<keyof typeof source, string>
