import type { shell as source } from '../en/shell.ts'

/** Header, footer and what stands on every page. */
export const shell = {
  PAGE_TITLE: '{title} – {brand}',
  SKIP_TO_CONTENT: 'Aller au contenu',
  HEADER_ACCOUNT_SIGNED_IN: 'Compte, connecté',
  HEADER_HOME_LABEL: '{brand}, page d’accueil',
  HEADER_MENU: 'Menu',
  HEADER_MENU_LABEL: 'Catégories d’appareils',
  HEADER_ACCOUNT: 'Compte',
  HEADER_CART: 'Panier',
  HEADER_BUSINESS: 'Rachat entreprises',
  SEARCH_LABEL: 'Quel appareil voulez-vous vendre ?',
  SEARCH_PLACEHOLDER: 'ex. iPhone 13 ou Canon EOS R6',
  SEARCH_SUBMIT: 'Chercher',
  FOOTER_LEFT: 'Vendre',
  FOOTER_CENTER: 'L’entreprise',
  FOOTER_RIGHT: 'Infos légales',
  FOOTER_B2B: 'Professionnels',
  FOOTER_SOCIAL: 'Suivez-nous',
  FOOTER_LANGUAGE: 'Pays et langue',
  FOOTER_SHIPPING: 'Envoi gratuit avec {carrier}',
  FOOTER_PRIVACY_SETTINGS: 'Réglages de confidentialité',
  FOOTER_OPERATOR: 'Un service de {company}',
  FOOTER_NEWSLETTER: 'Newsletter',
  FOOTER_NEWSLETTER_EMAIL: 'Adresse e-mail',
  FOOTER_NEWSLETTER_CONSENT:
    'Oui, je veux recevoir par e-mail les nouveautés sur vos prix de rachat. Je peux me désinscrire à tout moment en un clic.',
  FOOTER_NEWSLETTER_SUBMIT: 'S’abonner',
  PAGE_UPDATED: 'Mis à jour le {date}',
  PAGE_CONTENTS: 'Sur cette page',
} satisfies Record<keyof typeof source, string>
