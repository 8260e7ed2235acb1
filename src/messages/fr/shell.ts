import type { shell as source } from '../en/shell.ts'

/** Header, footer and what stands on every page. */
export const shell = {
  PAGE_TITLE: '{title} – {brand}',
  MOMENT: '{date} à {time}',
  SKIP_TO_CONTENT: 'Aller au contenu',
  HEADER_ACCOUNT_SIGNED_IN: 'Compte, session ouverte',
  HEADER_HOME_LABEL: '{brand}, page d’accueil',
  HEADER_MENU: 'Menu',
  HEADER_MENU_LABEL: 'Catégories d’appareils',
  HEADER_ACCOUNT: 'Compte',
  HEADER_CART: 'Mes appareils',
  MY_SALE: 'Ma vente',
  HEADER_BUSINESS: 'Rachat entreprises',
  SEARCH_LABEL: 'Quel appareil voulez-vous vendre ?',
  SEARCH_PLACEHOLDER: 'ex. iPhone 13 ou Canon EOS R6',
  SEARCH_SUBMIT: 'Chercher',
  FOOTER_LEFT: 'Vendre',
  FOOTER_CENTER: 'L’entreprise',
  FOOTER_RIGHT: 'Infos légales',
  FOOTER_B2B: 'Entreprises',
  FOOTER_SOCIAL: 'Suivez-nous',
  FOOTER_LANGUAGE: 'Pays et langue',
  FOOTER_SHIPPING: 'Envoi gratuit avec {carrier}',
  FOOTER_PRIVACY_SETTINGS: 'Cookies et mesure d’audience',
  FOOTER_OPERATOR: 'Un service de {company}',
  FOOTER_PARTNER: 'Un service de {company} pour {partner}',
  FOOTER_NEWSLETTER: 'Newsletter',
  FOOTER_NEWSLETTER_EMAIL: 'Adresse e-mail',
  FOOTER_NEWSLETTER_CONSENT:
    'Oui, je souhaite recevoir par e-mail vos actualités sur les prix de rachat. Je peux me désinscrire à tout moment en un clic.',
  FOOTER_NEWSLETTER_SUBMIT: 'S’inscrire',
  PAGE_UPDATED: 'Mis à jour le {date}',
  PAGE_CONTENTS: 'Sur cette page',
  PAGE_EXAMPLE_DATA:
    'Données d’exemple : l’exploitant de ce site n’a pas encore renseigné ses coordonnées. La société, l’adresse et les contacts indiqués sur cette page sont fictifs.',
  FORM_EMPTY_FIELD: 'Laissez ce champ vide',
} satisfies Record<keyof typeof source, string>
