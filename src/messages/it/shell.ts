import type { shell as source } from '../en/shell.ts'

/** Header, footer and what stands on every page. */
export const shell = {
  PAGE_TITLE: '{title} – {brand}',
  MOMENT: '{date} alle {time}',
  SKIP_TO_CONTENT: 'Vai al contenuto',
  HEADER_ACCOUNT_SIGNED_IN: 'Account, accesso effettuato',
  HEADER_HOME_LABEL: '{brand}, pagina iniziale',
  HEADER_MENU: 'Menu',
  HEADER_MENU_LABEL: 'Categorie di dispositivi',
  HEADER_ACCOUNT: 'Account',
  HEADER_CART: 'I miei dispositivi',
  MY_SALE: 'La mia vendita',
  HEADER_BUSINESS: 'Per le aziende',
  SEARCH_LABEL: 'Quale dispositivo vuoi vendere?',
  SEARCH_PLACEHOLDER: 'es. iPhone 13 o Canon EOS R6',
  SEARCH_SUBMIT: 'Cerca',
  FOOTER_LEFT: 'Vendi',
  FOOTER_CENTER: 'Il negozio',
  FOOTER_RIGHT: 'Informazioni legali',
  FOOTER_B2B: 'Per le aziende',
  FOOTER_SOCIAL: 'Seguici',
  FOOTER_LANGUAGE: 'Paese e lingua',
  FOOTER_SHIPPING: 'Spedizione gratuita con {carrier}',
  FOOTER_PRIVACY_SETTINGS: 'Cookie e statistiche',
  FOOTER_OPERATOR: 'Un servizio di {company}',
  FOOTER_PARTNER: 'Un servizio di {company} per {partner}',
  FOOTER_NEWSLETTER: 'Newsletter',
  FOOTER_NEWSLETTER_EMAIL: 'Indirizzo e-mail',
  FOOTER_NEWSLETTER_CONSENT:
    'Sì, voglio ricevere via e-mail novità sui vostri prezzi di acquisto. Posso disiscrivermi in ogni momento con un clic.',
  FOOTER_NEWSLETTER_SUBMIT: 'Iscriviti',
  PAGE_UPDATED: 'Ultima modifica: {date}',
  PAGE_CONTENTS: 'In questa pagina',
  PAGE_EXAMPLE_DATA:
    'Dati di esempio: i dati del gestore di questo negozio non sono ancora stati inseriti. Azienda, indirizzo e contatti in questa pagina sono inventati.',
  FORM_EMPTY_FIELD: 'Lascia vuoto questo campo',
} satisfies Record<keyof typeof source, string>
