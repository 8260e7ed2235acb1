import type { shell as source } from '../en/shell.ts'

/** Header, footer and what stands on every page. */
export const shell = {
  PAGE_TITLE: '{title} – {brand}',
  MOMENT: '{date} um {time} Uhr',
  SKIP_TO_CONTENT: 'Zum Inhalt springen',
  HEADER_ACCOUNT_SIGNED_IN: 'Kundenkonto, angemeldet',
  HEADER_HOME_LABEL: '{brand}, zur Startseite',
  HEADER_MENU: 'Menü',
  HEADER_MENU_LABEL: 'Kategorien',
  HEADER_ACCOUNT: 'Konto',
  HEADER_CART: 'Meine Geräte',
  MY_SALE: 'Mein Verkauf',
  HEADER_BUSINESS: 'Ankauf für Unternehmen',
  SEARCH_LABEL: 'Welches Gerät möchtest du verkaufen?',
  SEARCH_PLACEHOLDER: 'z.\u00a0B. iPhone 13 oder Canon EOS R6',
  SEARCH_SUBMIT: 'Gerät finden',
  FOOTER_LEFT: 'Verkaufen',
  FOOTER_CENTER: 'Unternehmen',
  FOOTER_RIGHT: 'Rechtliches',
  FOOTER_B2B: 'Für Firmen',
  FOOTER_SOCIAL: 'Folge uns',
  FOOTER_LANGUAGE: 'Land und Sprache',
  FOOTER_SHIPPING: 'Kostenloser Versand mit {carrier}',
  FOOTER_PRIVACY_SETTINGS: 'Cookies und Statistik',
  FOOTER_OPERATOR: 'Ein Service der {company}',
  FOOTER_PARTNER: 'Ein Service der {company} für {partner}',
  FOOTER_NEWSLETTER: 'Newsletter',
  FOOTER_NEWSLETTER_EMAIL: 'E-Mail-Adresse',
  FOOTER_NEWSLETTER_CONSENT:
    'Ja, ich möchte per E-Mail von Neuigkeiten und Ankaufspreisen hören. Abbestellen kann ich jederzeit mit einem Klick.',
  FOOTER_NEWSLETTER_SUBMIT: 'Anmelden',
  PAGE_UPDATED: 'Zuletzt geändert am {date}',
  PAGE_CONTENTS: 'Auf dieser Seite',
  PAGE_EXAMPLE_DATA:
    'Beispieldaten. Für diesen Shop sind noch keine Angaben zum Betreiber hinterlegt. Firma, Adresse und Kontakte auf dieser Seite sind erfunden.',
  FORM_EMPTY_FIELD: 'Bitte lass dieses Feld leer',
} satisfies Record<keyof typeof source, string>
